// What the start page chooses by itself.

import { expect, test } from './visit.js';

// 003:4: chance decides who begins a home game, unless somebody chooses.
test('the rules of the home game ask for a lot', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/');
  const [rules, side] = [page.locator('[name=rules]'), (name) => page.locator(`[name=side][value=${name}]`)];
  await side('black').check();
  await rules.selectOption('home');
  await expect(side('lot')).toBeChecked();
  // Another home game asks for nothing else; other rules give back what was chosen.
  await rules.selectOption('home-next');
  await expect(side('lot')).toBeChecked();
  await rules.selectOption('russian');
  await expect(side('black')).toBeChecked();
  // Who chooses has his choice.
  await rules.selectOption('home');
  await side('white').check();
  await rules.selectOption('home-continue');
  await expect(side('white')).toBeChecked();
  await rules.selectOption('international');
  await expect(side('white')).toBeChecked();
  // So has one who comes with the home game already chosen.
  await page.goto('/?rules=home&side=black');
  await rules.selectOption('home-next');
  await expect(side('black')).toBeChecked();
});
