// Several people play one side together: a consultation game (002:§3.1).

import { expect, fill, test } from './visit.js';

test('both sides name who consults, and the game is called a consultation game', async ({ visit }) => {
  const [white, black] = [await visit(), await visit()];
  await white.page.goto('/');
  await fill(white.page, { opponent: 'friend', rules: 'russian', control: '-', side: 'white', name: 'Kadri', consult: 'Anna, Jonas' });
  await white.page.screenshot({ path: 'tests/shots/consultation-start.png', fullPage: true });
  await white.page.locator('form.new-game button.primary').click();
  await white.page.waitForURL(/\/challenges\//);
  await expect(white.page.locator('main')).toContainText('consultation game');

  await black.page.goto(white.page.url().replace(/^http:\/\/[^/]+/, ''));
  await expect(black.page.locator('main')).toContainText('Kadri, Anna, Jonas');
  await black.page.locator('main [name=name]').fill('Jānis');
  await black.page.locator('main [name=consult]').fill('Ilze');
  await black.page.locator('main form button').click();
  const game = await black.atBoard();
  await white.atBoard();
  for (const { page } of [white, black]) {
    await expect(page.locator('.seat[data-side=white] .name')).toHaveText('Kadri, Anna, Jonas');
    await expect(page.locator('.seat[data-side=black] .name')).toHaveText('Jānis, Ilze');
    await expect(page.locator('footer')).toContainText('consultation game');
  }
  await white.page.screenshot({ path: 'tests/shots/consultation.png' });
  await white.play('c3-d4');
  await expect(black.moves).toHaveText(['c3-d4']);

  await white.page.goto(`${game}/sheet`);
  await expect(white.page.locator('main')).toContainText('Kadri, Anna, Jonas');
  await expect(white.page.locator('main')).toContainText('consultation game');
  await white.page.goto('/games');
  await expect(white.page.locator('main')).toContainText('consultation game');
  const pdn = await (await white.page.request.get(`${game}/pdn`)).text();
  expect(pdn).toContain('[White "Kadri, Anna, Jonas"]');
  expect(pdn).toContain('[Consultation "yes"]');
});

test('a name that somebody is registered under is refused with a sentence', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.expected = /400/;
  await page.goto('/');
  await fill(page, { opponent: 'screen', rules: 'russian', control: '-', consult: 'Peatee' });
  await page.locator('form.new-game button.primary').click();
  await expect(page.locator('#wrong-consult')).toContainText('cannot be used here');
});
