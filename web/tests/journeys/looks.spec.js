// What a player has chosen: blindfold, the board turned round, no motion.

import { middle } from '../hand.js';
import { expect, test, two } from './visit.js';

const setting = (page, name) => page.locator(`.settings [data-setting="${name}"]`);

async function choose(page, name) {
  await page.locator('.settings.end summary').click();
  await setting(page, name).check();
  await page.keyboard.press('Escape');
}

test('blindfold hides the pieces, and can be played', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.make({ rules: 'russian' });
  await choose(page, 'blindfold');
  await expect(page.locator('peatee-board .piece').first()).toBeHidden();
  await expect(page.getByRole('gridcell', { name: 'c3', exact: true })).toBeAttached();
  await expect(page.getByRole('gridcell', { name: /man/ })).toHaveCount(0);
  await visitor.play('c3-d4');
  await page.locator('#entry input').fill('f6-g5');
  await page.keyboard.press('Enter');
  await expect(visitor.moves).toHaveText(['c3-d4', 'f6-g5']);

  // It is still so on the next visit.
  await page.reload();
  await visitor.atBoard();
  await expect(page.locator('peatee-board .piece').first()).toBeHidden();
});

test('who has agreed to play blindfold has no board until the game is over', async ({ visit }) => {
  const { white, black } = await two(visit, { form: 'blindfold', form_side: 'black', rules: 'russian', position: 'W:Wc3:Bd4,g7' });
  await expect(black.page.locator('peatee-board')).toBeHidden();
  await expect(black.page.locator('peatee-board .piece')).toHaveCount(0);
  await expect(black.page.locator('#no-board')).toContainText('You play without a board');
  await expect(setting(black.page, 'blindfold')).toBeChecked();
  await expect(setting(black.page, 'blindfold')).toBeDisabled();
  await expect(white.page.getByRole('gridcell', { name: 'd4, black man' })).toBeAttached();
  await expect(setting(white.page, 'blindfold')).toBeEnabled();
  await white.play('c3-e5');
  await expect(black.page.locator('#no-board')).toContainText('Last move: 1. c3:e5');
  await expect(black.page.locator('peatee-board .piece')).toHaveCount(0);
  await black.page.locator('#entry input').fill('g7-f6');
  await black.page.keyboard.press('Enter');
  await expect(white.moves).toHaveCount(2);
  await white.play('e5-g7');
  await expect(black.status.locator('.score')).toHaveText('1-0');
  await expect(black.page.getByRole('gridcell', { name: 'g7, white man' })).toBeAttached();
  await expect(black.page.locator('peatee-board')).toBeVisible();
  await expect(black.moves).toHaveText(['c3:e5', 'g7-f6', 'e5:g7']);
  await expect(setting(black.page, 'blindfold')).not.toBeChecked();
});

// 000:11.3: a board that players do not share lies before each with his own base below (000:2.4).
test('in a game by letter each has his own side below', async ({ visit }) => {
  const { white, black } = await two(visit, { rules: 'international', control: '*259200' });
  for (const [{ page }, near, far] of [[white, '46', '5'], [black, '5', '46']]) {
    const [below, above] = [await middle(page, near), await middle(page, far)];
    expect(below.y).toBeGreaterThan(above.y);
    // The lower left square is dark.
    expect(below.x).toBeLessThan(above.x);
  }
});

test('the board is turned round, and can be played', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.make({});
  const before = await middle(page, '50');
  await choose(page, 'flip');
  await expect(page.locator('peatee-board[flipped]')).toBeAttached();
  const after = await middle(page, '50');
  expect(after.y).toBeLessThan(before.y);
  await expect(page.locator('.seat[data-side=white]')).toHaveAttribute('data-place', 'above');
  await expect(page.getByRole('row').first()).toHaveAccessibleName('50 – 46');
  await visitor.play('32-28');
  await visitor.play('19-23');
});

test('nothing moves for one who asks for no motion', async ({ visit }) => {
  const moving = await visit();
  const still = await visit({ reducedMotion: 'reduce' });
  const running = (visitor) =>
    visitor.page.evaluate(() => {
      // Counted from the moment when the piece is put down, before anything can have come to its end.
      window.seen = 0;
      const count = () => {
        window.seen = Math.max(window.seen, document.getAnimations().filter(({ playState }) => playState === 'running').length);
        requestAnimationFrame(count);
      };
      count();
    });
  for (const visitor of [moving, still]) {
    await visitor.make({ rules: 'russian', position: 'W:Wc3:Bd4,d6,h8' });
    await running(visitor);
    await visitor.play('c3-e5-c7');
  }
  expect(await moving.page.evaluate(() => window.seen)).toBeGreaterThan(0);
  expect(await still.page.evaluate(() => window.seen)).toBe(0);
});

/** Column, row and size of each piece, on a board of so many columns with such a margin. */
function places(transforms, size, margin) {
  const unit = (1000 - 2 * margin) / size;
  const all = transforms.map((text) => {
    const [, x, y, scale] = text.match(/translate\(([\d.]+)(?:px)?,? ([\d.]+)(?:px)?\) scale\(([\d.]+)\)/);
    return [(Number(x) - margin) / unit, (Number(y) - margin) / unit, (Number(scale) * 100) / unit].map((part) => part.toFixed(2)).join(' ');
  });
  return all.sort();
}

test('the board and its picture have the pieces on the same squares', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  for (const [wishes, size] of [[{ position: 'W:WK46,32,45:B1,K23' }, 10], [{ rules: 'russian', position: 'W:Wa1,Kc3:Bh8,Kb6' }, 8]]) {
    const path = await visitor.make(wishes);
    for (const flip of ['', '&flip=yes']) {
      await page.locator('.settings.end summary').click();
      await setting(page, 'flip').setChecked(flip !== '');
      await page.keyboard.press('Escape');
      const picture = await (await visitor.context.request.get(`${path}/diagram.svg?look=screen${flip}`)).text();
      const drawn = await page.locator('peatee-board .piece').evaluateAll((pieces) => pieces.map((piece) => piece.style.transform));
      expect(places(drawn, size, 42)).toEqual(places(picture.match(/translate\([^)]*\) scale\([^)]*\)/g), size, 4));
    }
  }
});
