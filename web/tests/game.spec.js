import { clocks, games, said } from './games.js';
import { cell, clickSquare, expect, man, open, test } from './peer.js';

const action = (page, name) => page.locator(':is(#actions, #answers)').getByRole('button', { name, exact: true });

test('a forbidden try is sent, and its refusal says why and where', async ({ page }) => {
  const refusal = { said: 'Two pieces must be captured.', article: '000:4.13', squares: ['28', '18'], instead: ['33x4'] };
  await open(page, games.oneCapture(), { prepare: (peer) => (peer.answer = (frame) => peer.refuse(frame, refusal)) });
  await clickSquare(page, '48');
  await clickSquare(page, '42');
  const box = page.locator('#refusal');
  await expect(box).toContainText('Two pieces must be captured.');
  await expect(box).toContainText('Possible: 33x4.');
  await expect(box.getByRole('link', { name: '000:4.13' })).toHaveAttribute('href', '/rules/000:4.13');
  await expect(page.locator('.fault')).toHaveCount(2);
  await expect(page.locator('#announce')).toContainText('Two pieces must be captured.');
  await expect(man(page, '48')).toHaveCount(1);
  await clickSquare(page, '33');
  await expect(page.locator('.fault')).toHaveCount(0);
});

test('an own move is shown at once and rolled back when refused', async ({ page }) => {
  const peer = await open(page, games.russian(), { prepare: (peer) => (peer.isSilent = true) });
  await clickSquare(page, 'c3');
  await clickSquare(page, 'd4');
  await expect(man(page, 'd4')).toHaveCount(1);
  await expect(page.locator('#game')).toHaveAttribute('data-unconfirmed', '');
  await expect.poll(() => peer.acts.length).toBe(1);
  peer.refuse(peer.acts[0], { said: 'The game is over.' });
  await expect(man(page, 'c3')).toHaveCount(1);
  await expect(man(page, 'd4')).toHaveCount(0);
  await expect(page.locator('#refusal')).toContainText('The game is over.');
});

test('a broken line is seen, comes back, and sends the same act again', async ({ page }) => {
  const peer = await open(page, games.russian(), { prepare: (peer) => (peer.isSilent = true) });
  await clickSquare(page, 'c3');
  await clickSquare(page, 'd4');
  await expect.poll(() => peer.acts.length).toBe(1);
  peer.refuses = 2;
  await peer.hangUp();
  await expect(page.locator('#connection')).toContainText('The connection was lost.');
  await expect(man(page, 'd4')).toHaveCount(1);
  await expect.poll(() => peer.acts.length).toBe(2);
  expect(peer.acts[1]).toEqual(peer.acts[0]);
  expect(peer.connections).toBe(4);
  await expect(page.locator('#connection')).toBeEmpty();

  peer.accept(peer.acts[1]);
  await expect(page.locator('#moves')).toHaveText('1.c3-d4');
  expect(peer.heard.filter(({ type }) => type === 'hello')).toHaveLength(2);
});

test('what was done before is not shown twice', async ({ page }) => {
  const peer = await open(page, games.russian(), { prepare: (peer) => (peer.isSilent = true) });
  await clickSquare(page, 'c3');
  await clickSquare(page, 'd4');
  await expect.poll(() => peer.acts.length).toBe(1);
  peer.game = { ...games.russian({ version: 3, turn: 'black', legal: [] }), moves: [{ by: 'white', text: 'c3-d4', took: 1 }] };
  peer.answer = ({ id }) => peer.send({ type: 'done', id, version: 3 });
  peer.isSilent = false;
  await peer.hangUp();
  await expect(page.locator('#game')).not.toHaveAttribute('data-unconfirmed');
  await expect(page.locator('#moves')).toHaveText('1.c3-d4');
  await expect(page.locator('#status')).toHaveText('Black to move.');
});

test('acts go one by one, each with the version behind the one before', async ({ page }) => {
  const game = { ...games.russian(), touch_move: true };
  const peer = await open(page, game);
  await clickSquare(page, 'c3');
  await clickSquare(page, 'd4');
  await expect.poll(() => peer.acts.map(({ act, version }) => `${act.do} ${version}`)).toEqual(['touch 2', 'play 3']);
  expect(new Set(peer.acts.map(({ id }) => id)).size).toBe(2);
});

test('a touched piece is taken up', async ({ page }) => {
  await open(page, { ...games.russian({ touched: 'e3' }), touch_move: true });
  await expect(cell(page, 'e3')).toHaveAttribute('aria-selected', 'true');
});

test('the running clock counts down, the other stands', async ({ page }) => {
  const shown = clocks('white', 600_000, 3_725_000);
  await open(page, games.russian({ clocks: shown }));
  const [white, black] = [page.getByRole('timer', { name: 'White’s clock' }), page.getByRole('timer', { name: 'Black’s clock' })];
  const left = async () => {
    const [minutes, seconds] = (await white.locator('.time').textContent()).split(':').map(Number);
    return minutes * 60 + seconds;
  };
  await expect(white).toContainText(/^9:\d\d/);
  const first = await left();
  expect(Math.abs(first - (600_000 - (Date.now() - shown.at)) / 1000)).toBeLessThan(1.5);
  await expect.poll(left).toBeLessThan(first);
  await expect(black).toContainText('1:02:05');
  await expect(white).toContainText('Moves to the time control: 38');
});

test('tenths come under ten seconds, and the flag falls', async ({ page }) => {
  await open(page, games.russian({ clocks: clocks('white', 1_600, 60_000) }));
  const time = page.locator('peatee-clock[side=white]');
  await expect(time.locator('.time')).toHaveText(/^0:0[01]\.\d$/);
  await expect(time).toHaveClass(/fallen/);
  await expect(time.locator('.time')).toHaveText('0:00.0');
});

test('the clock of the server counts, not that of the page', async ({ page }) => {
  const ahead = 3_600_000;
  await open(page, games.russian({ clocks: clocks('white', 60_000, 60_000, Date.now() + ahead) }), {
    prepare: (peer) => {
      const send = peer.send.bind(peer);
      peer.send = (frame) => send('now' in frame ? { ...frame, now: Date.now() + ahead } : frame);
    },
  });
  await expect(page.locator('peatee-clock[side=white] .time')).toHaveText(/^0:5\d$/);
});

test('a draw is offered, and an offer is answered', async ({ page }) => {
  const peer = await open(page, games.russian());
  await action(page, 'Offer a draw').click();
  await expect.poll(() => peer.acts.at(-1)?.act).toEqual({ do: 'offer-draw' });
  peer.accept({ act: { do: 'offer' } }, { offer: 'black' });
  await expect(page.locator('#status')).toHaveText('Black offers a draw.');
  await action(page, 'Decline draw').click();
  await expect.poll(() => peer.acts.at(-1)?.act).toEqual({ do: 'answer-draw', agrees: false });
});

test('to resign takes two steps', async ({ page }) => {
  const moves = ['white', 'black'].map((by) => ({ by, text: 'c3-d4', took: 1 }));
  const peer = await open(page, { ...games.russian(), moves });
  await action(page, 'Resign').click();
  await expect(action(page, 'No, play on')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(action(page, 'Resign')).toBeFocused();
  expect(peer.acts).toEqual([]);
  await action(page, 'Resign').click();
  await action(page, 'Yes, resign').click();
  await expect.poll(() => peer.acts.map(({ act }) => act)).toEqual([{ do: 'resign' }]);
});

test('a move is entered as text, and a draw claimed with one', async ({ page }) => {
  const peer = await open(page, games.russian());
  await page.getByLabel('Move', { exact: true }).fill('c3-d4');
  await expect(action(page, 'Claim a draw with c3-d4')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(man(page, 'd4')).toHaveCount(1);
  await expect.poll(() => peer.acts.map(({ act }) => act)).toEqual([{ do: 'play', text: 'c3-d4' }]);
});

test('a sealed move is written down and not shown', async ({ page }) => {
  const peer = await open(page, games.russian({ phase: 'adjourning' }), { prepare: (peer) => (peer.answer = () => {}) });
  await page.getByLabel('Sealed move').fill('c3-d4');
  await page.getByRole('button', { name: 'Seal', exact: true }).click();
  await expect.poll(() => peer.acts.map(({ act }) => act)).toEqual([{ do: 'seal', text: 'c3-d4', check: true }]);
});

test('found_7_t_player_02: a move on the board is sealed with one confirmation', async ({ page }) => {
  const peer = await open(page, games.russian({ phase: 'adjourning' }), { prepare: (peer) => (peer.answer = () => {}) });
  await clickSquare(page, 'c3');
  await clickSquare(page, 'd4');
  await expect(page.locator('#status')).toContainText('c3-d4 is not sealed yet');
  await expect(man(page, 'd4')).toHaveCount(1);
  await expect(action(page, 'Seal c3-d4')).toBeFocused();
  expect(peer.acts).toEqual([]);
  await action(page, 'Another move').click();
  await expect(man(page, 'c3')).toHaveCount(1);
  await clickSquare(page, 'e3');
  await clickSquare(page, 'd4');
  await action(page, 'Seal e3-d4').click();
  await expect.poll(() => peer.acts.map(({ act }) => act)).toEqual([{ do: 'seal', text: 'e3-d4', check: true }]);
});

test('found_7_t_player_03: what is no legal move is sealed only when asked again', async ({ page }) => {
  const peer = await open(page, games.russian({ phase: 'adjourning' }), { prepare: (peer) => (peer.answer = () => {}) });
  await page.getByLabel('Sealed move').fill('g3-g4');
  await page.keyboard.press('Enter');
  await expect.poll(() => peer.acts.length).toBe(1);
  peer.refuse(peer.acts[0], { said: 'This is not a legal move.', article: '002:§36.1', instead: ['g3-f4', 'g3-h4'] });
  await expect(page.locator('#refusal')).toContainText('Possible: g3-f4, g3-h4.');
  await action(page, 'Seal “g3-g4” anyway').click();
  await expect.poll(() => peer.acts.at(-1).act).toEqual({ do: 'seal', text: 'g3-g4', check: false });
});

test('found_7_t_player_03: the sealer sees what a sealed move in doubt may stand for', async ({ page }) => {
  await open(page, games.russian({ phase: 'in-doubt', readings: ['g3-f4', 'g3-h4'], envelope: { by: 'white', number: 2, commitment: 'ab' } }));
  await expect(page.locator('#status')).toContainText('your opponent is choosing between g3-f4, g3-h4');
});

test('found_7_t_player_05: an answer never comes where another action was, and cannot be pressed at once', async ({ page }) => {
  const peer = await open(page, games.russian());
  const offer = await action(page, 'Offer a draw').boundingBox();
  peer.accept({ act: { do: 'ask' } }, { takeback: 'black' });
  const accept = action(page, 'Allow takeback');
  await accept.dispatchEvent('click');
  expect(peer.acts).toEqual([]);
  const place = await accept.boundingBox();
  expect(place.y + place.height).toBeLessThanOrEqual(offer.y);
  expect(await action(page, 'Offer a draw').boundingBox()).toEqual(offer);
  await accept.click();
  await expect.poll(() => peer.acts.map(({ act }) => act)).toEqual([{ do: 'answer-takeback', agrees: true }]);
});

test('found_7_t_player_01: the claim of a game that was left waits, and says how long', async ({ page }) => {
  const peer = await open(page, games.russian({ turn: 'black' }));
  peer.accept({ act: { do: 'left' } }, { away: { by: 'white', claim_at: Date.now() + 2500 } });
  await expect(action(page, /Claim the win in 0:0\d/)).toHaveAttribute('aria-disabled', 'true');
  await action(page, 'Claim the win').click();
  await expect.poll(() => peer.acts.map(({ act }) => act)).toEqual([{ do: 'claim-left' }]);
});

test('found_7_t_player_06: a finger drags a piece instead of the page', async ({ page }) => {
  await open(page, games.russian());
  const actions = (square) => page.evaluate((name) => {
    const box = document.querySelector(`[role=gridcell][data-square="${name}"] .square`).getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return getComputedStyle(hit).touchAction;
  }, square);
  expect(await actions('c3')).toBe('none');
  expect(await actions('b6')).not.toBe('none');
  expect(await actions('d4')).not.toBe('none');
});

test('found_7_t_player_07: of several ways to one end the page asks for the next square', async ({ page }) => {
  const peer = await open(page, games.twoCaptures());
  await clickSquare(page, '46');
  await clickSquare(page, '8');
  await expect(page.locator('#refusal')).toContainText('click the next square of the route');
  await expect(cell(page, '32')).toHaveClass(/target/);
  await clickSquare(page, '32');
  await clickSquare(page, '8');
  await expect(page.locator('#refusal')).toContainText('click the next square of the route');
  for (const square of ['23', '14']) await expect(cell(page, square)).toHaveClass(/target/);
  await clickSquare(page, '14');
  await expect.poll(() => peer.acts.at(-1)?.act).toEqual({ do: 'play', text: '46x14x8' });
});

test('found_7_t_player_09: a draw is claimed with a move that is shown on the board', async ({ page }) => {
  const peer = await open(page, games.russian(), { prepare: (peer) => (peer.answer = ({ id }) => peer.send({ type: 'done', id, version: 2 })) });
  await action(page, 'Claim a draw').click();
  await expect(page.locator('#status')).toContainText('Which move gives you the draw?');
  await clickSquare(page, 'c3');
  await clickSquare(page, 'd4');
  await expect.poll(() => peer.acts.map(({ act }) => act)).toEqual([{ do: 'claim-draw', with: 'c3-d4' }]);
  await action(page, 'Claim a draw').click();
  await action(page, 'Claim draw now').click();
  await expect.poll(() => peer.acts.at(-1).act).toEqual({ do: 'claim-draw', with: null });
});

test('found_7_t_player_13: a draw offer that is answered by a move is said to be declined', async ({ page }) => {
  const peer = await open(page, games.russian({ turn: 'black', offer: 'white', legal: [] }));
  const moves = [{ by: 'black', text: 'b6-a5', took: 1 }];
  const now = { ...peer.game.state, version: 3, turn: 'white', offer: null };
  peer.send({ type: 'update', id: null, said: [], passing: false, plies: 1, moves, state: now });
  await expect(page.locator('#status')).toContainText('Your opponent has declined the draw by making a move');
  await expect(page.locator('#announce')).toContainText('declined the draw');
});

test('found_7_t_player_11: a button that is off says why', async ({ page }) => {
  const peer = await open(page, games.russian({ may_offer: { white: false, black: true } }));
  const offer = action(page, 'Offer a draw');
  await expect(offer).toHaveAccessibleDescription('A draw may be offered again only after the opponent has offered one.');
  await offer.dispatchEvent('click');
  await expect(page.locator('#refusal')).toContainText('only after the opponent has offered one');
  expect(peer.acts).toEqual([]);
});

test('the end is said with its article, and another game can be asked for', async ({ page }) => {
  const end = { score: '1-0', said: said('White wins: Black resigned.'), article: '000:5.1' };
  const peer = await open(page, games.russian({ phase: 'over', end, legal: [] }));
  await expect(page.locator('#status')).toContainText('1-0 White wins: Black resigned.');
  await action(page, 'Rematch').click();
  await expect.poll(() => peer.acts.map(({ act }) => act)).toEqual([{ do: 'rematch' }]);
  await page.route('**/games/next', (route) => route.fulfill({ body: 'next' }));
  peer.send({ type: 'next', game: 'next' });
  await page.waitForURL('**/games/next');
});

test('a move taken back leaves the list', async ({ page }) => {
  const moves = ['a3-b4', 'b6-a5'].map((text, i) => ({ by: i ? 'black' : 'white', text, took: 1 }));
  const peer = await open(page, { ...games.russian(), moves });
  await expect(page.locator('#moves')).toHaveText('1.a3-b4b6-a5');
  peer.send({ type: 'update', id: null, said: [], plies: 1, moves: [], state: { ...peer.game.state, version: 3, turn: 'black' } });
  await expect(page.locator('#moves')).toHaveText('1.a3-b4');
});

test('a missed update is made good', async ({ page }) => {
  const peer = await open(page, games.russian());
  const moves = ['c3-d4', 'b6-a5', 'd4-c5'].map((text, i) => ({ by: i % 2 ? 'black' : 'white', text, took: 1 }));
  peer.game = { ...peer.game, moves, state: { ...peer.game.state, version: 5 } };
  peer.send({ type: 'update', id: null, said: [], plies: 3, moves: moves.slice(2), state: peer.game.state });
  await expect(page.locator('#moves')).toHaveText('1.c3-d4b6-a52.d4-c5');
});

test('an absent opponent and watchers are shown', async ({ page }) => {
  const peer = await open(page, games.russian());
  peer.send({ type: 'presence', present: { white: true, black: false }, watchers: 3 });
  await expect(page.locator('.seat[data-side=black]')).toContainText('not connected');
  await expect(page.locator('#watchers')).toHaveText('Watching: 3');
  // Nobody claims a game for that alone (decision 0035).
  await expect(action(page, /^Opponent away/)).toHaveCount(0);
});

test('a word of parting is final', async ({ page }) => {
  const peer = await open(page, games.russian());
  peer.send({ type: 'bye', why: 'web-say-bye-flood' });
  await peer.hangUp();
  await expect(page.locator('#connection')).toContainText('Too many requests at once');
  await page.waitForTimeout(600);
  expect(peer.connections).toBe(1);
});

test('nothing moves on the page when the game comes', async ({ page }) => {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.shifted += entry.value))).observe({ type: 'layout-shift', buffered: true });
  });
  const peer = await open(page, games.international({ clocks: clocks('white') }));
  peer.accept({ act: { text: '32-28' } });
  await expect(page.locator('#moves')).toHaveText('1.32-28');
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.01);
});

test('sounds are off until asked for, and break nothing', async ({ page }) => {
  await page.addInitScript(() => {
    window.sounded = 0;
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
      window.sounded += 1;
      return start.apply(this, when);
    };
  });
  const peer = await open(page, games.international());
  await clickSquare(page, '32');
  await clickSquare(page, '28');
  await expect(page.locator('#moves')).toHaveText('1.32-28');
  expect(await page.evaluate(() => window.sounded)).toBe(0);

  await page.getByText('Settings').click();
  await page.getByLabel('Sounds').check();
  await page.keyboard.press('Escape');
  await expect(page.locator('.settings.end .panel')).toBeHidden();
  const move = { by: 'black', text: '19-23', took: 1 };
  peer.send({ type: 'update', id: null, said: [], plies: 2, moves: [move], state: { ...peer.game.state, version: 9, turn: 'white' } });
  await expect.poll(() => page.evaluate(() => window.sounded)).toBe(1);
});
