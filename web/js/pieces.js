// The pieces, drawn here. Each stands in a box of 100 by 100; colours come from board.css.

/** @import {PieceKind, Side} from './wire.js' */

const SVG = 'http://www.w3.org/2000/svg';

/** @param {number} y @param {number} r @param {string} of */
const disc = (y, r, of) => `<circle class="${of}" cx="50" cy="${y}" r="${r}"/>`;

/** @param {string} d @param {string} [of] */
const shape = (d, of = 'body') => `<path class="${of}" d="${d}"/>`;

/** A king as a man turned over (000:3.6, 001:3.7). */
const TURNED = disc(50, 40, 'body') + disc(50, 33, 'ring') + disc(50, 21, 'pip');

/** @type {Record<PieceKind, string>} */
const DRAWN = {
  man: disc(50, 40, 'body') + disc(50, 31, 'ring') + disc(50, 19, 'ring'),
  // A second man laid on the first; the full centre tells it from one man where both are very small.
  crowned: disc(59, 36, 'body') + disc(42, 36, 'body') + disc(42, 27, 'ring') + disc(42, 13, 'pip'),
  pawn: shape('M50 20a13 13 0 0 1 9 22l7 6-7 2q2 13 11 20 3 3 3 12H27q0-9 3-12 9-7 11-20l-7-2 7-6a13 13 0 0 1 9-22z') + shape('M32 70h36', 'ring'),
  rook: shape('M27 20h11v8h7v-8h10v8h7v-8h11v17l-9 7 3 24 8 5v9H25v-9l8-5 3-24-9-7z') + shape('M36 44h28M33 68h34', 'ring'),
  knight:
    shape('M32 82q-1-13 6-21 7-7 8-15l-13 8q-3 3-6 1l-4-5q-1-2 0-5l10-20 3-11 9 7q29 4 32 61z') +
    shape('M54 28q14 12 15 48', 'ring') +
    '<circle class="pip" cx="41" cy="33" r="3.5"/>',
  bishop:
    shape('M50 13a6 6 0 0 1 4 11q15 12 15 25 0 9-8 15l3 7 9 3v8H27v-8l9-3 3-7q-8-6-8-15 0-13 15-25a6 6 0 0 1 4-11z') +
    shape('M50 35v16M42 43h16M39 64h22', 'ring'),
  queen:
    shape('M22 31l12 17 4-26 12 22 12-22 4 26 12-17-8 39 5 4v8H25v-8l5-4z') +
    '<circle class="body" cx="21" cy="28" r="6"/><circle class="body" cx="37" cy="19" r="6"/>' +
    '<circle class="body" cx="63" cy="19" r="6"/><circle class="body" cx="79" cy="28" r="6"/>' +
    shape('M31 68q19-6 38 0', 'ring'),
  king:
    shape('M46 9h8v7h7v8h-7v10h-8v-10h-7v-8h7z') +
    shape('M50 43q6-13 19-11 15 4 11 20-3 10-10 17l4 5v8H26v-8l4-5q-7-7-10-17-4-16 11-20 13-2 19 11z') +
    shape('M50 43v22M30 69q20-7 40 0', 'ring'),
};

/**
 * A piece as a `<g>`.
 *
 * @param {Side} side
 * @param {PieceKind} kind
 * @returns {SVGGElement}
 */
export function drawPiece(side, kind) {
  const group = document.createElementNS(SVG, 'g');
  redrawPiece(group, side, kind);
  return group;
}

/**
 * @param {SVGGElement} group
 * @param {Side} side
 * @param {PieceKind} kind
 */
export function redrawPiece(group, side, kind) {
  group.setAttribute('class', `piece ${side} ${kind}`);
  // Which of the two kings is seen, board.css says by the reader's choice.
  group.innerHTML = kind === 'crowned' ? `<g class="stacked">${DRAWN[kind]}</g><g class="turned">${TURNED}</g>` : DRAWN[kind];
}
