// The names of squares round the board or on it.

/** @import {PeateeBoard} from './board.js' */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * @param {PeateeBoard} board
 * @param {string} where outside, inside or none
 * @param {number} margin
 * @returns {SVGGElement}
 */
export function labels(board, where, margin) {
  const drawn = document.createElementNS(SVG, 'g');
  drawn.setAttribute('class', `labels ${where}`);
  drawn.setAttribute('aria-hidden', 'true');
  if (where !== 'none' && board.squares.length > 0) {
    const isLettered = board.squares.some((name) => /^[a-z]/.test(name));
    drawn.append(...(where === 'inside' ? inside(board, margin, isLettered) : outside(board, margin, isLettered)));
  }
  return drawn;
}

/** @param {PeateeBoard} board @param {number} margin @param {boolean} isLettered */
function* outside(board, margin, isLettered) {
  const last = board.size - 1;
  const unit = board.unit;
  const half = margin / 2;
  for (let i = 0; i <= last; i += 1) {
    const along = margin + (i + 0.5) * unit;
    if (isLettered) {
      yield label(column(board, i), along, 1000 - half);
      yield label(row(board, i), half, along);
      continue;
    }
    yield label(board.squareShownAt(i, 0), along, half);
    yield label(board.squareShownAt(i, last), along, 1000 - half);
    if (i === 0 || i === last) continue;
    yield label(board.squareShownAt(0, i), half, along);
    yield label(board.squareShownAt(last, i), 1000 - half, along);
  }
}

/** @param {PeateeBoard} board @param {number} margin @param {boolean} isLettered */
function* inside(board, margin, isLettered) {
  const last = board.size - 1;
  const unit = board.unit;
  for (let at = 0; at < board.size * board.size; at += 1) {
    const [x, y] = [at % board.size, Math.floor(at / board.size)];
    const [left, top] = [margin + x * unit + unit * 0.05, margin + y * unit];
    if (!isLettered) yield label(board.squareShownAt(x, y), left, top + unit * 0.13);
    if (isLettered && x === 0) yield label(row(board, y), left, top + unit * 0.13);
    if (isLettered && y === last) yield label(column(board, x), left + unit * 0.82, top + unit * 0.88);
  }
}

/** The letter of a column as shown. @param {PeateeBoard} board @param {number} at */
function column(board, at) {
  const name = board.squareShownAt(at, 0) || board.squareShownAt(at, 1);
  return name.replace(/\d+$/, '');
}

/** The number of a row as shown. @param {PeateeBoard} board @param {number} at */
function row(board, at) {
  const name = board.squareShownAt(0, at) || board.squareShownAt(1, at);
  return name.replace(/^[a-z]+/, '');
}

/** @param {string} name @param {number} x @param {number} y */
function label(name, x, y) {
  const written = document.createElementNS(SVG, 'text');
  written.setAttribute('x', String(x));
  written.setAttribute('y', String(y));
  written.textContent = name;
  return written;
}
