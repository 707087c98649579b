// Visitors of a real house: each a browser with a line and a cookie of its own.

import { expect, test as base } from '@playwright/test';
import { clickSquare } from '../hand.js';
import { House } from './house.js';
import { Line } from './line.js';
import { Cluster } from './postgres.js';

export const test = base.extend({
  /** `sqlite` or `postgres`. */
  database: ['sqlite', { option: true, scope: 'worker' }],
  /** One house for all tests of a worker, with data of its own. */
  house: [
    async ({ database }, use) => {
      const cluster = database === 'postgres' ? new Cluster() : undefined;
      await cluster?.open();
      const house = new House(cluster?.address);
      await house.open();
      await use(house);
      await house.close();
      await cluster?.close();
      house.remove();
      expect(house.complaints, 'what the server complained of').toBe('');
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  /** Lets somebody come: `await visit()`. What went wrong in a browser is a fault, unless the test says that it must. */
  visit: async ({ house, browser, contextOptions }, use, info) => {
    const visitors = [];
    await use(async (options = {}) => {
      const line = new Line(house);
      await line.lay();
      const context = await browser.newContext({ ...contextOptions, baseURL: line.url, locale: 'en', ...options });
      const visitor = new Visitor(line, context, await context.newPage());
      visitors.push(visitor);
      return visitor;
    });
    // What each saw when a test fails far away, where nobody can look at the picture.
    if (info.status !== info.expectedStatus) for (const visitor of visitors) console.log(await visitor.sees());
    for (const visitor of visitors) await visitor.leave();
    expect(visitors.flatMap(({ faults }) => faults)).toEqual([]);
  },
});

/** What a browser says when the server cannot be reached. */
export const LOST = /WebSocket connection|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE/;

export class Visitor {
  line;
  context;
  page;
  /** What the browser complained of. @type {string[]} */
  faults = [];
  /** Complaints that a test brings about itself. @type {RegExp | undefined} */
  expected;

  constructor(line, context, page) {
    this.line = line;
    this.context = context;
    this.page = page;
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && this.#fault(message.text()));
    page.on('pageerror', (error) => this.#fault(String(error)));
    page.on('requestfailed', (request) => this.#failed(request));
    page.on('response', (response) => response.status() >= 400 && this.#fault(`${response.status()} ${response.url()}`));
  }

  #fault(what) {
    if (!this.expected?.test(what)) this.faults.push(what);
  }

  /** What the browser itself gave up because the page was left is no fault. */
  #failed(request) {
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') this.#fault(`${why} ${request.url()}`);
  }

  /** Fills the form of the start page and sends it. */
  async begin(wishes) {
    await this.page.goto('/');
    await fill(this.page, wishes);
    await this.page.locator('form.new-game button.primary').click();
    return this.atBoard();
  }

  /** Makes a game without the form, where the form is not what is tried. */
  async make(wishes) {
    const path = await this.ask(wishes);
    await this.page.goto(path);
    return this.atBoard();
  }

  /** Sends the form; where it leads. */
  async ask(wishes, path = '/games') {
    const form = { opponent: 'screen', rules: 'international', control: '-', side: 'white', ...wishes };
    const answer = await this.context.request.post(path, { form, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    return answer.headers()['location'];
  }

  /** Waits until the board is there; the address of the game. */
  async atBoard() {
    await this.page.waitForURL(/\/games\/\w+$/);
    await expect(this.page.locator('main[data-connection=live] [role=gridcell]').first()).toBeAttached();
    return new URL(this.page.url()).pathname;
  }

  get moves() {
    // A game that Black begins has a gap where White's first move would stand.
    return this.page.locator('#moves .ply').filter({ hasNotText: '…' });
  }

  get status() {
    return this.page.locator('#status');
  }

  get spoken() {
    return this.page.locator('#announce');
  }

  /** Clicks on squares, whatever comes of it. */
  async tries(text) {
    for (const square of text.split(/[-:x]/)) await clickSquare(this.page, square);
  }

  /** Plays by clicks, and waits until the server has it: `'32-28'`, `'c3:e5:g7'`. */
  async play(text, becomes) {
    const before = await this.moves.count();
    await this.tries(text);
    if (becomes) await this.page.getByRole('dialog').getByRole('button', { name: becomes }).click();
    await expect(this.moves).toHaveCount(before + 1);
  }

  /** The line breaks, and the browser knows. */
  async goOffline() {
    this.expected = LOST;
    await this.context.setOffline(true);
    this.line.cut();
    await expect(this.page.locator('main[data-connection=lost], main[data-connection=connecting]')).toBeAttached();
  }

  async goOnline() {
    this.line.mend();
    await this.context.setOffline(false);
    await this.isLive();
  }

  async isLive() {
    await expect(this.page.locator('main[data-connection=live]')).toBeAttached();
    await expect(this.page.locator('#connection')).toBeEmpty();
  }

  press(action) {
    return this.page.locator(`:is(#actions, #answers) [data-action="${action}"]`).click();
  }

  /** The end as it is shown and spoken. */
  async seesEnd({ score, said, article }) {
    await expect(this.status.locator('.score')).toHaveText(score);
    await expect(this.status).toContainText(said);
    await expect(this.spoken).toContainText(said);
    if (article) await expect(this.status.getByRole('link', { name: article })).toHaveAttribute('href', `/rules/${article}`);
  }

  /** What the page shows and the browser complained of, in words. */
  async sees() {
    const shown = await this.page.evaluate(() => {
      const main = document.querySelector('main');
      const parts = ['#status', '#refusal', '#connection', '#announce', '#moves'];
      const texts = parts.map((part) => `${part}: ${document.querySelector(part)?.textContent?.replace(/\s+/g, ' ').trim()}`);
      const picked = [...document.querySelectorAll('.picked')].map((cell) => cell.getAttribute('data-square'));
      return [location.pathname, JSON.stringify({ ...main?.dataset }), ...texts, `picked: ${picked}`].join('\n  ');
    });
    return [shown, ...this.faults].join('\n  ');
  }

  async leave() {
    await this.context.close();
    this.line.close();
  }
}

/** Two who play by a link: the first makes the game and plays White. */
export async function two(visit, wishes = {}) {
  const [white, black] = [await visit(), await visit()];
  const path = await white.ask({ opponent: 'friend', name: 'Kadri Tamm', ...wishes });
  await white.page.goto(path);
  await black.page.goto(path);
  await black.page.locator('main [name=name]').fill('Jānis Bērziņš');
  await black.page.locator('main form button').click();
  const game = await black.atBoard();
  await white.atBoard();
  return { white, black, game };
}

/** Fills the controls of a form by their names, opening what hides them. */
export async function fill(page, wishes) {
  for (const [name, value] of Object.entries(wishes)) {
    const all = page.locator(`main form [name="${name}"]`);
    const kind = await all.first().evaluate((control) => control.type);
    const control = kind === 'radio' ? page.locator(`main form [name="${name}"][value="${value}"]`) : all.first();
    const hider = page.locator('details:not([open])', { has: page.locator(`[name="${name}"]`) });
    if (await hider.count()) await hider.locator('summary').click();
    if (kind === 'radio' || kind === 'checkbox') await control.check();
    else if (kind.startsWith('select')) await control.selectOption(value);
    else await control.fill(value);
  }
}

export { expect };
