// Pictures to look at, in tests/shots. They are compared with nothing.

import { join } from 'node:path';
import { clocks, games, piece, said } from './games.js';
import { clickSquare, expect, open, test } from './peer.js';

const SHOTS = join(import.meta.dirname, 'shots');
const SIZES = { wide: [1366, 768], narrow: [390, 844], least: [320, 568], hall: [1920, 1080] };
const list = (text) => text.split(' ').map((move, i) => ({ by: i % 2 ? 'black' : 'white', text: move, took: 4000 }));

const shown = {
  international: () => ({ ...games.international({ clocks: clocks('white', 3_312_000, 3_540_000), last: ['19', '23'] }), moves: list('32-28 19-23 28x19 14x23 37-32 10-14 41-37 14-19 46-41 5-10 34-30 20-25') }),
  russian: () => ({ ...games.russian({ clocks: clocks('white', 299_000, 287_000), last: ['f6', 'g5'] }), moves: list('c3-d4 f6-g5') }),
  chess: () => ({ ...games.chess({ clocks: clocks('white', 5_400_000, 5_380_000), last: ['e7', 'e5'] }), moves: list('e4 e5') }),
};

async function take(page, name, more = {}) {
  await page.waitForTimeout(250);
  await page.screenshot({ path: join(SHOTS, `${name}.png`), ...more });
}

for (const kind of Object.keys(shown)) {
  test(`${kind} in every size, light and dark`, async ({ page }) => {
    for (const [size, [width, height]] of Object.entries(SIZES)) {
      if (size === 'hall' && kind !== 'international') continue;
      await page.setViewportSize({ width, height });
      await open(page, shown[kind](), { lang: size === 'least' ? 'ru' : 'et' });
      if (kind === 'international') await clickSquare(page, '33');
      for (const theme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme: theme });
        await take(page, `${kind}-${size}-${theme}`);
      }
    }
  });
}

test('states', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const kings = [piece(46, 'white', 'crowned'), piece(28, 'white', 'crowned'), piece(5, 'black', 'crowned'), piece(37, 'white'), piece(14, 'black')];
  const counters = [{ said: said('Three pieces against a king: 7 of 16.'), done: 7, limit: 16 }];
  const game = { ...games.oneCapture(), moves: list('32-28 19-23 28x19 14x23') };
  const refusal = { said: 'Three pieces must be captured, not one.', article: '000:4.13', squares: ['28', '18', '9'], instead: ['33x4'] };
  const peer = await open(page, { ...game, state: { ...game.state, counters, clocks: clocks('white', 7_400, 61_000) } });
  peer.answer = (frame) => peer.refuse(frame, refusal);
  await clickSquare(page, '48');
  await clickSquare(page, '42');
  await expect(page.locator('#refusal')).toBeVisible();
  await take(page, 'state-refused');
  peer.accept({ act: {} }, { pieces: kings, offer: 'black', counters });
  await take(page, 'state-offer');
  peer.accept({ act: {} }, { offer: null, phase: 'over', end: { score: '1-0', said: said('White wins: Black has no legal move.'), article: '000:5.2' }, clocks: clocks(null, 7_400, 0) });
  await take(page, 'state-over');
  peer.refuses = 9;
  await peer.hangUp();
  await expect(page.locator('#connection')).toContainText('lost');
  await take(page, 'state-lost');
});

test('empty, keyboard, inside and promotion', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const peer = await open(page, games.promotion());
  await clickSquare(page, 'e7');
  await clickSquare(page, 'e8');
  await take(page, 'state-promotion');
  await page.keyboard.press('Escape');
  await page.locator('.settings.end summary').click();
  await page.getByLabel('Coordinates').selectOption('inside');
  await take(page, 'state-settings');
  peer.refuses = 99;
  await page.reload();
  await expect(page.locator('peatee-board')).toHaveClass(/empty/);
  await take(page, 'state-empty');
});

test('small pieces and paper', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const game = games.international();
  game.state.pieces = [piece(46, 'white', 'crowned'), piece(41, 'white'), piece(28, 'white', 'crowned'), piece(5, 'black', 'crowned'), piece(10, 'black'), piece(23, 'black', 'crowned')];
  await open(page, game);
  await page.locator('#game').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await take(page, 'state-small');
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await take(page, 'state-paper');
});

test('long words on the smallest page, and a phone on its side', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const peer = await open(page, { ...shown.russian(), touch_move: true }, { lang: 'ru' });
  peer.send({ type: 'presence', present: { white: true, black: false }, watchers: 12 });
  const refusal = { said: 'Бить обязательно: шашка на c3 может взять шашку на d4.', article: '000:4.2', squares: ['c3', 'd4'], instead: ['c3:e5', 'e3:c5'] };
  peer.answer = (frame) => peer.refuse(frame, refusal);
  await page.locator('#entry input').fill('a3-b4');
  await page.keyboard.press('Enter');
  await expect(page.locator('#refusal')).toBeVisible();
  await take(page, 'state-long', { fullPage: true });
  await page.setViewportSize({ width: 740, height: 360 });
  await take(page, 'state-side', { fullPage: true });
});
