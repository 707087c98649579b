import { games, piece } from './games.js';
import { clickSquare, expect, man, open, test } from './peer.js';

const moves = ['c3-d4', 'b6-a5', 'd4-c5'].map((text, i) => ({ by: i % 2 ? 'black' : 'white', text, took: 1 }));

/** What the server would replay: one white man on his way, seen from the first position on. */
const steps = ['c3', 'd4', 'd4', 'c5'].map((at, ply) => ({
  turn: ply % 2 ? 'black' : 'white',
  last: [],
  gone: ply === 1 ? ['c3'] : ply === 3 ? ['d4'] : [],
  here: ply === 2 ? [piece('a5', 'black')] : [piece(at, 'white')],
}));

async function opened(page, change = {}) {
  let asked = 0;
  await page.route('**/games/*/positions', (route) => {
    asked += 1;
    return route.fulfill({ json: steps });
  });
  const peer = await open(page, { ...games.russian(change), moves });
  return { peer, asked: () => asked };
}

test('a click on a move shows the position behind it, and the way back', async ({ page }) => {
  const { asked } = await opened(page);
  await page.getByRole('button', { name: 'b6-a5' }).click();
  await expect(page.locator('#status')).toContainText('Position after 1… b6-a5.');
  await expect(man(page, 'd4')).toHaveCount(1);
  await expect(page.locator('.piece:not(.taken)')).toHaveCount(2);
  await expect(page.locator('[aria-current=step]')).toHaveText('b6-a5');
  await expect(page.locator('[data-diagram]')).toHaveAttribute('href', /\?ply=2$/);
  // Nothing can be moved in the past.
  await clickSquare(page, 'd4');
  await expect(page.locator('[role=gridcell].target')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to game' }).click();
  await expect(page.locator('#status')).toHaveText('Your move.');
  await expect(page.locator('.piece:not(.taken)')).toHaveCount(24);
  expect(asked()).toBe(1);
});

test('arrows, Home and End lead through the moves, however fast', async ({ page }) => {
  await opened(page);
  await page.locator('#moves').focus();
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(page.locator('#status')).toContainText('Position after 1. c3-d4.');
  await expect(page.locator('#announce')).toContainText('Position after 1. c3-d4.');
  await page.keyboard.press('Home');
  await expect(page.locator('#status')).toContainText('Start position.');
  await expect(page.getByRole('button', { name: 'First position' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#status')).toContainText('1. c3-d4');
  await page.getByRole('button', { name: 'One move forward' }).click();
  await expect(page.locator('#status')).toContainText('1… b6-a5');
  await page.locator('#moves').focus();
  await page.keyboard.press('End');
  await expect(page.locator('#status')).toHaveText('Your move.');
});

test('the game goes on while somebody looks back', async ({ page }) => {
  const { peer } = await opened(page, { turn: 'black' });
  await page.getByRole('button', { name: 'c3-d4' }).click();
  await expect(page.locator('#status')).toContainText('1. c3-d4');
  const move = { by: 'black', text: 'f6-g5', took: 1 };
  peer.send({ type: 'update', id: null, said: [], plies: 4, moves: [move], state: { ...peer.game.state, version: 9, turn: 'white' } });
  await expect(page.locator('#moves')).toContainText('f6-g5');
  await expect(page.locator('#status')).toContainText('1. c3-d4');
  // What is taken back cannot be looked at any more.
  peer.send({ type: 'update', id: null, said: [], plies: 1, moves: [], state: { ...peer.game.state, version: 10, turn: 'black' } });
  await expect(page.locator('#status')).toHaveText('Black to move.');
  await expect(page.locator('[aria-current=step]')).toHaveText('c3-d4');
});

test('what was answered is seen, not only heard', async ({ page }) => {
  const peer = await open(page, games.russian());
  peer.send({ type: 'update', id: 'x', said: [{ en: 'Black: “I do not agree”.' }], plies: 0, moves: [], state: { ...peer.game.state, version: 9 } });
  await expect(page.locator('#status')).toHaveText('Black: “I do not agree”. Your move.');
});
