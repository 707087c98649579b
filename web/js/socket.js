// The line to the server: it stays open, comes back when it breaks, and loses nothing that was asked for.

import { PROTOCOL } from './wire.js';

/** @import {Act, FromServer} from './wire.js' */

/** @typedef {{is: 'connecting'} | {is: 'live'} | {is: 'lost', seconds: number} | {is: 'closed', why: string}} Connection */

const WAITS_MS = [250, 500, 1000, 2000, 4000, 8000, 10_000];
const PING_MS = 8000;
/** A line that is silent for so long behind a ping is dead, whatever the browser believes. */
const SILENCE_MS = 6000;
/** A line that has not opened behind so long is given up and tried anew. */
const OPENING_MS = 8000;
/** The same when the browser says that it is offline. A server on the same machine may still be there, so it is asked. */
const OFFLINE_SILENCE_MS = 2000;

/** After these the server is there again soon; after any other word of parting it is not asked again. */
const COMES_BACK = ['web-say-bye-restart', 'web-say-bye-slow'];

export class Line {
  #url;
  #hear;
  #changed;
  /** @type {WebSocket | undefined} */ #socket;
  #isWelcome = false;
  #failures = 0;
  /** How many events this page has seen. @type {number | null} */ #version = null;
  /** What was asked for and not answered; the first one is on its way. @type {{id: string, act: Act, frame?: string}[]} */ #asked = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #again;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #silence;
  /** @type {number | null} */ #lag = null;
  /** Clock of the server less the page's own, which nobody sets, by the fastest answer on this connection. */
  #offset = { by: 0, lag: Infinity };
  #isClosed = false;

  /**
   * @param {string} url
   * @param {(said: FromServer) => void} hear
   * @param {(connection: Connection) => void} changed
   */
  constructor(url, hear, changed) {
    this.#url = url;
    this.#hear = hear;
    this.#changed = changed;
    window.addEventListener('online', () => this.#hurry());
    // The browser may not report that the line is closed before it is online again.
    window.addEventListener('offline', () => this.#ping());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#hurry();
    });
    setInterval(() => this.#ping(), PING_MS);
  }

  /** The clock of the server, in milliseconds. */
  now() {
    return performance.now() + this.#offset.by;
  }

  open() {
    this.#changed({ is: 'connecting' });
    this.#offset.lag = Infinity;
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    // A browser may wait for minutes for an answer that was lost on the way.
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#drop(), OPENING_MS);
    socket.addEventListener('open', () => {
      this.#say({ type: 'hello', protocol: PROTOCOL });
      this.#ping();
    });
    socket.addEventListener('message', ({ data }) => {
      clearTimeout(this.#silence);
      this.#silence = undefined;
      if (socket === this.#socket) this.#heard(JSON.parse(data));
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#lost();
    });
  }

  /**
   * Asks for something. Acts go one by one, so that each carries the version behind the one before.
   *
   * @param {Act} act
   * @returns {string} the name it has
   */
  act(act) {
    const id = newId();
    this.#asked.push({ id, act });
    // A line may be broken without a sign: what is asked for is not left to the next ping. Asking again does not put it off.
    if (this.#isWelcome && this.#silence === undefined) this.#expectAnswer();
    if (this.#asked.length === 1) this.#sendFirst();
    return id;
  }

  #sendFirst() {
    const [first] = this.#asked;
    if (!first || !this.#isWelcome) return;
    // What is sent again is the same frame: the server knows it by its name and does it once.
    first.frame ??= JSON.stringify({ type: 'act', id: first.id, version: this.#version, act: first.act });
    this.#socket?.send(first.frame);
  }

  /** @param {string | null} id */
  #answered(id) {
    if (id === null || this.#asked[0]?.id !== id) return;
    this.#asked.shift();
    this.#sendFirst();
  }

  /** @param {FromServer} said */
  #heard(said) {
    switch (said.type) {
      case 'welcome':
        if (said.protocol !== PROTOCOL) return void location.reload();
        this.#isWelcome = true;
        this.#failures = 0;
        this.#version = said.game.state.version;
        if (this.#offset.lag === Infinity) this.#offset.by = said.now - performance.now();
        this.#changed({ is: 'live' });
        this.#hear(said);
        return this.#sendFirst();
      case 'update':
        if (this.#version !== null && said.state.version >= this.#version) {
          this.#version = said.state.version;
          this.#hear(said);
        }
        return this.#answered(said.id);
      case 'refused':
        this.#hear(said);
        return this.#answered(said.id);
      case 'done':
        this.#hear(said);
        return this.#answered(said.id);
      case 'pong':
        return this.#measured(said);
      case 'bye':
        this.#isClosed = !COMES_BACK.includes(said.why);
        if (this.#isClosed) this.#changed({ is: 'closed', why: said.why });
        return;
      case 'presence':
      case 'names':
      case 'next':
        return this.#hear(said);
    }
  }

  /** Asks for the whole game again. */
  anew() {
    this.#say({ type: 'hello', protocol: PROTOCOL });
  }

  #ping() {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#say({ type: 'ping', sent: Math.round(performance.now()), lag: this.#lag });
    this.#expectAnswer();
  }

  /** Drops the line unless something is heard soon. */
  #expectAnswer() {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#drop(), navigator.onLine ? SILENCE_MS : OFFLINE_SILENCE_MS);
  }

  /** @param {{sent: number, now: number}} pong */
  #measured({ sent, now }) {
    const lag = Math.max(0, Math.round(performance.now()) - sent);
    this.#lag = lag;
    if (lag <= this.#offset.lag) this.#offset = { by: now + lag / 2 - performance.now(), lag };
  }

  /** @param {object} frame */
  #say(frame) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #drop() {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#lost();
  }

  #lost() {
    this.#isWelcome = false;
    clearTimeout(this.#silence);
    clearTimeout(this.#again);
    if (this.#isClosed) return;
    const longest = WAITS_MS[Math.min(this.#failures, WAITS_MS.length - 1)] ?? 10_000;
    // Pages that lost the same server do not all come back at once.
    const wait = longest * (0.75 + Math.random() / 4);
    this.#failures += 1;
    this.#changed({ is: 'lost', seconds: Math.ceil(wait / 1000) });
    this.#again = setTimeout(() => this.open(), wait);
  }

  #hurry() {
    if (this.#isClosed) return;
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#ping();
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#again);
    this.open();
  }
}

/** A random name. (`randomUUID` is not there on plain http in a hall's network.) */
function newId() {
  const numbers = crypto.getRandomValues(new Uint32Array(3));
  return Array.from(numbers, (number) => number.toString(36)).join('');
}
