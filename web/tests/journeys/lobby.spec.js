// Two who do not know each other: a challenge in the lobby.

import { expect, fill, test } from './visit.js';

test('a challenge is put up in the lobby, seen and accepted', async ({ visit }) => {
  const [white, black] = [await visit(), await visit()];

  // One is in the lobby already when the other comes.
  await black.page.goto('/lobby');
  await white.page.goto('/lobby');
  await white.page.getByRole('link', { name: 'Open a challenge' }).click();
  await fill(white.page, { rules: 'russian', control: '300+3', side: 'white', name: 'Marta Liepa' });
  await white.page.locator('form.new-game button.primary').click();
  await white.page.waitForURL(/\/challenges\/\w+$/);

  const offer = black.page.locator('.offers li', { hasText: 'Marta Liepa' });
  await expect(offer).toContainText('Russian draughts');
  await expect(offer).toContainText('You play: Black');
  await expect(black.spoken).toContainText('Open challenges:');
  await offer.getByRole('button', { name: 'Accept Marta Liepa’s challenge' }).click();
  const game = await black.atBoard();
  expect(await white.atBoard()).toBe(game);

  await white.play('c3-d4');
  await black.play('f6-g5');
  await expect(white.moves).toHaveText(['c3-d4', 'f6-g5']);
  await black.page.goto('/lobby');
  await expect(offer).toHaveCount(0);
});

test('a challenge is withdrawn, and its link leads nowhere', async ({ visit }) => {
  const [owner, late] = [await visit(), await visit()];
  const path = await owner.ask({ opponent: 'anyone', control: '300+3', name: 'Otto Kask' });
  await late.page.goto(path);
  await owner.page.goto('/lobby');
  await owner.page.locator('.offers.own button').click();
  await expect(owner.page.locator('.offers.own')).toHaveCount(0);
  late.expected = /\b404\b/;
  await late.page.locator('main form button').click();
  await expect(late.page.locator('main')).toContainText('This challenge is no longer open.');
});
