// A finished game is reviewed: asked for by one click, watched while it is made, read, and there again after a restart.

import { expect, test } from './visit.js';

/** The game of article §14.8 of the regulations of 1953 from its third move on, which loses a man. */
const POSITION = 'W:Wa1,a3,b2,c1,c3,d2,d4,e1,e3,g1,g3,h2:Ba7,b6,b8,c5,c7,d8,e7,f8,g5,g7,h6,h8';
const MOVES = 'c3-b4 g5-h4 b4:d6 h4:f2 e1:g3 c7:h4';
const MADE_WITHIN_MS = 90_000;

async function resign(visitor) {
  await visitor.press('resign');
  await visitor.press('resign-yes');
  await expect(visitor.status.locator('.score')).toHaveText(/^\d-\d$/);
}

test('a game is played and reviewed', async ({ visit, house }) => {
  test.slow();
  const visitor = await visit();
  const { page } = visitor;
  const link = page.locator('#papers').getByRole('link', { name: 'Review' });
  const game = await visitor.make({ rules: 'russian', position: POSITION, name: 'Kadri Tamm' });
  await expect(link).toBeHidden();
  for (const move of MOVES.split(' ')) await visitor.play(move);
  await resign(visitor);
  await link.click();
  await page.waitForURL(`**${game}/review`);
  await page.getByRole('button', { name: 'Review the game' }).click();

  // The bar moves without a click, and the review comes by itself.
  const bar = page.getByRole('progressbar', { name: 'Moves reviewed' });
  await expect(bar).toHaveAttribute('max', '6');
  await expect(page.locator('main[data-state=running]')).toBeAttached();
  await expect(page.locator('main[data-state=done]')).toBeAttached({ timeout: MADE_WITHIN_MS });
  const turning = page.locator('.turning li');
  await expect(turning.first()).toContainText('1. c3-b4 ??');
  await expect(turning.first()).toContainText('Better:');
  await expect(turning.first().locator('img')).toHaveJSProperty('complete', true);
  await expect(page.locator('.graph svg .mark.worst')).toHaveCount(1);
  await expect(page.getByRole('row', { name: /^Accuracy/ }).getByRole('cell')).toHaveText([/^\d+\s%$/, /^\d+\s%$/]);
  const rows = page.locator('.moves li');
  await expect(rows).toHaveCount(6);
  await expect(rows.first()).toContainText('1. c3-b4');
  await rows.first().getByRole('link').click();
  await expect(page.locator('.diagram figcaption')).toContainText('Position after 1. c3-b4');

  await house.restart();
  await page.goto(`${game}/review`);
  await expect(page.locator('main[data-state=done]')).toBeAttached();
  await expect(turning.first()).toContainText('1. c3-b4 ??');
});

test('a game is reviewed without scripts', async ({ visit }) => {
  test.slow();
  const player = await visit();
  const game = await player.make({ rules: 'russian', position: 'W:Wc3,e3,g1:Bd6,h8', name: 'Kadri Tamm' });
  await player.play('c3-d4');
  await player.play('h8-g7');
  await resign(player);
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(`${game}/review`);
  await page.getByRole('button', { name: 'Review the game' }).click();
  // Nothing is pressed: the page looks again by itself.
  await expect(page.getByRole('heading', { name: 'Turning points' })).toBeVisible({ timeout: MADE_WITHIN_MS });
  await expect(page.locator('.moves li')).toHaveCount(2);
});
