// The position editor on a bare page: by mouse, and by keys alone. What the server says of positions is tested there.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './peer.js';

const LOCALES = join(import.meta.dirname, '../../locales');

/** @param {string} lang */
function texts(lang) {
  const lines = ['web', 'start'].flatMap((file) => readFileSync(join(LOCALES, lang, `${file}.ftl`), 'utf8').split('\n'));
  const said = lines.filter((line) => line.startsWith('web-')).map((line) => line.split(/ = (.*)/, 2));
  return Object.fromEntries(said);
}

/** @param {string} lang */
const bench = (lang) => `<!doctype html><html lang="${lang}"><head><title>Editor</title>
<link rel="stylesheet" href="/assets/test/css/tokens.css"><link rel="stylesheet" href="/assets/test/css/base.css">
<link rel="stylesheet" href="/assets/test/css/board.css"><link rel="stylesheet" href="/assets/test/css/pages.css"></head>
<body><main><peatee-board></peatee-board><div class="palette"></div><div id="announce" role="status"></div></main>
<script type="application/json" id="texts">${JSON.stringify(texts(lang))}</script></body></html>`;

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The names of an 8×8 board; on a draughts board light squares have none. @param {boolean} isChess */
function squares(isChess) {
  const places = Array.from({ length: 64 }, (_, i) => ({ column: i % 8, row: Math.floor(i / 8) }));
  return places.map(({ column, row }) => (isChess || (column + row) % 2 === 1 ? `${FILES[column]}${8 - row}` : ''));
}

/** @param {import('@playwright/test').Page} page @param {{isChess?: boolean, lang?: string, pieces?: object[]}} [how] */
async function open(page, { isChess = false, lang = 'en', pieces = [] } = {}) {
  await page.setViewportSize({ width: 600, height: 760 });
  await page.route('**/bench', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: bench(lang) }));
  await page.goto('/bench');
  await page.evaluate(
    async ([names, chess, standing]) => {
      await import('/assets/test/js/board.js');
      const { Editor } = await import('/assets/test/js/editor.js');
      const board = document.querySelector('peatee-board');
      board.setUp(8, names);
      window.changes = 0;
      window.editor = new Editor(board, document.querySelector('.palette'), () => (window.changes += 1));
      window.editor.load(standing, 'white', chess);
      window.editor.open(true);
    },
    [squares(isChess), isChess, pieces],
  );
}

const fen = (page) => page.evaluate(() => window.editor.fen);
const cell = (page, square) => page.locator(`[role=gridcell][data-square="${square}"]`);

async function middle(page, square) {
  const box = await cell(page, square).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function clickSquare(page, square, options) {
  const { x, y } = await middle(page, square);
  await page.mouse.click(x, y, options);
}

async function drag(page, from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

test('pieces are put down and taken off by clicks', async ({ page }) => {
  await open(page);
  await clickSquare(page, 'c3');
  await page.getByRole('button', { name: 'black king' }).click();
  await clickSquare(page, 'f8');
  expect(await fen(page)).toBe('W:Wc3:BKf8');
  await clickSquare(page, 'f8');
  expect(await fen(page)).toBe('W:Wc3:B');
  await clickSquare(page, 'c3', { button: 'right' });
  expect(await fen(page)).toBe('W:W:B');
  expect(await page.evaluate(() => window.changes)).toBe(4);
});

test('the eraser takes off, and an empty square stays empty', async ({ page }) => {
  await open(page, { pieces: [{ at: 'c3', side: 'white', kind: 'man' }] });
  await page.getByRole('button', { name: 'Remove' }).click();
  await clickSquare(page, 'e5');
  expect(await page.evaluate(() => window.changes)).toBe(0);
  await clickSquare(page, 'c3');
  expect(await fen(page)).toBe('W:W:B');
});

test('pieces are dragged over the board, off it, and from the palette', async ({ page }) => {
  await open(page, { pieces: [{ at: 'c3', side: 'white', kind: 'man' }] });
  await drag(page, await middle(page, 'c3'), await middle(page, 'e5'));
  expect(await fen(page)).toBe('W:We5:B');
  const box = await page.getByRole('button', { name: 'black man' }).boundingBox();
  await drag(page, { x: box.x + 20, y: box.y + 20 }, await middle(page, 'b8'));
  expect(await fen(page)).toBe('W:We5:Bb8');
  await expect(page.locator('.carried')).toHaveCount(0);
  await drag(page, await middle(page, 'e5'), { x: 5, y: 750 });
  expect(await fen(page)).toBe('W:W:Bb8');
});

test('a position is set up by keys alone, in any alphabet', async ({ page }) => {
  await open(page, { lang: 'et' });
  await page.keyboard.press('Tab');
  await expect(cell(page, 'b8')).toBeFocused();
  await page.keyboard.press('Shift+KeyK');
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, 'a7')).toBeFocused();
  await page.keyboard.press('KeyM');
  await expect(cell(page, 'a7')).toHaveAccessibleName('a7, valge kivi');
  await expect(page.locator('#announce')).toContainText('a7, valge kivi');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await fen(page)).toBe('W:Wa7,c7:BKb8');
  await page.keyboard.press('Delete');
  expect(await fen(page)).toBe('W:Wa7:BKb8');
  await expect(page.locator('#announce')).toContainText('c7, tühi');
});

test('chess keeps the castling that its pieces allow', async ({ page }) => {
  const piece = (at, side, kind) => ({ at, side, kind });
  const pieces = [piece('e1', 'white', 'king'), piece('h1', 'white', 'rook'), piece('a1', 'black', 'rook'), piece('e8', 'black', 'king')];
  await open(page, { isChess: true, pieces });
  expect(await fen(page)).toBe('4k3/8/8/8/8/8/8/r3K2R w K - 0 1');
  await cell(page, 'h1').focus();
  await page.keyboard.press('KeyQ');
  expect(await fen(page)).toBe('4k3/8/8/8/8/8/8/r3K2Q w - - 0 1');
});
