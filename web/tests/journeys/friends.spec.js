// Two browsers in one game, by a link.

import { writeFileSync } from 'node:fs';
import { peatee } from './house.js';
import { expect, fill, test, two } from './visit.js';

const DRAWN = { score: '1/2-1/2', said: 'Draw by agreement.', article: '000:7.3.1' };

test('a friend comes by the link; offers, a broken line, an agreed draw, another game', async ({ visit }, info) => {
  const [white, black] = [await visit(), await visit()];

  // The link.
  await white.page.goto('/');
  await fill(white.page, { opponent: 'friend', rules: 'international', side: 'white', name: 'Kadri Tamm' });
  await white.page.locator('form.new-game button.primary').click();
  await white.page.waitForURL(/\/challenges\/\w+$/);
  const link = new URL(await white.page.locator('#link').inputValue());
  expect(link.origin).toBe(white.line.url);
  await black.page.goto(link.pathname);
  await expect(black.page.locator('main')).toContainText('Kadri Tamm');
  await fill(black.page, { name: 'Jānis Bērziņš' });
  await black.page.locator('main form button').click();
  const game = await black.atBoard();
  await white.atBoard();
  await expect(white.page.locator('.seat[data-side=black]')).toContainText('Jānis Bērziņš');

  // An offer that is declined.
  await white.play('32-28');
  await black.press('draw');
  await expect(white.status).toContainText('Black offers a draw.');
  await expect(white.spoken).toContainText('Black: “I offer a draw”.');
  await white.press('draw-decline');
  await expect(black.spoken).toContainText('White: “I do not agree”.');
  await black.play('19-23');
  await expect(white.moves).toHaveCount(2);

  // The line breaks while White moves.
  await black.goOffline();
  await expect(white.page.locator('.seat[data-side=black] .presence')).toHaveText('not connected');
  await white.play('28-19');
  await expect(black.moves).toHaveCount(2);
  await black.goOnline();
  await expect(black.moves).toHaveText(['32-28', '19-23', '28x19']);
  await expect(black.page.locator('.piece:not(.taken)')).toHaveCount(39);

  // A move made on a broken line goes out when it is mended.
  await black.goOffline();
  await black.tries('14-23');
  await expect(black.page.locator('main[data-unconfirmed]')).toBeAttached();
  await black.goOnline();
  await expect(white.moves).toHaveText(['32-28', '19-23', '28x19', '14x23']);
  await expect(black.page.locator('main[data-unconfirmed]')).toHaveCount(0);

  // Agreed.
  await white.press('draw');
  await expect(black.status).toContainText('White offers a draw.');
  await black.press('draw-accept');
  for (const player of [white, black]) await player.seesEnd(DRAWN);

  // The protocol is one that the same program finds no fault with.
  const file = info.outputPath('game.pdn');
  const protocol = await white.context.request.get(`${game}/pdn`);
  expect(protocol.ok()).toBe(true);
  writeFileSync(file, await protocol.text());
  const { status, said } = peatee('check', '--lang', 'en', file);
  expect(said).toContain('Kadri Tamm – Jānis Bērziņš: international, 4 moves, result 1/2-1/2: no errors');
  expect(status).toBe(0);

  // Another game, with colours exchanged.
  await black.press('rematch');
  await white.press('rematch-accept');
  for (const [player, seat] of [[white, 'black'], [black, 'white']]) {
    await player.page.waitForURL((url) => /\/games\/\w+$/.test(url.pathname) && url.pathname !== game);
    await player.atBoard();
    await expect(player.page.locator('main')).toHaveAttribute('data-seats', seat);
  }
  await black.play('31-27');
  await expect(white.moves).toHaveText(['31-27']);
});

test('who has both seats taken before him watches, and cannot act', async ({ visit }) => {
  const { white, black, game } = await two(visit);
  const guest = await visit();
  await guest.page.goto(game);
  await guest.atBoard();
  await expect(guest.page.locator('main')).toHaveAttribute('data-seats', '');
  await expect(white.page.locator('#watchers')).toHaveText('Watching: 1');

  // What he sees.
  await white.play('32-28');
  await expect(guest.moves).toHaveText(['32-28']);
  await expect(guest.spoken).toContainText('White’s move: 32-28.');

  // What he cannot do: by the board, by the page, by the field.
  await guest.tries('19-23');
  await expect(guest.page.locator('.picked')).toHaveCount(0);
  await expect(guest.page.locator('#actions button')).toHaveCount(0);
  const field = guest.page.locator('#entry input');
  if (await field.isVisible()) {
    await field.fill('19-23');
    await field.press('Enter');
    await expect(guest.page.locator('#refusal')).toHaveText(/You are watching this game/);
  }
  await black.play('19-23');
  await expect(guest.moves).toHaveText(['32-28', '19-23']);
});

test('a second guest gets no seat', async ({ visit }) => {
  const [host, friend, late] = [await visit(), await visit(), await visit()];
  const path = await host.ask({ opponent: 'friend' });
  await late.page.goto(path);
  await friend.page.goto(path);
  await friend.page.locator('main form button').click();
  const game = await friend.atBoard();

  // He still has the page with the button, and is told that he came too late.
  late.expected = /\b409\b/;
  await late.page.locator('main form button').click();
  await expect(late.page.locator('main h1')).toHaveText('Someone was faster');
  // By the same link he may watch.
  await late.page.goto(path);
  await late.page.getByRole('link', { name: 'Go to game' }).click();
  expect(await late.atBoard()).toBe(game);
  await expect(late.page.locator('main')).toHaveAttribute('data-seats', '');
});
