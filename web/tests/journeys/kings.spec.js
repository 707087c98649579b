// A king may be shown as a man that is turned over (000:3.6, 001:3.7).

import { expect, test } from './visit.js';

const LANGUAGES = { en: 'A man turned over', et: 'Ümberpööratud kivi', ru: 'Перевёрнутая шашка', lv: 'Apgriezts kauliņš', lt: 'Apversta šaškė' };

/** The two drawings of the first king on a page. */
const king = (page) => ({ stacked: page.locator('.piece.crowned .stacked').first(), turned: page.locator('.piece.crowned .turned').first() });

async function seesTurned(page) {
  await expect(king(page).turned).toBeVisible();
  await expect(king(page).stacked).toBeHidden();
}

async function choose(page, kings) {
  await page.locator('.settings.end summary').click();
  await page.locator('.settings [data-setting=kings]').selectOption(kings);
  await page.keyboard.press('Escape');
}

test('a king is a man turned over on every board, if the reader wants it', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const game = await visitor.make({ rules: 'russian', position: 'W:WKc3,a1:Bh8,Kb8' });
  const address = page.url();
  await expect(king(page).stacked).toBeVisible();
  await expect(king(page).turned).toBeHidden();
  await choose(page, 'turned');
  await seesTurned(page);
  await expect(page.getByRole('gridcell', { name: 'c3, white king' })).toBeAttached();
  await expect(page.getByRole('gridcell', { name: 'b8, black king' })).toBeAttached();
  await page.screenshot({ path: 'tests/shots/kings-turned.png' });

  // It is kept, and holds on boards that nobody plays on, and on pictures of boards.
  await page.goto('/rules');
  await page.goto(address);
  await visitor.atBoard();
  await seesTurned(page);
  const [stacked, turned] = await Promise.all(
    ['', '&kings=turned'].map(async (kings) => (await page.request.get(`${game}/diagram.svg?look=screen${kings}`)).text()),
  );
  expect(turned).not.toBe(stacked);

  await choose(page, 'stacked');
  await expect(king(page).stacked).toBeVisible();
  await expect(king(page).turned).toBeHidden();
});

test('the editor and a list of boards show kings as they are wanted', async ({ visit }) => {
  const host = await visit();
  const { page } = host;
  await page.goto('/');
  await choose(page, 'turned');
  await page.locator('form.new-game details:has([name=position]) summary').first().click();
  await seesTurned(page);

  const guest = await visit();
  const simul = await host.ask({ rules: 'russian', places: '1' }, '/simuls');
  await guest.page.goto(simul);
  await guest.page.locator('main form button').click();
  await page.goto(simul);
  await page.locator('#start').click();
  await expect(page.locator('#boards img')).toHaveAttribute('src', /kings=turned/);
});

for (const [language, words] of Object.entries(LANGUAGES)) {
  test(`the choice of kings has its words in ${language}`, async ({ visit }) => {
    const { page } = await visit({ locale: language });
    await page.goto('/');
    await expect(page.locator('.settings [data-setting=kings] option[value=turned]')).toHaveText(words);
  });
}
