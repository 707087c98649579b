// The start page: the board follows the form, the first move begins the game, and what was chosen last is chosen again.

import { announce } from './announce.js';
import { PeateeBoard } from './board.js';
import { Editor } from './editor.js';
import { rememberKeys } from './keys.js';
import { joinSettings } from './settings.js';
import { showRefusal } from './status.js';
import { text } from './texts.js';

/** @import {LegalMove, Piece, Side} from './wire.js' */

/**
 * @typedef {object} Shown
 * @property {string} fen
 * @property {number} size
 * @property {string[]} squares
 * @property {Piece[]} pieces
 * @property {Side} turn
 * @property {LegalMove[]} legal
 */

/**
 * @typedef {{control: string | null, position: Shown | null, faults: {field: string, said: string, squares: string[]}[],
 *   refusal: import('./status.js').Reason | null}} Agreed */

const PLACE = 'peatee-start';
/** What is chosen again the next time. */
const KEPT = ['opponent', 'rules', 'control', 'side', 'level', 'touch_move', 'time_kind', 'bonus', 'seconds', 'days'].concat(
  ...[1, 2, 3].map((stage) => [`moves_${stage}`, `minutes_${stage}`]),
);
const PATIENCE_MS = 350;

const form = /** @type {HTMLFormElement} */ (document.getElementById('new-game'));
const board = /** @type {PeateeBoard} */ (form.querySelector('peatee-board'));
const details = /** @type {HTMLDetailsElement} */ (document.getElementById('editor'));
const field = /** @type {HTMLInputElement} */ (form.elements.namedItem('position'));
const without = /** @type {HTMLInputElement} */ (form.elements.namedItem('without'));
const go = /** @type {HTMLButtonElement} */ (form.querySelector('button.go'));
const refusal = /** @type {HTMLElement} */ (document.getElementById('refusal'));
const palette = /** @type {HTMLElement} */ (details.querySelector('.palette'));

/** @type {Shown} */
let shown = JSON.parse(document.getElementById('position')?.textContent ?? '{}');
let isTurned = false;
/** Whether the reader wants every board turned round. */
let isFlipped = false;
/** What the reader had chosen before the rules asked for a lot (003:4); empty where they do not. */
let sideBefore = '';
let asked = 0;
/** The text of the position that the board shows. */
let drawn = field.value.trim();
let tries = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

/** @param {string} name */
const value = (name) => String(new FormData(form).get(name) ?? '');
const isByLot = () => form.querySelector('[name=rules] option:checked')?.getAttribute('data-side') === 'lot';
const isChess = () => value('rules').startsWith('chess');

const editor = new Editor(board, palette, () => {
  field.value = editor.fen;
  ask({ byHand: true });
});

/** The sides that a first move may be made for. @returns {readonly Side[]} */
function movable() {
  if (details.open || value('form') === 'odds') return [];
  const [opponent, side] = [value('opponent'), value('side')];
  if (opponent === 'screen' || (opponent === 'computer' && side === 'lot')) return ['white', 'black'];
  return opponent === 'computer' ? [/** @type {Side} */ (side)] : [];
}

function show() {
  showRefusal(refusal, undefined);
  board.toggleAttribute('flipped', (value('side') === 'black' && value('opponent') !== 'screen') !== (isTurned !== isFlipped));
  const isOther = board.squares.join() !== shown.squares.join();
  if (isOther) board.setUp(shown.size, shown.squares);
  if (editor.isOpen) editor.show();
  else board.show({ pieces: shown.pieces, legal: shown.legal, last: [], turn: shown.turn, touched: null }, movable());
  board.classList.toggle('giving', value('form') === 'odds' && !details.open);
  const ready = document.getElementById('ready');
  if (ready) ready.hidden = !board.isActive;
  go.textContent = go.dataset[value('opponent')] ?? go.textContent;
}

/** Asks the server what the form would agree. @param {{byHand?: boolean}} [how] by hand: the board has it already */
function ask({ byHand = false } = {}) {
  clearTimeout(waiting);
  asked += 1;
  const number = asked;
  waiting = setTimeout(async () => {
    try {
      const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
      const answer = await fetch('/terms', { method: 'POST', body });
      if (answer.ok && number === asked) take(await answer.json(), byHand);
    } catch {
      // The server is away; the form says it when it is sent.
    }
  }, byHand ? PATIENCE_MS : 0);
}

/** Asks why a first move, or any move of a piece, is not legal. @param {string} tried */
async function why(tried) {
  tries += 1;
  const number = tries;
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  body.set('first_move', tried);
  try {
    const answer = await fetch('/terms', { method: 'POST', body });
    const agreed = /** @type {Agreed} */ (answer.ok ? await answer.json() : {});
    if (!agreed.refusal || number !== tries) return;
    showRefusal(refusal, agreed.refusal);
    board.fault(agreed.refusal.squares);
    announce(agreed.refusal.said);
  } catch {
    // The server is away; the squares are marked all the same.
  }
}

/** @param {Agreed} agreed @param {boolean} byHand */
function take(agreed, byHand) {
  const reading = document.getElementById('reading');
  if (reading) reading.textContent = value('control') === 'custom' ? agreed.control : '';
  for (const place of form.querySelectorAll('.wrong')) {
    const name = place.id.replace('wrong-', '');
    const said = agreed.faults.filter((fault) => fault.field === name).map((fault) => fault.said);
    if (place.textContent !== said.join(' ')) place.textContent = said.join(' ');
    mark(name, said.length > 0);
  }
  drawn = agreed.position ? field.value.trim() : drawn;
  const of = agreed.position;
  const faults = agreed.faults.filter((fault) => fault.field === 'position');
  if (details.open && byHand) announce(...(of && faults.length === 0 ? [text('say-position-moves', { count: of.legal.length })] : faults.map((fault) => fault.said)));
  if (of) {
    shown = of;
    if (!byHand) load();
    show();
  }
  board.fault(faults.flatMap((fault) => fault.squares));
}

/** @param {string} name @param {boolean} isWrong */
function mark(name, isWrong) {
  const found = form.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (!(control instanceof HTMLElement)) return;
  control.toggleAttribute('aria-invalid', isWrong);
  if (isWrong) {
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', `wrong-${name}`);
  } else control.removeAttribute('aria-describedby');
}

/** Lets the editor have what the board shows. */
function load() {
  editor.load(shown.pieces, shown.turn, isChess());
  const help = document.getElementById('editor-help');
  if (help) help.textContent = (isChess() ? help.dataset.chess : help.dataset.men) ?? '';
  for (const choice of turns()) choice.checked = choice.value === shown.turn;
}

const turns = () => /** @type {HTMLInputElement[]} */ ([...details.querySelectorAll('input[name="editor_turn"]')]);

/** At odds a click takes a piece of the giver's off, or puts it back. @param {Event} event */
function give(event) {
  if (value('form') !== 'odds' || details.open || !(event.target instanceof Element)) return;
  const square = event.target.closest('[data-square]')?.getAttribute('data-square');
  if (!square) return;
  const names = without.value.split(/[\s,;]+/).filter(Boolean);
  const isGiven = names.includes(square);
  if (!isGiven && board.pieceAt(square)?.side !== value('form_side')) return;
  without.value = (isGiven ? names.filter((name) => name !== square) : [...names, square]).join(' ');
  ask();
}

function keep() {
  const data = new FormData(form);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(KEPT.map((name) => [name, String(data.get(name) ?? '')]))));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Chooses again what was chosen last, unless the page came with choices of its own. @returns {boolean} whether anything changed */
function recall() {
  if (location.search || form.querySelector('.problem')) return false;
  try {
    const kept = /** @type {Record<string, string>} */ (JSON.parse(localStorage.getItem(PLACE) ?? '{}'));
    for (const [name, chosen] of Object.entries(kept)) if (KEPT.includes(name)) choose(name, chosen);
    return Object.keys(kept).length > 0;
  } catch {
    return false;
  }
}

/** @param {string} name @param {string} chosen */
function choose(name, chosen) {
  const found = form.elements.namedItem(name);
  if (found instanceof RadioNodeList) {
    const fits = [...found].some((one) => one instanceof HTMLInputElement && one.value === chosen);
    if (fits) found.value = chosen;
  } else if (found instanceof HTMLSelectElement) {
    if ([...found.options].some((option) => option.value === chosen)) found.value = chosen;
  } else if (found instanceof HTMLInputElement && found.type === 'checkbox') found.checked = chosen !== '';
  else if (found instanceof HTMLInputElement) found.value = chosen;
}

/** Lets chance decide where the rules say so, and gives the reader's own choice back where they do not. */
function castLots() {
  if (isByLot() === (sideBefore !== '')) return;
  const before = value('side');
  choose('side', isByLot() ? 'lot' : sideBefore);
  sideBefore = isByLot() ? before : '';
}

form.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || target.name === 'editor_turn') return;
  if (target.name === 'rules') {
    // Squares of one board are not those of another.
    field.value = '';
    without.value = '';
    castLots();
  }
  if (target.name === 'side' && sideBefore) sideBefore = target.value;
  show();
  ask();
});
field.addEventListener('input', () => ask());
field.addEventListener('keydown', (event) => {
  // A position is seen before it is played.
  if (event.key !== 'Enter' || field.value.trim() === drawn) return;
  event.preventDefault();
  ask();
});
form.addEventListener('submit', keep);
board.addEventListener('click', give);
board.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' || event.key === ' ') give(event);
});
board.addEventListener('move', (event) => {
  const { detail } = /** @type {CustomEvent<{text: string, move: LegalMove}>} */ (event);
  choose('first_move', detail.text);
  if (value('side') === 'lot' && value('opponent') === 'computer') choose('side', shown.turn);
  // The piece stands where it was put while the game is made.
  const from = detail.move.paths[0]?.[0];
  const to = detail.move.paths[0]?.at(-1);
  const pieces = shown.pieces.filter(({ at }) => !detail.move.captured.includes(at)).map((piece) => (piece.at === from && to ? { ...piece, at: to } : piece));
  board.show({ pieces, legal: [], last: from && to ? [from, to] : [], turn: shown.turn, touched: null }, []);
  form.requestSubmit(go);
});
board.addEventListener('try', (event) => {
  const { path } = /** @type {CustomEvent<{path: string[]}>} */ (event).detail;
  board.fault(path);
  void why(path.join(path.length > 2 ? ':' : '-'));
});
board.addEventListener('touch', (event) => {
  const { square } = /** @type {CustomEvent<{square: string}>} */ (event).detail;
  const canMove = shown.legal.some(({ paths }) => paths.some(([from]) => from === square));
  if (canMove) showRefusal(refusal, undefined);
  else void why(square);
});
board.addEventListener('unclear', () => {
  showRefusal(refusal, { said: text('say-unclear'), article: null, squares: [], instead: [] });
  announce(text('say-unclear'));
});
details.addEventListener('toggle', () => {
  editor.open(details.open);
  load();
  show();
});
for (const choice of turns()) {
  choice.addEventListener('change', () => {
    editor.turn = /** @type {Side} */ (choice.value);
    field.value = editor.fen;
    ask({ byHand: true });
  });
}
details.querySelector('[data-editor="clear"]')?.addEventListener('click', () => editor.clear());
details.querySelector('[data-editor="first"]')?.addEventListener('click', () => {
  field.value = '';
  ask();
});
details.querySelector('[data-editor="flip"]')?.addEventListener('click', () => {
  isTurned = !isTurned;
  show();
});
// Who comes back by the browser's own button begins anew.
addEventListener('pageshow', () => choose('first_move', ''));

details.querySelector('.tools')?.removeAttribute('hidden');
const isChanged = recall();
// What is agreed besides the usual is seen before the game is made.
const finer = /** @type {HTMLDetailsElement | null} */ (form.querySelector('details.finer'));
if (finer && value('touch_move')) finer.open = true;
if (isByLot()) sideBefore = value('side');
editor.open(details.open);
load();
joinSettings((now) => {
  isFlipped = now.flip;
  board.setAttribute('coordinates', now.coordinates);
  show();
});
rememberKeys();
if (isChanged || location.search) ask();
