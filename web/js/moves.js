// The list of moves: a number, White's move, Black's move.

/** @import {MoveMade} from './wire.js' */

/**
 * @param {HTMLElement} list
 * @param {MoveMade[]} moves
 */
export function showMoves(list, moves) {
  /** @type {HTMLLIElement[]} */
  const items = [];
  for (const move of moves) {
    if (move.by === 'white' || items.length === 0) items.push(numbered(items.length + 1, move.by === 'black'));
    const ply = document.createElement('span');
    ply.className = 'ply';
    ply.textContent = move.text;
    items.at(-1)?.append(ply);
  }
  items.at(-1)?.lastElementChild?.setAttribute('aria-current', 'step');
  list.replaceChildren(...items);
  list.scrollTop = list.scrollHeight;
  list.scrollLeft = list.scrollWidth;
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
