// <peatee-board>: draws a position and turns clicks, drags and keys into one of the legal moves that the server listed.

import { Hand, squareOf } from './hand.js';
import { labels } from './labels.js';
import { drawPiece, redrawPiece } from './pieces.js';
import { candidates, targets } from './narrow.js';
import { text } from './texts.js';

/** @import {Piece, Side, State} from './wire.js' */

/** @typedef {Pick<State, 'pieces' | 'legal' | 'last' | 'turn' | 'touched'>} Position */

const SVG = 'http://www.w3.org/2000/svg';
const WHOLE = 1000;
const MARGIN = 42;
const LEAVING_MS = 180;

/**
 * Attributes: `size`, `coordinates` (outside, inside, none), `flipped`, `hidden-board`, `roads` (lines to be drawn, each by
 * its two ends: `g1-a7 h2-b8`).
 *
 * Events: `move` {text, move, path}; `try` {path}, no legal move; `touch` {square}; `unclear`, several moves end there.
 */
export class PeateeBoard extends HTMLElement {
  static observedAttributes = ['coordinates', 'flipped', 'hidden-board', 'roads', 'size'];

  /** The names of all squares from White's upper left, empty where nobody plays. @type {string[]} */
  squares = [];
  /** @type {Position} */
  position = { pieces: [], legal: [], last: [], turn: 'white', touched: null };
  /** The sides that this page may move. @type {readonly Side[]} */
  sides = [];
  /** The squares of a move that is being entered. @type {string[]} */
  path = [];

  /** @type {string[]} */ #faults = [];
  /** @type {Map<string, SVGGElement>} */ #cells = new Map();
  /** @type {Map<string, {piece: Piece, element: SVGGElement}>} */ #pieces = new Map();
  /** @type {SVGSVGElement | undefined} */ #svg;
  /** @type {SVGGElement | undefined} */ #standing;
  /** @type {SVGGElement | undefined} */ #over;
  /** The ring round the square that has the focus. */
  #cursor = group({ class: 'cursor' });
  #hand = new Hand(this);

  connectedCallback() {
    this.#cursor.innerHTML = ['outer', 'inner'].map((of) => `<rect class="${of}" x="6" y="6" width="88" height="88" rx="4"/>`).join('');
    this.#draw();
    new ResizeObserver(([entry]) => {
      // Labels keep a readable size however small the board is.
      const width = entry?.contentRect.width || WHOLE;
      this.style.setProperty('--label', `${Math.max(20, 10500 / width)}px`);
    }).observe(this);
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#draw();
  }

  get size() {
    return Number(this.getAttribute('size')) || 8;
  }

  get isFlipped() {
    return this.hasAttribute('flipped');
  }

  get isActive() {
    return this.sides.includes(this.position.turn) && this.position.legal.length > 0;
  }

  /**
   * @param {number} size
   * @param {string[]} squares
   */
  setUp(size, squares) {
    this.squares = squares;
    if (this.size === size) this.#draw();
    else this.setAttribute('size', String(size));
  }

  /**
   * Shows a position. A move that is being entered stays if it still can become one.
   *
   * @param {Position} position
   * @param {readonly Side[]} sides
   */
  show(position, sides) {
    this.position = position;
    this.sides = sides;
    this.#faults = [];
    const goesOn = this.isActive && candidates(position.legal, this.path).length > 0;
    // A touched piece must move, whatever else was picked up meanwhile.
    const isOther = position.touched !== null && this.path[0] !== position.touched;
    if (!goesOn || isOther) this.path = this.isActive && position.touched ? [position.touched] : [];
    this.#stand();
    this.#mark();
  }

  /** @param {string[]} squares those that a refusal speaks of */
  fault(squares) {
    this.#faults = squares;
    this.#mark();
  }

  /** @param {string[]} path */
  enter(path) {
    this.path = path;
    this.#faults = [];
    this.#stand();
    this.#mark();
  }

  /** Focuses the square that the Tab key comes to. */
  focusStop() {
    const stop = this.#svg?.querySelector('[role=gridcell][tabindex="0"]');
    if (stop instanceof SVGElement) stop.focus({ preventScroll: true });
  }

  /** @param {string} square */
  pointAtSquare(square) {
    this.#cursor.style.transform = this.placeOf(square);
  }

  /** @param {string} square @returns {Piece | undefined} */
  pieceAt(square) {
    return this.position.pieces.find((piece) => piece.at === square);
  }

  /** @param {string} square */
  cell(square) {
    return this.#cells.get(square);
  }

  /** @param {string} square */
  standing(square) {
    return this.#pieces.get(square)?.element;
  }

  /** The length of a square's side, in units of the drawing. */
  get unit() {
    return (WHOLE - 2 * this.#margin) / this.size;
  }

  /** Column and row as shown. @param {string} square */
  shownAt(square) {
    const index = this.squares.indexOf(square);
    const [column, row] = [index % this.size, Math.floor(index / this.size)];
    const last = this.size - 1;
    return this.isFlipped ? { column: last - column, row: last - row } : { column, row };
  }

  /** @param {number} column @param {number} row as shown @returns {string} empty where nobody plays */
  squareShownAt(column, row) {
    if (column < 0 || row < 0 || column >= this.size || row >= this.size) return '';
    const index = row * this.size + column;
    return this.squares[this.isFlipped ? this.squares.length - 1 - index : index] ?? '';
  }

  /** A point of the window in units of the drawing. @param {number} x @param {number} y */
  pointAt(x, y) {
    const box = this.getBoundingClientRect();
    return { x: ((x - box.left) / box.width) * WHOLE, y: ((y - box.top) / box.height) * WHOLE };
  }

  /** @param {{x: number, y: number}} point */
  squareAtPoint({ x, y }) {
    return this.squareShownAt(Math.floor((x - this.#margin) / this.unit), Math.floor((y - this.#margin) / this.unit));
  }

  /**
   * The square that is meant: for a pointer the one it is over, whatever piece flies there just now; for a click without a
   * place (a key, a screen reader) the one that was named.
   *
   * @param {MouseEvent} event
   */
  squareMeant(event) {
    const isPointed = event.type.startsWith('pointer') || event.detail > 0 || event.button === 2;
    return isPointed ? this.squareAtPoint(this.pointAt(event.clientX, event.clientY)) : squareOf(event.target);
  }

  /** @param {string} square @param {{x: number, y: number}} [centre] */
  placeOf(square, centre) {
    const { column, row } = this.shownAt(square);
    const x = centre ? centre.x - this.unit / 2 : this.#margin + column * this.unit;
    const y = centre ? centre.y - this.unit / 2 : this.#margin + row * this.unit;
    return `translate(${x}px, ${y}px) scale(${this.unit / 100})`;
  }

  get #coordinates() {
    return this.getAttribute('coordinates') ?? 'outside';
  }

  get #margin() {
    return this.#coordinates === 'outside' ? MARGIN : 4;
  }

  #draw() {
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('viewBox', `0 0 ${WHOLE} ${WHOLE}`);
    svg.setAttribute('role', 'presentation');
    const grid = group({ role: 'grid', 'aria-label': text('board') });
    this.#standing = group({ 'aria-hidden': 'true', class: 'standing' });
    this.#over = group({ 'aria-hidden': 'true', class: 'over' });
    const drawnLabels = labels(this, this.#coordinates, this.#margin);
    svg.append(this.#ground(), grid, this.#roads(), drawnLabels, this.#standing, this.#over);

    this.#cells.clear();
    this.#pieces.clear();
    for (let row = 0; row < this.size; row += 1) {
      const names = Array.from({ length: this.size }, (_, column) => this.squareShownAt(column, row)).filter(Boolean);
      if (names.length > 0) grid.append(this.#row(names));
    }
    // Without squares there is nothing to steer through yet.
    if (this.#cells.size === 0) grid.remove();
    const focused = this.#svg?.contains(document.activeElement) ? document.activeElement?.getAttribute('data-square') : null;
    for (const child of this.querySelectorAll(':scope > svg, :scope > .still')) child.remove();
    this.prepend(svg);
    this.#svg = svg;
    this.classList.toggle('blind', this.hasAttribute('hidden-board'));
    this.classList.toggle('empty', this.#cells.size === 0);
    this.#hand.attach(svg);
    this.#stand();
    this.#mark();
    if (focused) this.cell(focused)?.focus({ preventScroll: true });
  }

  /** @param {string[]} names */
  #row(names) {
    const row = group({ role: 'row', 'aria-label': `${names[0]} – ${names.at(-1)}` });
    for (const name of names) {
      const cell = group({ role: 'gridcell', 'data-square': name, tabindex: '-1' });
      cell.style.transform = this.placeOf(name);
      const { column, row: at } = this.shownAt(name);
      const colour = (column + at) % 2 === 1 ? 'dark' : 'light';
      cell.innerHTML =
        `<rect class="square ${colour}" width="100" height="100"/><rect class="tint" width="100" height="100"/>` +
        '<circle class="dot" cx="50" cy="50" r="13"/>';
      this.#cells.set(name, cell);
      row.append(cell);
    }
    return row;
  }

  /** The board itself, and the main road, which is seen while nothing stands on it. */
  #ground() {
    const ground = group({ 'aria-hidden': 'true', class: 'ground' });
    const [from, side, unit] = [this.#margin, this.unit * this.size, this.unit];
    let dark = '';
    for (let i = 0; i < this.size * this.size; i += 1) {
      const [column, row] = [i % this.size, Math.floor(i / this.size)];
      if ((column + row) % 2 === 1) dark += `M${from + column * unit} ${from + row * unit}h${unit}v${unit}h${-unit}z`;
    }
    const [low, high] = [from + side, from];
    ground.innerHTML =
      `<rect class="square light" x="${from}" y="${from}" width="${side}" height="${side}"/><path class="square dark" d="${dark}"/>` +
      `<path class="road" d="M${from} ${low}L${low} ${high}"/>` +
      `<rect class="frame" x="${from - 2}" y="${from - 2}" width="${side + 4}" height="${side + 4}"/>`;
    return ground;
  }

  /** The roads that the reader wants to see, under the pieces (002:§13.2). */
  #roads() {
    const roads = group({ 'aria-hidden': 'true' });
    const middle = (/** @type {string} */ square) => {
      const { column, row } = this.shownAt(square);
      return `${this.#margin + (column + 0.5) * this.unit} ${this.#margin + (row + 0.5) * this.unit}`;
    };
    const lines = (this.getAttribute('roads') ?? '').split(' ').map((line) => line.split('-'));
    const known = lines.filter((ends) => ends.length === 2 && ends.every((end) => this.squares.includes(end)));
    roads.innerHTML = `<path class="roads" d="${known.map((ends) => `M${ends.map(middle).join('L')}`).join('')}"/>`;
    return roads;
  }

  /** Puts the pieces where they stand, moving those that moved and letting the captured ones leave. */
  #stand() {
    const standing = this.#standing;
    if (!standing || this.squares.length === 0) return;
    const shown = this.#withEntered();
    const before = new Map(this.#pieces);
    this.#pieces.clear();
    /** @type {Piece[]} */
    const arriving = [];
    for (const piece of shown) {
      const same = before.get(piece.at);
      if (same && same.piece.side === piece.side && same.piece.kind === piece.kind) {
        before.delete(piece.at);
        this.#put(piece, same.element);
      } else arriving.push(piece);
    }
    for (const piece of arriving) {
      const from = this.#cameFrom(piece, before);
      if (from) before.delete(from.piece.at);
      const element = from?.element ?? drawPiece(piece.side, piece.kind);
      if (from && from.piece.kind !== piece.kind) redrawPiece(element, piece.side, piece.kind);
      if (!from) standing.append(element);
      if (from && from.piece.at === this.position.last[0]) this.#along(this.position.last, element);
      this.#put(piece, element);
    }
    for (const { element } of before.values()) {
      element.classList.add('taken');
      setTimeout(() => element.remove(), LEAVING_MS);
    }
  }

  /** Leads a piece over every square of its way, if there is more than one. @param {string[]} way @param {SVGGElement} element */
  #along(way, element) {
    if (way.length < 3 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.animate(way.map((square) => ({ transform: this.placeOf(square) })), { duration: LEAVING_MS });
  }

  /** @param {Piece} piece @param {Map<string, {piece: Piece, element: SVGGElement}>} before */
  #cameFrom(piece, before) {
    const left = [...before.values()].filter((old) => old.piece.side === piece.side);
    const origin = left.find((old) => old.piece.at === this.position.last[0] || old.piece.at === this.path[0]);
    const isLast = piece.at === this.position.last.at(-1) || piece.at === this.path.at(-1);
    const alike = left.find((old) => old.piece.kind === piece.kind);
    return (isLast ? origin : undefined) ?? alike;
  }

  /** @param {Piece} piece @param {SVGGElement} element */
  #put(piece, element) {
    element.dataset.square = piece.at;
    element.classList.toggle('own', this.isActive && piece.side === this.position.turn);
    element.classList.toggle('taken', this.#takenOnTheWay().has(piece.at));
    element.style.transform = this.placeOf(piece.at);
    this.#pieces.set(piece.at, { piece, element });
  }

  /** The pieces with the one that is being moved where it has come to. @returns {Piece[]} */
  #withEntered() {
    const [from, to] = [this.path[0], this.path.at(-1)];
    if (from === undefined || to === undefined) return this.position.pieces;
    return this.position.pieces.map((piece) => (piece.at === from ? { ...piece, at: to } : piece));
  }

  /** Pieces that stand between the squares already entered, and that the moves still possible capture. @returns {Set<string>} */
  #takenOnTheWay() {
    /** @type {Set<string>} */
    const taken = new Set();
    if (this.path.length < 2) return taken;
    const possible = new Set(candidates(this.position.legal, this.path).flatMap(({ move }) => move.captured));
    for (let i = 1; i < this.path.length; i += 1) {
      for (const square of this.#between(this.path[i - 1] ?? '', this.path[i] ?? '')) {
        if (possible.has(square)) taken.add(square);
      }
    }
    return taken;
  }

  /** @param {string} a @param {string} b @returns {string[]} */
  #between(a, b) {
    const [from, to] = [this.shownAt(a), this.shownAt(b)];
    const steps = Math.max(Math.abs(to.column - from.column), Math.abs(to.row - from.row));
    const along = Array.from({ length: Math.max(0, steps - 1) }, (_, i) => (i + 1) / steps);
    return along.map((part) =>
      this.squareShownAt(from.column + (to.column - from.column) * part, from.row + (to.row - from.row) * part),
    );
  }

  #mark() {
    const isEntering = this.path.length > 0;
    const reachable = isEntering ? targets(this.position.legal, this.path) : new Set();
    for (const [square, cell] of this.#cells) {
      const piece = this.pieceAt(square);
      const isPicked = this.path.includes(square);
      const isTarget = reachable.has(square);
      cell.classList.toggle('own', this.isActive && piece?.side === this.position.turn);
      cell.classList.toggle('last', this.position.last.includes(square));
      cell.classList.toggle('picked', isPicked);
      cell.classList.toggle('target', isTarget);
      cell.classList.toggle('held-by', isTarget && piece !== undefined && square !== this.path[0]);
      cell.setAttribute('aria-selected', String(isPicked));
      cell.setAttribute('aria-label', this.#nameOf(square, piece, isTarget));
    }
    this.#hand.keepOneStop();
    const rings = this.#faults.filter((square) => this.#cells.has(square)).map((square) => {
      const ring = group({ class: 'fault' });
      ring.style.transform = this.placeOf(square);
      ring.innerHTML = '<rect x="5" y="5" width="90" height="90" rx="6"/>';
      return ring;
    });
    this.#over?.replaceChildren(...rings, this.#cursor);
    this.#svg?.classList.toggle('active', this.isActive);
  }

  /** @param {string} square @param {Piece | undefined} piece @param {boolean} isTarget */
  #nameOf(square, piece, isTarget) {
    const parts = [square];
    if (!this.hasAttribute('hidden-board')) parts.push(piece ? text(`piece-${piece.side}-${piece.kind}`) : text('square-empty'));
    if (isTarget) parts.push(text('square-target'));
    return parts.join(', ');
  }
}

/** @param {Record<string, string>} attributes @returns {SVGGElement} */
function group(attributes) {
  const element = document.createElementNS(SVG, 'g');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

customElements.define('peatee-board', PeateeBoard);
