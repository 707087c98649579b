// The other end of the line: answers as the server would, remembers what it heard, and can go away.

import { expect, test as base } from '@playwright/test';
import { said } from './games.js';
import { cell, clickSquare, man, middle } from './hand.js';
import { listen } from './serve.js';

export class Peer {
  heard = [];
  isSilent = false;
  /** Instead of the usual answer to an act. */
  answer = undefined;
  game;
  seats = { white: true, black: false };
  connections = 0;
  refuses = 0;
  #socket;

  constructor(game) {
    this.game = game;
  }

  async join(page) {
    await page.routeWebSocket(/\/games\/.*\/socket$/, (socket) => {
      this.connections += 1;
      if (this.refuses > 0) {
        this.refuses -= 1;
        socket.close();
        return;
      }
      this.#socket = socket;
      socket.onMessage((data) => this.#hear(JSON.parse(data)));
    });
  }

  get acts() {
    return this.heard.filter((frame) => frame.type === 'act');
  }

  send(frame) {
    this.#socket.send(JSON.stringify(frame));
  }

  hangUp() {
    return this.#socket.close();
  }

  #hear(frame) {
    this.heard.push(frame);
    if (frame.type === 'hello') {
      this.send({ type: 'welcome', protocol: 1, seats: this.seats, game: this.game, now: Date.now() });
    } else if (frame.type === 'ping') this.send({ type: 'pong', sent: frame.sent, now: Date.now() });
    else if (!this.isSilent) (this.answer ?? ((act) => this.accept(act)))(frame);
  }

  /** Does what was asked as if every move were quiet and right. */
  accept({ id, act }, change = {}) {
    const { state } = this.game;
    const legal = state.legal.find(({ text }) => text === act.text);
    const moves = legal ? [{ by: state.turn, text: legal.text, took: 1000 }] : [];
    const path = legal?.paths[0] ?? [];
    const pieces = legal
      ? state.pieces
          .filter(({ at }) => !legal.captured.includes(at))
          .map((piece) => (piece.at === path[0] ? { ...piece, at: path.at(-1), kind: legal.promotes ?? piece.kind } : piece))
      : state.pieces;
    const turn = legal ? (state.turn === 'white' ? 'black' : 'white') : state.turn;
    const now = { ...state, version: state.version + 1, pieces, turn, legal: legal ? [] : state.legal, last: path, ...change };
    this.game = { ...this.game, moves: [...this.game.moves, ...moves], state: now };
    const what = legal ? said(`White’s move: ${legal.text}.`) : said(`Done: ${act?.do}.`);
    this.send({ type: 'update', id: id ?? null, said: [what], passing: false, plies: this.game.moves.length, moves, state: now });
  }

  refuse({ id }, more) {
    this.send({ type: 'refused', id, said: 'No.', article: null, squares: [], instead: [], version: 2, turn: 'white', ...more });
  }
}

/** A test that fails on any error the page writes, unless it says which ones it expects. */
export const test = base.extend({
  shown: [
    async ({}, use) => {
      const server = await listen();
      await use(`http://127.0.0.1:${server.address().port}`);
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shown }, use) => use(shown),
  page: async ({ page }, use) => {
    const errors = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    expect(errors).toEqual([]);
  },
});

/** Opens the page of a game with a peer behind it. */
export async function open(page, game, { seats = 'white', lang = 'en', prepare } = {}) {
  const peer = new Peer(game);
  peer.seats = { white: seats.includes('white'), black: seats.includes('black') };
  prepare?.(peer);
  await peer.join(page);
  await page.goto(`/game?kind=${game.id}&lang=${lang}&seats=${encodeURIComponent(seats)}`);
  await expect(page.locator('peatee-board [role=gridcell]').first()).toBeAttached();
  return peer;
}

export { cell, clickSquare, man, middle };
export { expect };
