// The hand at the board: pointer and keys.

import { meaning } from './narrow.js';
import { choosePromotion } from './promote.js';

/** @import {PeateeBoard} from './board.js' */

/** A pointer that moves less than this many pixels has clicked. */
const STILL = 5;

/** @type {Record<string, readonly [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Hand {
  #board;
  /** The square that the Tab key comes to: a piece that can move, until the reader has been somewhere. */
  #stop = '';
  #hasBeen = false;
  /** @type {{square: string, x: number, y: number, pointer: number, isMoving: boolean} | undefined} */
  #drag;
  #hasDragged = false;

  /** @param {PeateeBoard} board */
  constructor(board) {
    this.#board = board;
    // Not on the drawing: an <svg> that listens for focus can be reached with Tab itself.
    board.addEventListener('focusin', (event) => {
      const square = squareOf(event.target);
      if (!square) return;
      this.#stop = square;
      this.#hasBeen = true;
      this.keepOneStop();
      board.pointAtSquare(square);
    });
  }

  /** @param {SVGSVGElement} svg */
  attach(svg) {
    svg.addEventListener('pointerdown', (event) => this.#down(event));
    svg.addEventListener('pointermove', (event) => this.#moved(event));
    svg.addEventListener('pointerup', (event) => this.#up(event));
    svg.addEventListener('pointercancel', () => this.#putBack());
    svg.addEventListener('keydown', (event) => this.#key(event));
    svg.addEventListener('click', (event) => {
      const square = this.#board.squareMeant(event);
      if (this.#hasDragged || !square) return;
      this.#stopAt(square);
      this.#press(square);
    });
  }

  /** Exactly one square can be reached with Tab; the arrows go on from there. */
  keepOneStop() {
    const board = this.#board;
    if (!this.#hasBeen || !board.cell(this.#stop)) {
      const movable = board.position.legal[0]?.paths[0]?.[0];
      this.#stop = movable ?? board.squares.find((name) => name && board.cell(name)) ?? '';
    }
    for (const name of board.squares) board.cell(name)?.setAttribute('tabindex', name === this.#stop ? '0' : '-1');
  }

  /** @param {string} square */
  #stopAt(square) {
    this.#stop = square;
    this.keepOneStop();
    this.#board.cell(square)?.focus({ preventScroll: true });
  }

  /** A square is chosen. @param {string} square */
  #press(square) {
    const board = this.#board;
    if (!board.isActive) return;
    const isOwn = board.pieceAt(square)?.side === board.position.turn;
    const [origin] = board.path;
    if (origin === undefined) {
      if (isOwn) this.#pick(square);
      return;
    }
    if (board.path.length === 1 && square === origin) return board.enter([]);

    const found = meaning(board.position.legal, board.path, square);
    switch (found.does) {
      case 'play':
        return void this.#play(found.moves, found.path);
      case 'step':
        return board.enter(found.path);
      case 'unclear':
        return this.#tell('unclear', {});
      case 'none':
        if (board.path.includes(square)) return board.enter([]);
        if (isOwn) return this.#pick(square);
        return this.#try(square);
    }
  }

  /** @param {string} square */
  #pick(square) {
    this.#board.enter([square]);
    this.#tell('touch', { square });
  }

  /** @param {string} square */
  #try(square) {
    const path = [...this.#board.path, square];
    this.#board.enter([]);
    this.#tell('try', { path });
  }

  /** @param {import('./wire.js').LegalMove[]} moves @param {string[]} path */
  async #play(moves, path) {
    const board = this.#board;
    const move = moves.length === 1 ? moves[0] : await choosePromotion(board, board.position.turn, moves);
    board.enter([]);
    const end = path.at(-1);
    if (!move || end === undefined) return;
    this.#tell('move', { text: move.text, move, path });
  }

  /** @param {string} what @param {object} detail */
  #tell(what, detail) {
    this.#board.dispatchEvent(new CustomEvent(what, { detail }));
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#hasDragged = false;
    const board = this.#board;
    const square = board.squareMeant(event);
    const isOwn = square && board.isActive && board.pieceAt(square)?.side === board.position.turn;
    if (!event.isPrimary || event.button !== 0 || !isOwn || board.path.length > 1) return;
    this.#drag = { square, x: event.clientX, y: event.clientY, pointer: event.pointerId, isMoving: false };
  }

  /** @param {PointerEvent} event */
  #moved(event) {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    if (!drag.isMoving) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < STILL) return;
      drag.isMoving = true;
      this.#hasDragged = true;
      if (this.#board.path[0] !== drag.square) this.#pick(drag.square);
      /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    }
    const element = this.#board.standing(drag.square);
    if (!element) return;
    element.classList.add('held');
    element.parentNode?.append(element);
    element.style.transform = this.#board.placeOf(drag.square, this.#board.pointAt(event.clientX, event.clientY));
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const drag = this.#drag;
    if (!drag?.isMoving) {
      this.#drag = undefined;
      return;
    }
    const square = this.#board.squareAtPoint(this.#board.pointAt(event.clientX, event.clientY));
    this.#putBack();
    if (square && square !== drag.square) this.#press(square);
  }

  #putBack() {
    const drag = this.#drag;
    this.#drag = undefined;
    const element = drag && this.#board.standing(drag.square);
    if (!element) return;
    element.style.transform = this.#board.placeOf(drag.square);
    // The piece is where the hand left it: it does not fly back first.
    requestAnimationFrame(() => element.classList.remove('held'));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const square = squareOf(event.target);
    if (!square || event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) this.#stopAt(this.#beside(square, arrow));
    else if (event.key === 'Home' || event.key === 'End') this.#stopAt(this.#endOfRow(square, event.key === 'End'));
    else if (event.key === 'Enter' || event.key === ' ') this.#press(square);
    else if (event.key === 'Escape' && this.#board.path.length > 0) this.#board.enter([]);
    else return;
    event.preventDefault();
  }

  /**
   * The square beside this one. Only squares that are played on count, so that on a draughts board the columns are those of
   * the numbering, and up and down lead back to the same square.
   *
   * @param {string} square
   * @param {readonly [number, number]} arrow
   */
  #beside(square, [across, down]) {
    const { row } = this.#board.shownAt(square);
    const place = this.#row(row).indexOf(square);
    return this.#row(row + down)[place + across] ?? square;
  }

  /** @param {string} square @param {boolean} isEnd */
  #endOfRow(square, isEnd) {
    return this.#row(this.#board.shownAt(square).row).at(isEnd ? -1 : 0) ?? square;
  }

  /** @param {number} row as shown */
  #row(row) {
    const columns = Array.from({ length: this.#board.size }, (_, column) => column);
    return columns.map((column) => this.#board.squareShownAt(column, row)).filter(Boolean);
  }
}

/** The square that something on the board belongs to; empty where there is none. @param {EventTarget | null} target */
export function squareOf(target) {
  const marked = target instanceof Element ? target.closest('[data-square]') : null;
  return marked?.getAttribute('data-square') ?? '';
}
