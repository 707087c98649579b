// The list of moves: a number, White's move, Black's move; and the buttons that lead through them.

import { icon } from './icons.js';
import { text } from './texts.js';

/** @import {MoveMade} from './wire.js' */

/**
 * @param {HTMLElement} list
 * @param {MoveMade[]} moves
 * @param {number} shown behind how many moves the position is that the board shows
 */
export function showMoves(list, moves, shown) {
  /** @type {HTMLLIElement[]} */
  const items = [];
  let number = 0;
  for (const [index, move] of moves.entries()) {
    const isNext = move.by === 'white' || number === 0;
    if (isNext) number += 1;
    // Who plays without a board is told the last move alone.
    if (move.text === '') continue;
    if (isNext || items.length === 0) items.push(numbered(number, move.by === 'black'));
    const ply = document.createElement('button');
    ply.type = 'button';
    ply.className = 'ply';
    // The list is one stop of the Tab key; arrows lead through it.
    ply.tabIndex = -1;
    ply.dataset['ply'] = String(index + 1);
    ply.textContent = move.text;
    items.at(-1)?.append(ply);
  }
  const hadFocus = list.contains(document.activeElement);
  list.replaceChildren(...items);
  if (hadFocus) list.focus({ preventScroll: true });
  markMove(list, shown);
}

/**
 * Marks the move behind which the board stands, and brings it into sight.
 *
 * @param {HTMLElement} list
 * @param {number} shown
 */
export function markMove(list, shown) {
  list.querySelector('[aria-current]')?.removeAttribute('aria-current');
  const ply = /** @type {HTMLElement | null} */ (list.querySelector(`[data-ply="${shown}"]`));
  ply?.setAttribute('aria-current', 'step');
  if (!ply) {
    list.scrollTo(0, 0);
    return;
  }
  bringInSight(list, ply);
}

/**
 * Keeps the marked move in sight when the list gets smaller: a refusal below it may take room.
 *
 * @param {HTMLElement} list
 */
export function keepInSight(list) {
  new ResizeObserver(() => {
    const ply = list.querySelector('[aria-current]');
    if (ply) bringInSight(list, ply);
  }).observe(list);
}

/**
 * @param {HTMLElement} list
 * @param {Element} ply
 */
function bringInSight(list, ply) {
  // Only the list scrolls, not the page.
  const [outer, inner] = [list.getBoundingClientRect(), ply.getBoundingClientRect()];
  list.scrollTop += Math.max(0, inner.bottom - outer.bottom + 4) + Math.min(0, inner.top - outer.top - 4);
  list.scrollLeft += Math.max(0, inner.right - outer.right + 4) + Math.min(0, inner.left - outer.left - 4);
}

/**
 * What a move is called: `12. 32-28`, `12… 19-23`.
 *
 * @param {MoveMade[]} moves
 * @param {number} ply
 */
export function moveName(moves, ply) {
  let number = 0;
  for (const move of moves.slice(0, ply)) if (move.by === 'white' || number === 0) number += 1;
  const move = moves[ply - 1];
  return move ? `${number}${move.by === 'white' ? '.' : '…'} ${move.text}` : '';
}

/** @type {Record<string, (shown: number, last: number) => number>} */
const STEPS = {
  first: () => 0,
  back: (shown) => shown - 1,
  on: (shown) => shown + 1,
  last: (_, last) => last,
};
/** @type {Record<string, string>} */
const KEYS = { Home: 'first', ArrowLeft: 'back', ArrowUp: 'back', ArrowRight: 'on', ArrowDown: 'on', End: 'last', Escape: 'last' };

/**
 * Where a key leads, if anywhere.
 *
 * @param {string} key
 * @param {number} shown
 * @param {number} last
 */
export function stepOf(key, shown, last) {
  return STEPS[KEYS[key] ?? '']?.(shown, last);
}

/**
 * The buttons that lead through the moves.
 *
 * @param {HTMLElement} place
 * @param {number} shown
 * @param {number} last
 * @param {(ply: number) => void} go
 */
export function showSteps(place, shown, last, go) {
  for (const [name, step] of Object.entries(STEPS)) {
    const found = /** @type {HTMLButtonElement | null} */ (place.querySelector(`[data-step="${name}"]`));
    const button = found ?? stepButton(place, name);
    const to = step(shown, last);
    const isOff = to < 0 || to > last || to === shown;
    button.setAttribute('aria-disabled', String(isOff));
    button.onclick = () => {
      if (!isOff) go(to);
    };
  }
}

/** @param {HTMLElement} place @param {string} name */
function stepButton(place, name) {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['step'] = name;
  button.title = text(`step-${name}`);
  button.setAttribute('aria-label', text(`step-${name}`));
  button.append(icon(`step-${name}`));
  place.append(button);
  return button;
}

/** @param {number} number @param {boolean} isBlackFirst */
function numbered(number, isBlackFirst) {
  const item = document.createElement('li');
  const written = document.createElement('span');
  written.className = 'number';
  written.textContent = `${number}.`;
  item.append(written);
  if (isBlackFirst) {
    const gap = document.createElement('span');
    gap.className = 'ply';
    gap.textContent = '…';
    item.append(gap);
  }
  return item;
}
