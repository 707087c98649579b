// Lines that break without a sign, and what a player is told meanwhile.

import { LOST, expect, test, two } from './visit.js';

test('found_7_t_player2_02: a silent line is given up and tried anew, and the move arrives', async ({ visit }) => {
  const { white, black } = await two(visit, { control: '300' });
  white.expected = LOST;
  white.line.silence();
  await white.tries('32-28');
  const told = white.page.locator('#connection');
  await expect(told).toContainText('Your move has not arrived yet.', { timeout: 20_000 });
  await expect(told).toContainText('Your clock keeps running.');
  white.line.restore();
  await expect(black.moves).toHaveCount(1, { timeout: 30_000 });
  await white.isLive();
});

test('found_7_t_player2_04: who lost on time while away is told the result', async ({ visit }) => {
  const { white, black } = await two(visit, { control: '60' });
  test.slow();
  await white.goOffline();
  await white.tries('32-28');
  await expect(black.status.locator('.score')).toHaveText('0-1', { timeout: 80_000 });
  await white.goOnline();
  await expect(white.status).toBeVisible();
  await expect(white.status).toContainText('White exceeded the time');
  await expect(white.page.locator('#refusal')).toBeHidden();
});

test('found_7_t_player2_06: a game is broken off only after a question', async ({ visit }) => {
  const { white, black } = await two(visit);
  await white.play('32-28');
  await black.press('abort');
  await expect(black.status).not.toContainText('broke');
  await black.press('abort-no');
  await black.play('19-23');
  await expect(white.moves).toHaveCount(2);
});

test('found_7_t_player2_09: a double click takes back one move', async ({ visit }) => {
  const player = await visit();
  // Too far apart for a capture, whatever the computer plays.
  await player.begin({ opponent: 'computer', level: '1', position: 'W:W46,47,48:B3,4,5' });
  await player.play('46-41');
  await expect(player.moves).toHaveCount(2, { timeout: 20_000 });
  await player.play('47-42');
  await expect(player.moves).toHaveCount(4, { timeout: 20_000 });
  await player.page.locator('#actions [data-action="takeback"]').dblclick();
  await expect(player.moves).toHaveCount(2);
  await player.page.waitForTimeout(800);
  await expect(player.moves).toHaveCount(2);
});
