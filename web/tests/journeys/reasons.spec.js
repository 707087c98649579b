// A refusal comes with its reason (part 7, C.3).

import { expect, test } from './visit.js';

test('found 7 C.3: a piece that may not move says why', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.make({ position: 'W:W31,45,41,46:B27,40' });
  await visitor.tries('41');
  await expect(page.locator('#refusal')).toContainText('A capture is possible and therefore compulsory.');
  await expect(visitor.spoken).toContainText('compulsory');
  await visitor.tries('46');
  await expect(page.locator('#refusal')).toContainText('The piece on square 46 cannot move');
});

test('found 7 C.3: a claim that fails says why', async ({ visit }) => {
  const visitor = await visit();
  await visitor.make({});
  await visitor.press('claim');
  await visitor.press('claim-now');
  await expect(visitor.status).toContainText('White’s draw claim was not confirmed.');
  await expect(visitor.status).toContainText(/No count towards a draw has begun|No count has reached its limit yet\./);
});

test('found 7 C.3: a refusal on the start page has words', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto('/?opponent=screen');
  await expect(page.locator('peatee-board [role=gridcell]').first()).toBeAttached();
  await visitor.tries('32-23');
  await expect(page.locator('#refusal')).toContainText('23');
  await expect(page.locator('#refusal a.article')).toBeVisible();
  await visitor.tries('46');
  await expect(page.locator('#refusal')).toContainText('The piece on square 46 cannot move');
});
