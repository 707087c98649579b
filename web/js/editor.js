// The position editor: puts pieces on the board by click, by drag and by keys, and writes the position as FEN. It decides no rule;
// the server says what is wrong.

import { announce } from './announce.js';
import { squareOf } from './hand.js';
import { drawPiece } from './pieces.js';
import { text } from './texts.js';

/** @import {PeateeBoard} from './board.js' */
/** @import {Piece, PieceKind, Side} from './wire.js' */
/** @typedef {{side: Side, kind: PieceKind}} Figure */

/** A pointer that moves less than this many pixels has clicked. */
const STILL = 5;

/** @type {Record<string, PieceKind>} */
const MEN = { KeyM: 'man', KeyK: 'crowned' };
/** @type {Record<string, PieceKind>} */
const CHESS = { KeyP: 'pawn', KeyN: 'knight', KeyB: 'bishop', KeyR: 'rook', KeyQ: 'queen', KeyK: 'king' };
/** @type {Partial<Record<PieceKind, string>>} */
const LETTERS = { pawn: 'p', knight: 'n', bishop: 'b', rook: 'r', queen: 'q', king: 'k' };
/** @type {readonly Side[]} */
const SIDES = ['white', 'black'];

export class Editor {
  /** @type {Map<string, Figure>} */
  #pieces = new Map();
  /** @type {Side} */
  turn = 'white';
  isChess = false;

  #board;
  #palette;
  #changed;
  /** What a click puts down; null takes off. @type {Figure | null} */
  #chosen = { side: 'white', kind: 'man' };
  #isOpen = false;
  /** @type {{square: string, x: number, y: number, isMoving: boolean} | undefined} */
  #drag;
  #hasDragged = false;

  /**
   * @param {PeateeBoard} board
   * @param {HTMLElement} palette
   * @param {() => void} changed called behind every change by hand
   */
  constructor(board, palette, changed) {
    this.#board = board;
    this.#palette = palette;
    this.#changed = changed;
    board.addEventListener('click', (event) => {
      const square = board.squareMeant(event);
      if (this.#isOpen && square && !this.#hasDragged) this.#press(square);
    });
    board.addEventListener('contextmenu', (event) => {
      const square = board.squareMeant(event);
      if (!this.#isOpen || !square) return;
      event.preventDefault();
      this.#put(square, null);
    });
    board.addEventListener('keydown', (event) => this.#key(event));
    board.addEventListener('pointerdown', (event) => this.#down(event));
    board.addEventListener('pointermove', (event) => this.#moved(event));
    board.addEventListener('pointerup', (event) => this.#up(event));
    board.addEventListener('pointercancel', () => (this.#drag = undefined));
  }

  get isOpen() {
    return this.#isOpen;
  }

  /** @param {boolean} isOpen */
  open(isOpen) {
    this.#isOpen = isOpen;
    this.#board.classList.toggle('editing', isOpen);
    if (isOpen) this.show();
  }

  /**
   * Takes over a position.
   *
   * @param {readonly Piece[]} pieces
   * @param {Side} turn
   * @param {boolean} isChess
   */
  load(pieces, turn, isChess) {
    const isOther = isChess !== this.isChess || this.#palette.childElementCount === 0;
    this.#pieces = new Map(pieces.map(({ at, side, kind }) => [at, { side, kind }]));
    this.turn = turn;
    this.isChess = isChess;
    if (isOther) this.#fillPalette();
  }

  clear() {
    this.#pieces.clear();
    this.show();
    this.#changed();
  }

  show() {
    const pieces = [...this.#pieces].map(([at, figure]) => ({ at, ...figure }));
    this.#board.show({ pieces, legal: [], last: [], turn: this.turn, touched: null }, []);
  }

  /** The position as text, of whichever kind the board is. */
  get fen() {
    return this.isChess ? this.#chessFen() : this.#draughtsFen();
  }

  #draughtsFen() {
    /** @param {Side} side */
    const list = (side) =>
      this.#board.squares
        .map((square) => ({ square, piece: this.#pieces.get(square) }))
        .filter(({ piece }) => piece?.side === side)
        .map(({ square, piece }) => (piece?.kind === 'crowned' ? `K${square}` : square))
        .join(',');
    return `${this.turn === 'white' ? 'W' : 'B'}:W${list('white')}:B${list('black')}`;
  }

  #chessFen() {
    const names = this.#board.squares;
    const rows = [];
    for (let from = 0; from < names.length; from += 8) {
      const row = names.slice(from, from + 8).map((square) => {
        const piece = this.#pieces.get(square);
        const letter = (piece && LETTERS[piece.kind]) ?? '1';
        return piece?.side === 'white' ? letter.toUpperCase() : letter;
      });
      rows.push(row.join('').replace(/1+/g, (empty) => String(empty.length)));
    }
    // Castling is possible wherever king and rook stand at home.
    const corners = { K: ['e1', 'h1'], Q: ['e1', 'a1'], k: ['e8', 'h8'], q: ['e8', 'a8'] };
    const castling = Object.entries(corners).filter(([right, [king, rook]]) => {
      const side = right < 'a' ? 'white' : 'black';
      return this.#is(king, side, 'king') && this.#is(rook, side, 'rook');
    });
    const rights = castling.map(([right]) => right).join('') || '-';
    return `${rows.join('/')} ${this.turn === 'white' ? 'w' : 'b'} ${rights} - 0 1`;
  }

  /** @param {string | undefined} square @param {Side} side @param {PieceKind} kind */
  #is(square, side, kind) {
    const piece = this.#pieces.get(square ?? '');
    return piece?.side === side && piece.kind === kind;
  }

  #fillPalette() {
    const kinds = Object.values(this.isChess ? CHESS : MEN);
    this.#chosen = { side: 'white', kind: kinds[0] ?? 'man' };
    const figures = SIDES.flatMap((side) => kinds.map((kind) => ({ side, kind })));
    this.#palette.replaceChildren(...figures.map((figure) => this.#button(figure)), this.#button(null));
    this.#markChosen();
  }

  /** @param {Figure | null} figure */
  #button(figure) {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.figure = figure ? `${figure.side}-${figure.kind}` : 'none';
    const name = figure ? text(`piece-${figure.side}-${figure.kind}`) : text('eraser');
    button.setAttribute('aria-label', name);
    button.title = name;
    button.append(drawing(figure));
    button.addEventListener('click', () => this.#choose(figure));
    if (figure) this.#carry(button, figure);
    return button;
  }

  /** @param {Figure | null} figure */
  #choose(figure) {
    this.#chosen = figure;
    this.#markChosen();
  }

  #markChosen() {
    const chosen = this.#chosen ? `${this.#chosen.side}-${this.#chosen.kind}` : 'none';
    for (const button of this.#palette.querySelectorAll('button')) {
      button.setAttribute('aria-pressed', String(button.dataset.figure === chosen));
    }
  }

  /** A piece is carried from the palette to the board. @param {HTMLButtonElement} button @param {Figure} figure */
  #carry(button, figure) {
    /** @type {{x: number, y: number, ghost: HTMLElement | undefined} | undefined} */
    let carried;
    button.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      carried = { x: event.clientX, y: event.clientY, ghost: undefined };
      button.setPointerCapture(event.pointerId);
    });
    button.addEventListener('pointermove', (event) => {
      if (!carried) return;
      if (!carried.ghost && Math.hypot(event.clientX - carried.x, event.clientY - carried.y) < STILL) return;
      carried.ghost ??= ghost(figure);
      carried.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
    });
    const end = () => {
      carried?.ghost?.remove();
      carried = undefined;
    };
    button.addEventListener('pointerup', (event) => {
      const isCarried = carried?.ghost !== undefined;
      end();
      const square = isCarried ? this.#squareAt(event) : '';
      if (square) this.#put(square, figure);
    });
    button.addEventListener('pointercancel', end);
  }

  /** @param {PointerEvent} event */
  #squareAt(event) {
    return this.#board.squareAtPoint(this.#board.pointAt(event.clientX, event.clientY));
  }

  /** @param {string} square */
  #press(square) {
    const there = this.#pieces.get(square);
    const isSame = there && this.#chosen && there.side === this.#chosen.side && there.kind === this.#chosen.kind;
    this.#put(square, isSame ? null : this.#chosen);
  }

  /** @param {string} square @param {Figure | null} figure */
  #put(square, figure) {
    if (figure) this.#pieces.set(square, figure);
    else if (!this.#pieces.delete(square)) return;
    announce(`${square}, ${figure ? text(`piece-${figure.side}-${figure.kind}`) : text('square-empty')}`);
    this.show();
    this.#changed();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const square = squareOf(event.target);
    if (!this.#isOpen || !square || event.altKey || event.ctrlKey || event.metaKey) return;
    // By the place of the key: it is there in every alphabet.
    const kind = (this.isChess ? CHESS : MEN)[event.code];
    if (kind) this.#put(square, { side: event.shiftKey ? 'black' : 'white', kind });
    else if (event.key === 'Delete' || event.key === 'Backspace') this.#put(square, null);
    else if (event.key === 'Enter' || event.key === ' ') this.#press(square);
    else return;
    event.preventDefault();
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#hasDragged = false;
    const square = this.#board.squareMeant(event);
    if (!this.#isOpen || event.button !== 0 || !this.#pieces.has(square)) return;
    this.#drag = { square, x: event.clientX, y: event.clientY, isMoving: false };
  }

  /** @param {PointerEvent} event */
  #moved(event) {
    const drag = this.#drag;
    if (!drag) return;
    if (!drag.isMoving) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < STILL) return;
      drag.isMoving = true;
      this.#hasDragged = true;
      this.#board.setPointerCapture(event.pointerId);
    }
    const element = this.#board.standing(drag.square);
    if (!element) return;
    element.classList.add('held');
    element.style.transform = this.#board.placeOf(drag.square, this.#board.pointAt(event.clientX, event.clientY));
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const drag = this.#drag;
    this.#drag = undefined;
    if (!drag?.isMoving) return;
    this.#board.standing(drag.square)?.classList.remove('held');
    const [figure, square] = [this.#pieces.get(drag.square), this.#squareAt(event)];
    if (!figure || square === drag.square) return this.show();
    this.#pieces.delete(drag.square);
    if (square) this.#put(square, figure);
    else {
      announce(`${drag.square}, ${text('square-empty')}`);
      this.show();
      this.#changed();
    }
  }
}

/** @param {Figure | null} figure */
function drawing(figure) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 100 100');
  svg.setAttribute('aria-hidden', 'true');
  if (figure) svg.append(drawPiece(figure.side, figure.kind));
  else svg.innerHTML = '<path class="eraser" d="M28 28L72 72M72 28L28 72"/>';
  return svg;
}

/** @param {Figure} figure */
function ghost(figure) {
  const carried = document.createElement('div');
  carried.className = 'carried';
  carried.append(drawing(figure));
  document.body.append(carried);
  return carried;
}
