// What the pages show: games, challenges and people, made once for a worker.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { peatee } from './house.js';
import { Line } from './line.js';
import { expect, test as base, Visitor } from './visit.js';

const PASSWORD = 'birch and tar and amber';
const EVENTS = join(import.meta.dirname, '../../../crates/cli/tests/frozen/v1/events');

export const test = base.extend({
  made: [
    async ({ house, browser }, use) => {
      const come = async () => {
        const line = new Line(house);
        await line.lay();
        const context = await browser.newContext({ baseURL: line.url, locale: 'en' });
        return new Visitor(line, context, await context.newPage());
      };
      const host = await come();
      const made = { ...(await games(host)), ...(await challenges(host)), profile: await account(host), ...(await events(host)) };
      const cookies = await host.context.storageState();
      await host.leave();
      await use({ ...made, gone: await gone(await come()), link: passwordLink(house), cookies });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function games(host) {
  const over = await host.make({ rules: 'international', position: 'W:W28,32:B23', name: 'Kadri Tamm' });
  await host.play('28-19');
  const live = await host.make({ control: '1800+30', opponent: 'screen' });
  await host.play('32-28');
  await host.play('19-23');
  const chess = await host.make({ rules: 'chess' });
  const setUp = await host.make({ rules: 'russian', position: 'B:Wa1,c1,Kh4:Bb8,Kg7' });
  return { over, live, chess, setUp, reviewed: await reviewed(host) };
}

/** A game with a mistake, reviewed. */
async function reviewed(host) {
  const position = 'W:Wa1,a3,b2,c1,c3,d2,d4,e1,e3,g1,g3,h2:Ba7,b6,b8,c5,c7,d8,e7,f8,g5,g7,h6,h8';
  const game = await host.make({ rules: 'russian', position, name: 'Kadri Tamm' });
  for (const move of 'c3-b4 g5-h4 b4:d6 h4:f2 e1:g3 c7:h4'.split(' ')) await host.play(move);
  await host.press('resign');
  await host.press('resign-yes');
  await expect(host.status).toHaveClass('over');
  const asked = await host.context.request.post(`${game}/review`);
  expect(asked.ok(), await asked.text()).toBe(true);
  const state = async () => (await (await host.context.request.get(`${game}/review.json`)).json()).state;
  await expect.poll(state, { timeout: 60_000 }).toBe('done');
  return game;
}

async function challenges(host) {
  const challenge = await host.ask({ opponent: 'friend', rules: 'russian', control: '300+3' });
  // By letter, for such a one stands while nobody looks.
  const open = await host.ask({ opponent: 'anyone', rules: 'brazilian', control: '*259200', side: 'lot' });
  const simul = await host.ask({ rules: 'russian', places: '3' }, '/simuls');
  return { challenge, open, simul };
}

const profile = async ({ page }) => {
  await page.goto('/me');
  return page.locator('main a[href^="/people/"]').first().getAttribute('href');
};

async function account(host) {
  const registered = await host.context.request.post('/register', { form: { name: 'Kadri Tamm', password: PASSWORD, again: PASSWORD } });
  expect(registered.ok(), await registered.text()).toBe(true);
  return profile(host);
}

/** Competitions of the host, by their files. */
async function events({ context }) {
  const upload = async (name) => {
    const buffer = readFileSync(join(EVENTS, `${name}.peatee`));
    const multipart = { id: name, file: { name: `${name}.peatee`, mimeType: 'text/plain', buffer } };
    const answer = await context.request.post('/events', { multipart, maxRedirects: 0 });
    expect(answer.status(), await answer.text()).toBe(303);
    return answer.headers()['location'];
  };
  return { event: await upload('round-robin-adjourned'), sections: await upload('sections'), teams: await upload('teams-under-way') };
}

/** One who has played and left. */
async function gone(guest) {
  await guest.make({ rules: 'international', position: 'W:W28,32:B23' });
  await guest.play('28-19');
  const path = await profile(guest);
  const left = await guest.context.request.post('/me/delete', { form: { sure: 'yes' } });
  expect(left.ok(), await left.text()).toBe(true);
  await guest.leave();
  return path;
}

function passwordLink(house) {
  const { said } = peatee('admin', 'password-link', 'Kadri Tamm', '--json', '--database', house.database);
  return new URL(JSON.parse(said).link).pathname;
}

export { expect };
