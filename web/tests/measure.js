// `npm run measure`: what the game page weighs, and when its board can be used. For docs/performance.md.

import { chromium } from '@playwright/test';
import config from '../playwright.config.js';
import { House } from './journeys/house.js';
import { load } from './journeys/load.js';

const ROUNDS = 9;
const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const house = new House();
await house.open();
const browser = await chromium.launch(config.use.launchOptions);
try {
  const base = `http://127.0.0.1:${house.port}`;
  const form = { opponent: 'screen', rules: 'international', control: '1800+30', side: 'white' };
  const rounds = [];
  for (let i = 0; i < ROUNDS; i += 1) {
    const context = await browser.newContext({ baseURL: base, locale: 'en' });
    const answer = await context.request.post('/games', { form, maxRedirects: 0 });
    rounds.push(await load(await context.newPage(), answer.headers()['location']));
    await context.close();
  }
  const of = (what) => middle(rounds.map((round) => round[what]));
  console.log(`the game page, nothing in the cache, medians of ${ROUNDS} loads on the loopback:`);
  console.log(`  ${of('bytes')} bytes in ${of('requests')} requests`);
  console.log(`  ${Math.round(of('usable'))} ms until a piece can be picked up (${Math.round(Math.min(...rounds.map(({ usable }) => usable)))} at best)`);
  console.log(`  layout shift ${of('shifted').toFixed(4)}`);
} finally {
  await browser.close();
  await house.close();
  house.remove();
}
