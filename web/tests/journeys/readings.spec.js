// Readings of the draw rules: chosen for a new game, seen by the opponent and on the page of the game.

import { expect, test } from './visit.js';

const LINE = 'Moves with kings only (001:7.2.5): not counted with four to seven pieces';

test('found_7_b5: a reading is chosen, seen in the challenge and in the game', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/');
  const readings = page.locator('details.readings');
  await expect(readings).toBeHidden();
  await page.locator('[name=rules]').selectOption('home');
  await readings.locator('summary').click();
  await expect(page.locator('[name=home_counts]')).toBeVisible();
  await expect(page.locator('[name=kings_only_rule]')).toBeHidden();
  await page.locator('[name=rules]').selectOption('russian');
  await expect(page.locator('[name=home_counts]')).toBeHidden();
  await page.locator('[name=kings_only_rule]').selectOption('not-in-small-endings');
  await page.locator('[name=opponent][value=friend]').check();
  await page.locator('button.go').click();
  await page.waitForURL(/challenges/);
  await expect(page.locator('.terms')).toContainText(LINE);
  const { page: other } = await visit();
  await other.goto(page.url());
  await expect(other.locator('.terms')).toContainText(LINE);
  await other.locator('form button.primary').click();
  await other.waitForURL(/games/);
  await expect(other.locator('.site-footer')).toContainText(LINE);
});
