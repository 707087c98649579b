// Every page in every language, light and dark, narrow and wide: axe finds nothing, nothing fails, nothing sticks out.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, PAGES, WIDTHS } from './pages.js';
import { Line } from './line.js';
import { expect, test as base, Visitor } from './visit.js';

const AXE = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');
const SHOTS = join(import.meta.dirname, '../shots');
/** Pictures are kept of each page in one language and one width for each of the colours. */
const PICTURES = [['et', 'light', 1280], ['ru', 'dark', 320]];

/** Games and whoever made them, once for a worker. */
const test = base.extend({
  made: [
    async ({ house, browser }, use) => {
      const line = new Line(house);
      await line.lay();
      const context = await browser.newContext({ baseURL: line.url, locale: 'en' });
      const host = new Visitor(line, context, await context.newPage());
      const over = await host.make({ rules: 'international', position: 'W:W28,32:B23', name: 'Kadri Tamm' });
      await host.play('28-19');
      const live = await host.make({ control: '1800+30', opponent: 'screen' });
      await host.play('32-28');
      await host.play('19-23');
      const chess = await host.make({ rules: 'chess' });
      const challenge = await host.ask({ opponent: 'friend', rules: 'russian', control: '300+3' });
      const simul = await host.ask({ rules: 'russian', places: '3' }, '/simuls');
      const password = 'birch and tar and amber';
      const registered = await context.request.post('/register', { form: { name: 'Kadri Tamm', password, again: password } });
      expect(registered.ok(), await registered.text()).toBe(true);
      await host.page.goto('/me');
      const profile = await host.page.locator('main a[href^="/people/"]').first().getAttribute('href');
      const cookies = await context.storageState();
      await host.leave();
      await use({ over, live, chess, challenge, simul, profile, cookies });
    },
    { scope: 'worker' },
  ],
});

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

for (const { name, path, status = 200, who = 'guest', ready = 'main' } of PAGES) {
  for (const lang of LANGUAGES) {
    test(`${name} in ${lang}`, async ({ visit, made }) => {
      // Colours change at once, and not while they are looked at.
      const visitor = await visit({ reducedMotion: 'reduce', ...(who === 'host' ? { storageState: made.cookies } : {}) });
      const { page, context } = visitor;
      if (status !== 200) visitor.expected = new RegExp(`${status}`);
      await context.addCookies([{ name: 'language', value: lang, url: visitor.line.url }]);
      await page.setViewportSize({ width: WIDTHS[0], height: 900 });
      const address = typeof path === 'string' ? path : path(made);
      const answer = await page.goto(address);
      expect(answer.status()).toBe(status);
      expect(new URL(page.url()).pathname, 'it leads nowhere else').toBe(address);
      await expect(page.locator(ready).first()).toBeAttached();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page).toHaveTitle(/Peatee/);
      for (const theme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme: theme });
        // Colours alone are different in the dark.
        const rules = theme === 'light' ? {} : { runOnly: ['color-contrast'] };
        expect(await violations(page, rules), `axe, ${theme}`).toEqual([]);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect(await sticksOut(page), `${width} px wide`).toBe('');
          const isPictured = PICTURES.some((picture) => picture.join() === [lang, theme, width].join());
          if (isPictured) await page.screenshot({ path: join(SHOTS, `page-${name}-${lang}-${theme}-${width}.png`), fullPage: true });
        }
      }
    });
  }
}
