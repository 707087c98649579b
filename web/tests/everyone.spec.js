import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clocks, games, said } from './games.js';
import { expect, open, test } from './peer.js';

const WEB = join(import.meta.dirname, '..');
const AXE = join(WEB, 'node_modules/axe-core/axe.min.js');
const LANGUAGES = ['en', 'et', 'ru', 'lv', 'lt'];

/** What axe finds. Injected past the page's policy, as a tool of the browser would be. */
async function violations(page) {
  await page.evaluate(readFileSync(AXE, 'utf8'));
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}

const refused = { said: 'Two pieces must be captured.', article: '000:4.13', squares: ['32'], instead: ['33x4'] };

for (const theme of ['light', 'dark']) {
  for (const kind of ['international', 'russian', 'chess']) {
    test(`axe finds nothing: ${kind}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      const moves = ['32-28', '19-23'].map((text, i) => ({ by: i ? 'black' : 'white', text, took: 1 }));
      const game = { ...games[kind]({ clocks: clocks('white'), counters: [{ said: said('Moves with kings only: 3 of 15.'), done: 3, limit: 15 }] }), moves };
      const peer = await open(page, game);
      peer.answer = (frame) => peer.refuse(frame, refused);
      await page.locator('#entry input').fill('1-1');
      await page.keyboard.press('Enter');
      await expect(page.locator('#refusal')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.locator('.settings.end summary').click();
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('the board is a grid of rows of squares', async ({ page }) => {
  await open(page, games.russian());
  await expect(page.getByRole('grid')).toMatchAriaSnapshot(`
    - grid "Board":
      - row "b8 – h8":
        - gridcell "b8, black man"
        - gridcell "d8, black man"
        - gridcell "f8, black man"
        - gridcell "h8, black man"
  `);
});

for (const lang of LANGUAGES) {
  test(`every text of the page is there: ${lang}`, async ({ page }) => {
    const peer = await open(page, games.russian({ clocks: clocks('white') }), { lang });
    const keys = readdirSync(join(WEB, 'js')).flatMap((name) => {
      const source = readFileSync(join(WEB, 'js', name), 'utf8');
      return [...source.matchAll(/text\(\s*'([\w-]+)'/g)].map(([, key]) => `web-${key}`);
    });
    const texts = JSON.parse(await page.locator('#texts').textContent());
    expect(keys.length).toBeGreaterThan(15);
    expect(keys.filter((key) => !(key in texts))).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    expect(await page.locator('body').innerText()).not.toMatch(/\bweb-|action-|say-|\{|\}/);
    peer.accept({ act: { text: 'c3-d4' } });
    await expect(page.locator('#announce')).toHaveText(lang === 'en' ? 'White’s move: c3-d4.' : `${lang}: White’s move: c3-d4.`);
  });
}

/** Pairs of text and ground with the contrast they must have: WCAG AA, and AAA for board and clocks. */
const PAIRS = [
  ['ink', 'paper', 7], ['ink', 'surface', 7], ['ink', 'raised', 7], ['ink', 'live', 7], ['ink', 'red-ground', 7],
  ['soft', 'paper', 4.5], ['soft', 'surface', 4.5], ['soft', 'raised', 4.5],
  ['sea', 'paper', 4.5], ['sea', 'raised', 4.5], ['sea', 'red-ground', 4.5],
  ['red', 'paper', 7], ['red', 'raised', 4.5], ['on-amber', 'amber', 7], ['edge', 'paper', 3],
  ['on-square', 'square-dark', 7], ['on-square', 'square-light', 7],
  ['man-white', 'man-edge', 7], ['man-edge', 'square-dark', 4.5], ['man-black', 'man-black-line', 7], ['man-white', 'man-black', 7],
  ['board-sea', 'square-dark', 3], ['board-red', 'square-dark', 3], ['board-sea', 'man-white', 7],
];

for (const theme of ['light', 'dark']) {
  test(`colours stand out: ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await open(page, games.russian());
    const tooLow = await page.evaluate((pairs) => {
      const style = getComputedStyle(document.documentElement);
      const light = (name) => {
        const hex = style.getPropertyValue(`--${name}`).trim();
        const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
        const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
      };
      const contrast = (a, b) => Math.max(light(a), light(b)) / Math.min(light(a), light(b));
      return pairs.filter(([a, b, least]) => !(contrast(a, b) >= least)).map(([a, b]) => `${a} on ${b}: ${contrast(a, b)}`);
    }, PAIRS);
    expect(tooLow).toEqual([]);
  });
}

for (const [width, height] of [[320, 568], [390, 844], [667, 375], [1024, 768], [1366, 768], [2560, 1440]]) {
  test(`the page fits ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, games.international({ clocks: clocks('white') }), { lang: 'ru' });
    const { scroll, client } = await page.evaluate(() => ({ scroll: document.documentElement.scrollWidth, client: document.documentElement.clientWidth }));
    expect(scroll).toBe(client);
    const board = await page.locator('peatee-board').boundingBox();
    expect(board.width).toBeCloseTo(board.height, 0);
    expect(board.y + board.height).toBeLessThanOrEqual(height);
    const clock = await page.locator('.seat[data-place=below]').boundingBox();
    expect(clock.y + clock.height).toBeLessThanOrEqual(height);
  });
}

test('nothing moves for a reader who asks for no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, games.russian());
  expect(await page.locator('.piece').first().evaluate((piece) => getComputedStyle(piece).transitionDuration)).toBe('0s, 0s');
});
