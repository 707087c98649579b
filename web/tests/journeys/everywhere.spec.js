// Every page in every language, light and dark, narrow and wide: axe finds nothing, nothing fails, nothing sticks out.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './made.js';
import { LANGUAGES, PAGES, WIDTHS } from './pages.js';

const AXE = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');
const SHOTS = join(import.meta.dirname, '../shots');
/** Pictures are kept of each page in one language and one width for each of the colours. */
const PICTURES = [['et', 'light', 1280], ['ru', 'dark', 320]];

/** What axe finds. Put in past the page's policy, as a tool of the browser would be. */
async function violations(page, options = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate((more) => window.axe.run({ resultTypes: ['violations'], ...more }), options);
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}

const sticksOut = (page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth <= clientWidth ? '' : `${scrollWidth} of ${clientWidth} px`;
  });

/** Looks at a page in one language. */
async function look(page, name, lang) {
  for (const theme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: theme });
    // Colours alone are different in the dark.
    const rules = theme === 'light' ? {} : { runOnly: ['color-contrast'] };
    expect.soft(await violations(page, rules), `axe, ${lang}, ${theme}`).toEqual([]);
    for (const width of theme === 'light' ? WIDTHS : [WIDTHS[0]]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await sticksOut(page), `${lang}, ${width} px wide`).toBe('');
      const isPictured = PICTURES.some((picture) => picture.join() === [lang, theme, width].join());
      if (isPictured) await page.screenshot({ path: join(SHOTS, `page-${name}-${lang}-${theme}-${width}.png`), fullPage: true });
    }
  }
}

for (const { name, path, status = 200, who = 'guest', ready = 'main' } of PAGES) {
  test(`everywhere: ${name}`, async ({ visit, made }) => {
    test.slow();
    // Colours change at once, and not while they are looked at.
    const visitor = await visit({ reducedMotion: 'reduce', ...(who === 'host' ? { storageState: made.cookies } : {}) });
    const { page, context } = visitor;
    if (status !== 200) visitor.expected = new RegExp(`\\b${status}\\b`);
    const address = typeof path === 'string' ? path : path(made);
    for (const lang of LANGUAGES) {
      await context.addCookies([{ name: 'language', value: lang, url: visitor.line.url }]);
      await page.setViewportSize({ width: WIDTHS[0], height: 900 });
      const answer = await page.goto(address);
      expect(answer.status()).toBe(status);
      expect(page.url(), 'it leads nowhere else').toBe(new URL(address, visitor.line.url).href);
      await expect(page.locator(ready).first()).toBeAttached();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page).toHaveTitle(/Peatee/);
      await look(page, name, lang);
    }
  });
}
