// A game from the first page to its end without a pointer, and what is read aloud on the way.

import { expect, test } from './visit.js';

/** Presses Tab until the focus is there. */
async function tabTo(page, selector, key = 'Tab') {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not come to ${selector}`);
}

/** Presses a key until the control that has the focus has this value. */
async function choose(page, value) {
  for (let presses = 0; presses < 20; presses += 1) {
    if ((await page.evaluate(() => document.activeElement?.value)) === value) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`the arrows do not come to ${value}`);
}

async function keys(page, names) {
  for (const name of names.split(' ')) await page.keyboard.press(name);
}

// 000:11.1.6: a game of the form for the blind, by keys and what is spoken.
test('a game by keyboard alone', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto('/');
  await page.mouse.move(0, 0);
  await tabTo(page, '[name=opponent]');
  await choose(page, 'screen');
  await tabTo(page, '[name=rules]');
  await choose(page, 'russian');
  await tabTo(page, 'details.finer > summary');
  await page.keyboard.press('Enter');
  await tabTo(page, '[name=form]');
  await choose(page, 'blind');
  await tabTo(page, 'main details:has([name=position]) > summary', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, '[name=position]');
  await page.keyboard.type('W:Wc3:Bd4,g7');
  // The first Enter draws the position, unless it is drawn already; the second begins.
  await expect(page.locator('peatee-board .piece:not(.taken)')).toHaveCount(3);
  await page.keyboard.press('Enter');
  const game = await visitor.atBoard();

  // What stands there, as it is read.
  await expect(page.getByRole('grid')).toMatchAriaSnapshot(`
    - grid "Board":
      - row "b8 – h8":
        - gridcell "b8, empty"
        - gridcell "d8, empty"
        - gridcell "f8, empty"
        - gridcell "h8, empty"
      - row "a7 – g7":
        - gridcell "a7, empty"
        - gridcell "c7, empty"
        - gridcell "e7, empty"
        - gridcell "g7, black man"
      - row "b6 – h6"
      - row "a5 – g5"
      - row "b4 – h4":
        - gridcell "b4, empty"
        - gridcell "d4, black man"
      - row "a3 – g3":
        - gridcell "a3, empty"
        - gridcell "c3, white man"
      - row "b2 – h2"
      - row "a1 – g1"
  `);
  await expect(page.getByRole('grid').getByRole('gridcell')).toHaveCount(32);

  // Tab comes to a piece that can move; the arrows go over the squares that are played on.
  await tabTo(page, '[role=gridcell]');
  await expect(page.getByRole('gridcell', { name: 'c3, white man' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'e5, empty, can be reached' })).toBeAttached();
  await expect(page.getByRole('gridcell', { name: 'c3, white man', selected: true })).toBeFocused();
  await keys(page, 'ArrowUp ArrowUp ArrowRight');
  await expect(page.getByRole('gridcell', { name: 'e5' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(visitor.spoken).toContainText('White’s move: c3:e5.');
  await expect(page.getByRole('gridcell', { name: 'e5, white man' })).toBeFocused();

  // A move that is written.
  await tabTo(page, '#entry input');
  await page.keyboard.type('g7-f6');
  await page.keyboard.press('Enter');
  await expect(visitor.spoken).toContainText('Black’s move: g7-f6.');

  // Back to the board, where it was left.
  await tabTo(page, '[role=gridcell]', 'Shift+Tab');
  await expect(page.getByRole('gridcell', { name: 'e5, white man' })).toBeFocused();
  await keys(page, 'Enter ArrowUp ArrowUp ArrowRight Enter');
  await visitor.seesEnd({ score: '1-0', said: 'White wins: Black has no pieces left.', article: '001:6.1.3' });
  await expect(visitor.spoken.locator('p')).toHaveText([
    'White’s move: c3:e5.',
    'Black’s move: g7-f6.',
    'White’s move: e5:g7.',
    'White wins: Black has no pieces left.',
  ]);

  // And to what may be done then.
  await tabTo(page, '[data-action=rematch]');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => /\/games\/\w+$/.test(url.pathname) && url.pathname !== game);
});

test('a position is set up and played by keyboard alone', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto('/');
  await tabTo(page, '[name=opponent]');
  await choose(page, 'screen');
  await tabTo(page, '[name=rules]');
  await choose(page, 'russian');
  await expect(page.getByRole('gridcell', { name: 'a3, white man' })).toBeAttached();
  await tabTo(page, '#editor > summary', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-editor=clear]');
  await page.keyboard.press('Enter');

  // Nothing stands there, and that is no position.
  await expect(page.locator('#wrong-position')).not.toBeEmpty();
  await tabTo(page, '[role=gridcell]', 'Shift+Tab');
  // The focus was left where a white man can move.
  await keys(page, 'Home KeyM ArrowUp ArrowUp ArrowUp Shift+KeyK');
  await expect(visitor.spoken).toContainText('b6, black king');
  await expect(page.locator('[name=position]')).toHaveValue('W:Wa3:BKb6');
  await expect(page.locator('#wrong-position')).toBeEmpty();
  await tabTo(page, 'button.go');
  await page.keyboard.press('Enter');
  await visitor.atBoard();
  await expect(page.getByRole('gridcell', { name: 'b6, black king' })).toBeAttached();
  await tabTo(page, '[role=gridcell]');
  await keys(page, 'Enter ArrowUp Enter');
  await expect(visitor.spoken).toContainText('White’s move: a3-b4.');
});
