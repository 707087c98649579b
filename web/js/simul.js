// A simultaneous display: who has joined, how the boards stand, and the way to the next one.

import { written } from './clock.js';
import { joinNextKey } from './next.js';
import { settings } from './settings.js';
import { text } from './texts.js';

/** @import {Side} from './wire.js' */

/**
 * @typedef {object} Board
 * @property {number} number
 * @property {string} game
 * @property {string} name
 * @property {Side} side
 * @property {number} version
 * @property {boolean} is_waiting
 * @property {boolean} is_longest
 * @property {boolean} is_hidden whether the giver has no board
 * @property {string | null} result
 * @property {number | null} left what the giver has left, in milliseconds
 */
/**
 * @typedef {object} Display
 * @property {boolean} is_host
 * @property {boolean} is_in
 * @property {boolean} is_started
 * @property {number} places
 * @property {string | null} mine
 * @property {string[]} participants
 * @property {Board[]} boards
 * @property {Record<string, number>} score
 */

const EVERY_MS = 2000;
/** A board on which the giver has less is marked. */
const LOW_MS = 60_000;

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const wasStarted = main.classList.contains('started');

/** @param {Display} display */
function show(display) {
  if (display.is_started && !wasStarted) {
    // Participants go to their boards; the host and those who watch see them all.
    return location.replace(display.mine ? `/games/${display.mine}` : location.href);
  }
  if (display.is_started) showBoards(display);
  else showParticipants(display);
}

/** @param {Display} display */
function showParticipants({ participants, places }) {
  write('count', `${participants.length} / ${places}`);
  const list = document.getElementById('participants');
  const shown = Array.from(list?.children ?? [], (item) => item.textContent).join('\n');
  if (list && shown !== participants.join('\n')) {
    list.replaceChildren(
      ...participants.map((name) => {
        const item = document.createElement('li');
        item.textContent = name;
        return item;
      }),
    );
  }
  document.getElementById('nobody')?.toggleAttribute('hidden', participants.length > 0);
  document.getElementById('start')?.toggleAttribute('disabled', participants.length === 0);
}

/** @param {Display} display */
function showBoards(display) {
  for (const [name, count] of Object.entries(display.score)) write(name, String(count));
  for (const board of display.boards) {
    const item = /** @type {HTMLElement | null} */ (document.querySelector(`[data-game="${board.game}"]`));
    if (item) showBoard(item, board, display.is_host);
  }
}

/** @param {HTMLElement} item @param {Board} board @param {boolean} isHost */
function showBoard(item, board, isHost) {
  item.toggleAttribute('data-waiting', board.is_waiting);
  item.toggleAttribute('data-longest', board.is_longest);
  item.toggleAttribute('data-over', board.result !== null);
  const state = item.querySelector('.state');
  if (state) state.textContent = said(board, isHost);
  const time = item.querySelector('.time');
  const left = board.result === null ? board.left : null;
  if (time) time.textContent = left === null ? '' : written(left);
  item.toggleAttribute('data-low', left !== null && left < LOW_MS && board.is_waiting);
  if (item.dataset['version'] === String(board.version)) return;
  item.dataset['version'] = String(board.version);
  const picture = item.querySelector('img') ?? newPicture(item, board);
  const flip = board.side === 'black' ? '&flip=yes' : '';
  const kings = settings().kings === 'turned' ? '&kings=turned' : '';
  if (picture) picture.src = `/games/${board.game}/diagram.svg?look=screen&v=${board.version}${flip}${kings}`;
}

/** A board that was hidden is shown when its game is over. @param {HTMLElement} item @param {Board} board */
function newPicture(item, board) {
  if (board.is_hidden) return undefined;
  const picture = document.createElement('img');
  Object.assign(picture, { width: 240, height: 240, alt: '' });
  item.querySelector('a')?.prepend(picture);
  return picture;
}

/** @param {Board} board @param {boolean} isHost */
function said(board, isHost) {
  if (board.result !== null) return board.result;
  if (!board.is_waiting) return isHost ? text('simul-thinks') : '';
  if (!isHost) return text('simul-waits');
  return board.is_longest ? text('simul-longest') : text('simul-your-move');
}

/** @param {string} id @param {string} what */
function write(id, what) {
  const place = document.getElementById(id);
  if (place && place.textContent !== what) place.textContent = what;
}

async function look() {
  try {
    const answer = await fetch(`/simuls/${main.dataset['simul']}/state`);
    if (!answer.ok) throw new Error(String(answer.status));
    show(await answer.json());
    write('connection', '');
  } catch {
    write('connection', text('say-simul-lost'));
  }
  // Nobody looks at a page that is hidden.
  if (document.visibilityState === 'visible') setTimeout(look, EVERY_MS);
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') look();
});
const link = document.getElementById('link');
if (link instanceof HTMLInputElement) {
  link.value = new URL(link.value, location.href).href;
  link.addEventListener('focus', () => link.select());
}
joinNextKey();
look();
