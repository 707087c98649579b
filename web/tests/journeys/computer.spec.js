// What a player asks of the computer is answered (part 7, C.2).

import { expect, test } from './visit.js';

const COMPUTER = { opponent: 'computer', level: '1' };

test('found 7 C.2: the computer lets a move be taken back', async ({ visit }) => {
  const player = await visit();
  await player.make({ ...COMPUTER });
  await player.play('32-28');
  await expect(player.moves).toHaveCount(2);
  await player.press('takeback');
  await expect(player.moves).toHaveCount(0);
  await expect(player.status).toContainText('Your move.');
});

test('found 7 C.2: the refusal of a draw is shown', async ({ visit }) => {
  const player = await visit();
  // A piece down, a computer agrees to no draw.
  await player.make({ ...COMPUTER, position: 'W:W31,32:B1,2,3,4,5,6,7,8' });
  await player.press('draw');
  await expect(player.status).toContainText('Black: “I do not agree”.');
});

test('found 7 C.2: a game with the computer is saved and continued', async ({ visit }) => {
  const player = await visit();
  const game = await player.make({ ...COMPUTER, control: '300+3' });
  await expect(player.page.locator('#actions [data-action="adjourn"]')).toHaveCount(0);
  await player.press('save');
  await expect(player.status).toContainText('The game is saved');
  await player.page.goto('/');
  await player.page.goto(game);
  await player.atBoard();
  await player.press('resume');
  await expect(player.status).toContainText('Your move.');
  await player.play('32-28');
  await expect(player.moves).toHaveCount(2);
});
