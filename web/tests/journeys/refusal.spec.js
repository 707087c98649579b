// A move that is forbidden: why, on which squares, and where it is written.

import { expect, test } from './visit.js';

test('a forbidden try is refused with its article', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.make({ position: 'W:W31,45:B27,17,40' });
  const said = 'This move captures 1 piece; 2 pieces must be captured.';
  await visitor.tries('45-34');
  await expect(page.locator('#refusal')).toContainText(said);
  await expect(page.locator('#refusal .instead')).toHaveText('Possible: 31x11.');
  await expect(visitor.spoken).toContainText(said);
  await expect(page.locator('peatee-board .fault')).not.toHaveCount(0);
  await expect(visitor.moves).toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: '45, white man' })).toBeAttached();

  await page.locator('#refusal').getByRole('link', { name: '000:4.13' }).click();
  await expect(page).toHaveURL(/\/rules\/000:4\.13$/);
  await expect(page.locator('main .where')).toContainText('4.13');
  await expect(page.locator('main .rule')).toContainText('one that takes the largest number of pieces must be made');

  // And the move that must be made can be made.
  await page.goBack();
  await visitor.atBoard();
  await visitor.play('31-22-11');
});

test('who asks for too much at once is told so, and loads the page anew', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.make({});
  await page.evaluate(() => {
    const form = document.querySelector('#entry');
    for (let i = 0; i < 100; i += 1) {
      form.querySelector('input').value = '1-1';
      form.requestSubmit();
    }
  });
  await expect(page.locator('#connection')).toHaveText('Too many requests at once: wait a moment and reload the page.');
  await page.reload();
  await visitor.atBoard();
  await visitor.play('32-28');
});
