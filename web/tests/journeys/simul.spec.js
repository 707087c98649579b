// A simultaneous display whose giver plays without a board (000:11.1.5).

import { expect, fill, test } from './visit.js';

const enter = async ({ page }, text) => {
  await page.locator('#entry input').fill(text);
  await page.keyboard.press('Enter');
};

test('the giver of a blindfold display plays every board by what he hears and writes', async ({ visit }) => {
  const [giver, first, second] = [await visit(), await visit(), await visit()];
  await giver.page.goto('/simuls/new');
  await fill(giver.page, { rules: 'russian', control: '-', side: 'turns', blindfold: 'yes', name: 'Kadri Tamm' });
  await giver.page.locator('main form button.primary').click();
  await expect(giver.page.locator('main')).toContainText('blindfold');
  const simul = new URL(giver.page.url()).pathname;
  for (const [guest, name] of [[first, 'Anna'], [second, 'Jonas']]) {
    await guest.page.goto(simul);
    await guest.page.locator('main [name=name]').fill(name);
    await guest.page.locator('main form button').click();
  }
  await expect(giver.page.locator('#participants li')).toHaveCount(2);
  await giver.page.locator('#start').click();
  await expect(giver.page.locator('#boards li')).toHaveCount(2);
  await expect(giver.page.locator('#boards img')).toHaveCount(0);
  await giver.page.screenshot({ path: 'tests/shots/blindfold-display.png' });
  for (const guest of [first, second]) await guest.atBoard();

  // White on the first board: no board, and the move is written.
  await giver.page.locator('#next-board').click();
  await giver.atBoard();
  await expect(giver.page.locator('peatee-board')).toBeHidden();
  await expect(giver.page.locator('peatee-board .piece')).toHaveCount(0);
  await expect(giver.page.locator('#papers')).toBeHidden();
  await enter(giver, 'c3-e5');
  await expect(giver.page.locator('#refusal')).toHaveText('This move is not legal.');
  await enter(giver, 'c3-d4');
  await expect(giver.page.locator('#no-board')).toContainText('Last move: 1. c3-d4');
  await expect(first.page.getByRole('gridcell', { name: 'd4, white man' })).toBeAttached();
  await first.play('f6-g5');
  await expect(giver.page.locator('#no-board')).toContainText('Last move: 1… f6-g5');
  await expect(giver.moves).toHaveText(['f6-g5']);
  await giver.page.screenshot({ path: 'tests/shots/blindfold-giver.png' });

  // Over: he sees what was played.
  await first.press('resign');
  await first.press('resign-yes');
  await expect(giver.page.locator('peatee-board')).toBeVisible();
  await expect(giver.moves).toHaveText(['c3-d4', 'f6-g5']);
  await expect(giver.page.locator('#papers')).toBeVisible();

  // Black on the second one.
  await second.play('c3-b4');
  await giver.page.locator('#next-board').click();
  await giver.atBoard();
  await expect(giver.page.locator('#no-board')).toContainText('Last move: 1. c3-b4');
  await giver.page.goto(simul);
  await expect(giver.page.locator('#boards img')).toHaveCount(1);
});
