// A guest who has played makes an account, and finds his game in another browser.

import { expect, fill, test } from './visit.js';

const NAME = 'Ilze Ozola';
const PASSWORD = 'nine men on the long road';

test('a guest’s game is his when he has an account, in every browser', async ({ visit }) => {
  const guest = await visit();
  const { page } = guest;
  const game = await guest.make({ rules: 'russian', position: 'W:Wc3:Bd4' });
  await guest.play('c3-e5');

  // From the game to an account.
  await page.locator('.site-header .who a').click();
  await page.locator('main').getByRole('link', { name: 'Create an account' }).click();
  await fill(page, { name: NAME, password: PASSWORD, again: PASSWORD });
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('/me');
  await page.getByRole('link', { name: 'Public profile' }).click();
  await expect(page.locator('main h1')).toHaveText(NAME);
  await expect(page.locator(`main a[href="${game}"]`)).toBeVisible();

  // Out: what is his is not shown in this browser any more.
  await page.goto('/me');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.locator('.site-header').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto(game);
  await guest.atBoard();
  await expect(page.locator('main')).toHaveAttribute('data-seats', '');

  // In, elsewhere: first with a slip of the finger.
  const elsewhere = await visit();
  await elsewhere.page.goto('/');
  await elsewhere.page.locator('.site-header').getByRole('link', { name: 'Sign in' }).click();
  elsewhere.expected = /\b40[013]\b/;
  await fill(elsewhere.page, { name: NAME, password: PASSWORD.slice(1) });
  await elsewhere.page.locator('main form button').click();
  await expect(elsewhere.page.getByRole('alert')).toBeVisible();
  elsewhere.expected = undefined;
  await fill(elsewhere.page, { password: PASSWORD });
  await elsewhere.page.locator('main form button').click();
  await elsewhere.page.waitForURL('/me');
  await elsewhere.page.locator(`main a[href="${game}"]`).click();
  await elsewhere.atBoard();
  await expect(elsewhere.page.locator('main')).toHaveAttribute('data-seats', 'white black');
});
