// A game by letter, three days a move, goes on counting while the server is away; a live game does not.

import { setTimeout as sleep } from 'node:timers/promises';
import { LOST, expect, test, two } from './visit.js';

const AWAY_MS = 2600;

const left = (player, side) => player.page.locator(`peatee-clock[side=${side}]`).evaluate((clock) => clock.left);

test('a game by letter counts days over a restart', async ({ visit, house }) => {
  const { white, black } = await two(visit, { control: '*259200' });
  for (const player of [white, black]) player.expected = LOST;
  await white.play('32-28');
  const clock = black.page.locator('peatee-clock[side=black] .time');
  await expect(clock).toHaveText(/^(3 d 00:00|2 d 23:59)$/);
  const before = await left(black, 'black');

  await house.restart(() => sleep(AWAY_MS));
  for (const player of [white, black]) await player.isLive();
  expect(before - (await left(black, 'black'))).toBeGreaterThanOrEqual(AWAY_MS);
  await expect(clock).toHaveText(/^(3 d 00:00|2 d 23:59)$/);
  await expect(black.page.locator('peatee-clock[side=black]')).toHaveClass(/running/);

  await black.play('19-23');
  await expect(white.moves).toHaveText(['32-28', '19-23']);
  await expect(white.page.locator('peatee-clock[side=white] .time')).toHaveText(/^(3 d 00:00|2 d 23:59)$/);
});

test('nobody is charged for the time when the server was away', async ({ visit, house }) => {
  const { white, black } = await two(visit, { control: '1800+30' });
  for (const player of [white, black]) player.expected = LOST;
  await white.play('32-28');
  const before = await left(black, 'black');
  const stopped = Date.now();
  await house.restart(() => sleep(AWAY_MS));
  for (const player of [white, black]) await player.isLive();
  const gone = before - (await left(black, 'black'));
  expect(gone).toBeLessThan(Date.now() - stopped - AWAY_MS / 2);
  await expect(black.page.locator('peatee-clock[side=black]')).toHaveClass(/running/);
});
