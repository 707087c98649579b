// How a game begins (part 7, C.4).

import { expect, test } from './visit.js';

test('found 7 C.4: no clock runs before the player has come', async ({ visit }) => {
  const player = await visit();
  const path = await player.ask({ opponent: 'computer', level: '1', control: '60' });
  await player.page.waitForTimeout(1500);
  await player.page.goto(path);
  await player.atBoard();
  const clock = player.page.locator('peatee-clock[side=white]');
  await expect(clock).toContainText(/1:00|0:59/);
});

test('found 7 C.4: the way back from a game leads past its challenge', async ({ visit }) => {
  const [white, black] = [await visit(), await visit()];
  await white.page.goto('/rules');
  const path = await white.ask({ opponent: 'friend', name: 'Kadri' });
  await white.page.goto(path);
  await black.page.goto(path);
  await black.page.locator('main form button').click();
  await black.atBoard();
  await white.atBoard();
  await white.page.goBack();
  await expect(white.page).toHaveURL(/\/rules$/);
  await black.page.goBack();
  await expect(black.page).toHaveURL(/\/challenges\//);
  await expect(black.page.getByText('This challenge has been accepted.')).toBeVisible();
  await black.page.getByRole('link', { name: 'Go to game' }).click();
  await black.atBoard();
});

test('found 7 C.4: a position is drawn before a game begins from it', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/?opponent=screen');
  await page.locator('main details:has([name=position]) > summary').click();
  const field = page.locator('[name=position]');
  await field.evaluate((input) => {
    input.focus();
    document.execCommand('insertText', false, 'W:W31,45:B27,40');
  });
  await expect(page.locator('peatee-board .piece:not(.taken)')).toHaveCount(4);
  // Enter right behind the text shows it first.
  const isHeld = await field.evaluate((input) => {
    input.value = 'W:W31:B20,40';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    return !input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
  expect(isHeld).toBe(true);
  await expect(page.locator('peatee-board .piece:not(.taken)')).toHaveCount(3);
  await expect(page).toHaveURL(/opponent=screen/);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/games\/\w+$/);
});

test('found 7 C.4: a game that begins by keys has the focus on its board', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto('/?opponent=screen');
  await page.locator('button.go').focus();
  await page.keyboard.press('Enter');
  await visitor.atBoard();
  await expect(page.locator('peatee-board [role=gridcell]:focus')).toHaveCount(1);
});

test('found 7 C.4: two at one screen are asked for no colour', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/');
  const side = page.locator('fieldset:has([name=side])');
  await expect(side).toBeVisible();
  await page.locator('[name=opponent][value=screen]').check();
  await expect(side).toBeHidden();
});

test('found 7 C.4: arrow keys step through the moves from anywhere but the board and fields', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.make({});
  await visitor.play('32-28');
  await page.locator('#actions button').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('main[data-viewing]')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('main[data-viewing]')).toHaveCount(0);
});

test('found 7 C.4: settings are on every page, and the board of the start page turns', async ({ visit }) => {
  const { page } = await visit();
  for (const path of ['/rules', '/lobby', '/games']) {
    await page.goto(path);
    await expect(page.locator('.site-header [data-setting=theme]')).toBeAttached();
  }
  await page.locator('.settings.end > summary').click();
  await page.locator('[data-setting=theme]').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/');
  await page.locator('.settings.end > summary').click();
  await page.locator('[data-setting=flip]').check();
  await expect(page.locator('peatee-board')).toHaveAttribute('flipped', '');
});
