// A page with one live game.

import { actions, answers, showActions } from './actions.js';
import { announce } from './announce.js';
import { PeateeBoard } from './board.js';
import { PeateeClock } from './clock.js';
import { rememberKeys, wereKeysUsed } from './keys.js';
import { keepInSight, markMove, moveName, showMoves, showSteps, stepOf } from './moves.js';
import { called } from './names.js';
import { joinNextKey } from './next.js';
import { Past } from './past.js';
import { joinSettings } from './settings.js';
import { Line } from './socket.js';
import { bell, click, setSound } from './sound.js';
import { sentence, showCounters, showRefusal, showStatus, showViewing } from './status.js';
import { text } from './texts.js';
import { other, SIDES } from './wire.js';

/** @import {Action} from './actions.js' */
/** @import {Position} from './board.js' */
/** @import {Connection} from './socket.js' */
/** @import {Act, FromServer, GameView, LegalMove, MoveMade, Refusal, Side, Update, Welcome} from './wire.js' */

/** The longest text of a move, and of a receipt with its salt. */
const LONGEST_MOVE = 64;
const LONGEST_RECEIPT = 200;

class GamePage {
  #main;
  #lang;
  #line;
  #board = /** @type {PeateeBoard} */ (the('peatee-board'));
  #field = /** @type {HTMLInputElement} */ (the('#entry input'));
  /** @type {GameView | undefined} */ #game;
  /** The sides that sit at this page. @type {readonly Side[]} */ #mine = [];
  /** A move of ours that is not confirmed. @type {{id: string, position: Position} | undefined} */ #unconfirmed;
  /** @type {Refusal | undefined} */ #refusal;
  /** What somebody did last that was no move: an answer, a claim that failed. */
  #told = '';
  #past;
  /** Where the reader has stepped to, though it may not be shown yet. */
  #wanted = Infinity;
  /** An earlier position that is looked at. @type {{ply: number, position: Position} | undefined} */ #viewed;
  /** The last piece that was picked up though it cannot move, by the name of what was asked about it. */
  #lifted = '';
  #isAdjusting = false;
  /** The question that is open. @type {'resign' | 'abort' | undefined} */ #asking;
  /** Whether the next move on the board is the one that a draw is claimed with (002:§16.2). */
  #isClaiming = false;
  /** A move that waits to be sealed; without a position it is a text that is no legal move. @type {{text: string, position?: Position} | undefined} */ #sealing;
  /** What was sent to be sealed, in case it is refused. @type {{id: string, text: string} | undefined} */ #sent;
  #isTurned = false;
  /** @type {Connection} */ #lineIs = { is: 'connecting' };
  /** Whether the reader wants no pieces, whatever is agreed. */
  #isBlindfold = false;

  /** @param {HTMLElement} main */
  constructor(main) {
    this.#main = main;
    this.#lang = main.dataset['lang'] ?? 'en';
    this.#past = new Past(main.dataset['game'] ?? '');
    const url = new URL(`/games/${main.dataset['game']}/socket`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    this.#line = new Line(url.href, (said) => this.#hear(said), (now) => this.#connection(now));

    this.#board.addEventListener('move', (event) => this.#move(/** @type {CustomEvent} */ (event).detail));
    this.#board.addEventListener('try', (event) => this.#try(/** @type {CustomEvent} */ (event).detail.path));
    this.#board.addEventListener('touch', (event) => this.#touch(/** @type {CustomEvent} */ (event).detail.square));
    this.#board.addEventListener('unclear', () => this.#explain(text('say-unclear')));
    the('#entry').addEventListener('submit', (event) => this.#enter(event));
    this.#field.addEventListener('input', () => this.#showActions());
    the('#resumption').addEventListener('submit', (event) => this.#propose(event));
    keepInSight(the('#moves'));
    the('#moves').addEventListener('click', ({ target }) => {
      const ply = target instanceof HTMLElement ? target.dataset['ply'] : undefined;
      if (ply !== undefined) void this.#look(Number(ply));
    });
    document.addEventListener('keydown', (event) => {
      if (!isForSteps(event)) return;
      const last = this.#game?.moves.length ?? 0;
      const ply = stepOf(event.key, Math.min(this.#wanted, last), last);
      if (ply === undefined) return;
      event.preventDefault();
      void this.#look(Math.min(Math.max(ply, 0), last));
    });
    for (const clock of document.querySelectorAll('peatee-clock')) clock.addEventListener('flag', () => bell());
    // An opponent who is away is waited for by the second.
    setInterval(() => this.#game?.state.away && this.#showActions(), 1000);
    the('#actions').addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.#asking) this.#press({ key: '', icon: '', does: 'keep-playing' });
    });
    joinSettings((now) => {
      this.#isTurned = now.flip;
      setSound(now.sound);
      this.#board.setAttribute('coordinates', now.coordinates);
      this.#board.setAttribute('roads', roadLines());
      this.#isBlindfold = now.blindfold;
      this.#cover();
      this.#showSeats();
    });
    joinNextKey();
    rememberKeys();
    this.#line.open();
  }

  /** @param {FromServer} said */
  #hear(said) {
    switch (said.type) {
      case 'welcome':
        return this.#welcome(said);
      case 'update':
        return this.#update(said);
      case 'refused':
        return this.#refused(said);
      case 'done':
        if (this.#unconfirmed?.id === said.id) this.#unconfirmed = undefined;
        return this.#show();
      case 'presence':
        if (this.#game) for (const side of SIDES) this.#game.players[side].present = said.present[side];
        the('#watchers').textContent = said.watchers > 0 ? text('watchers', { count: said.watchers }) : '';
        this.#showSeats();
        return this.#showActions();
      case 'names':
        if (this.#game) for (const side of SIDES) this.#game.players[side].name = said.names[side];
        return this.#showSeats();
      case 'next':
        return this.#next(`/games/${said.game}`);
      case 'pong':
      case 'bye':
    }
  }

  /** @param {Welcome} said */
  #welcome({ game, seats }) {
    const isFirst = this.#game === undefined;
    this.#game = game;
    this.#mine = SIDES.filter((side) => seats[side]);
    this.#main.dataset['seats'] = this.#mine.join(' ');
    this.#board.setUp(game.size, game.squares);
    this.#viewed = undefined;
    this.#wanted = Infinity;
    showMoves(the('#moves'), game.moves, game.moves.length);
    this.#show();
    if (isFirst && wereKeysUsed() && document.activeElement === document.body) this.#begin();
  }

  /** The keyboard begins at the board, or where moves are written by one who has none. */
  #begin() {
    if (this.#hasNoBoard()) this.#field.focus();
    else this.#board.focusStop();
  }

  /** @param {Update} said */
  #update({ id, said, passing, plies, moves, state }) {
    const game = this.#game;
    if (!game) return;
    const kept = plies - moves.length;
    if (kept > game.moves.length) return this.#line.anew();
    const isCapture = state.pieces.length < game.state.pieces.length;
    const isOwn = this.#unconfirmed !== undefined && id === this.#unconfirmed.id;
    if (moves.length > 0 && !isOwn) click(isCapture);
    if (isOwn || plies !== game.moves.length) this.#unconfirmed = undefined;
    if (state.turn !== game.state.turn) this.#isAdjusting = false;
    if (state.turn !== game.state.turn || state.phase !== 'playing') this.#isClaiming = false;
    if (state.phase !== 'adjourning') this.#sealing = undefined;
    const isLonger = plies !== game.moves.length || moves.length > 0;
    game.moves = [...game.moves.slice(0, kept), ...moves];
    if (this.#hasNoBoard() && state.phase !== 'over') game.moves = withoutScore(game.moves);
    const { offer: offered, takeback: asked } = game.state;
    game.state = state;
    this.#refusal = undefined;
    const told = said.map((each) => sentence(each, this.#lang));
    // What the opponent said stays until one has moved oneself, though he may have moved since.
    const isHisMove = this.#mine.length > 0 && moves.length > 0 && !moves.some(({ by }) => this.#mine.includes(by));
    if (moves.length > 0 && !isHisMove) this.#told = '';
    // Whoever moves has declined the offer that stood (002:§16.8).
    if (isHisMove && offered !== null && this.#mine.join() === offered && state.offer === null) {
      this.#told = text('say-offer-declined');
      told.push(this.#told);
    }
    // So it has answered a request to take back.
    if (isHisMove && asked !== null && this.#mine.join() === asked && state.takeback === null) {
      this.#told = text('say-takeback-passed');
      told.push(this.#told);
    }
    if (moves.length === 0 && told.length > 0 && !passing) this.#told = told.join(' ');
    announce(...told);
    // What was looked at may not stand any more.
    if (this.#viewed && this.#viewed.ply >= plies) this.#viewed = undefined;
    if (!this.#viewed) this.#wanted = Infinity;
    // Who gives a display has moved here: the next board is one key away.
    const hasMoved = moves.some(({ by }) => this.#mine.includes(by));
    if (hasMoved && document.activeElement === this.#field) document.getElementById('next-board')?.focus();
    if (isLonger) showMoves(the('#moves'), game.moves, this.#viewed?.ply ?? plies);
    this.#show();
  }

  /** @param {Refusal} refusal */
  #refused(refusal) {
    if (this.#unconfirmed?.id === refusal.id) this.#unconfirmed = undefined;
    // A move that was still on its way when the game ended: the result says more.
    this.#showRefusal(this.#game?.state.phase === 'over' ? undefined : refusal);
    if (this.#sent?.id === refusal.id && refusal.article === '002:§36.1') this.#sealing = { text: this.#sent.text };
    if (refusal.id !== this.#lifted) this.#show();
    this.#board.fault(refusal.squares);
    announce(refusal.said);
  }

  /** @param {string} address */
  #next(address) {
    if (this.#mine.length > 0) return location.assign(address);
    const link = document.createElement('a');
    link.href = address;
    link.textContent = text('next-game');
    the('#status').append(' ', link);
  }

  /** @param {{text: string, move: LegalMove, path: string[]}} entered */
  #move({ text: written, move, path }) {
    const game = this.#game;
    if (!game) return;
    const position = after(game.state, move, path);
    // A sealed move is only written down, once it is confirmed: the opponent does not see it on the board.
    if (game.state.phase === 'adjourning') return this.#askToSeal({ text: written, position });
    if (this.#isClaiming) return this.#press({ key: '', icon: '', does: { do: 'claim-draw', with: written } });
    this.#unconfirmed = { id: this.#line.act({ do: 'play', text: written }), position };
    this.#refusal = undefined;
    click(move.captured.length > 0);
    this.#showConnection();
    this.#show();
  }

  /** Sent all the same: the answer says why not. But nobody hears of a move that is to be sealed. @param {string[]} path */
  #try(path) {
    if (this.#game?.state.phase === 'adjourning') return;
    this.#act({ do: 'play', text: path.join(path.length > 2 ? ':' : '-') });
  }

  /** @param {{text: string, position?: Position}} sealing */
  #askToSeal(sealing) {
    this.#sealing = sealing;
    this.#field.value = '';
    this.#showRefusal(undefined);
    this.#show();
    announce(text('say-seal-confirm', { move: sealing.text }));
    /** @type {HTMLElement | null} */ (document.querySelector('[data-action="seal-yes"]'))?.focus();
  }

  /** Says something that nobody was asked for. @param {string} said */
  #explain(said) {
    this.#showRefusal({ id: '', said, article: null, squares: [], instead: [], version: 0, turn: 'white' });
    announce(said);
  }

  /** @param {string} square */
  #touch(square) {
    const game = this.#game;
    // A touch would tell which piece the sealed move is of; and the move of a claim is named, not made.
    if (!game || game.state.phase === 'adjourning' || this.#isClaiming) return;
    const canMove = game.state.legal.some(({ paths }) => paths.some(([from]) => from === square));
    if (!canMove) return this.#lift(square);
    if (this.#refusal?.id === this.#lifted) this.#showRefusal(undefined);
    if (!game.touch_move) return;
    if (!this.#isAdjusting && game.state.touched !== square) this.#act({ do: 'touch', square });
  }

  /** A piece that cannot move is held all the same, while the server says why. @param {string} square */
  #lift(square) {
    this.#showRefusal(undefined);
    this.#lifted = this.#line.act({ do: 'lift', square });
  }

  /** @param {Refusal | undefined} refusal */
  #showRefusal(refusal) {
    this.#refusal = refusal;
    showRefusal(the('#refusal'), refusal);
  }

  /** @param {Event} event */
  #enter(event) {
    event.preventDefault();
    const written = this.#field.value.trim();
    if (written === '') return;
    if (this.#game?.state.phase === 'envelope-lost') this.#act({ do: 'show-receipt', receipt: written });
    else if (this.#game?.state.phase === 'adjourning') this.#seal(written, true);
    else if (this.#isClaiming) this.#press({ key: '', icon: '', does: { do: 'claim-draw', with: written } });
    else this.#act({ do: 'play', text: written });
    this.#field.value = '';
    this.#showActions();
  }

  /** @param {string} written @param {boolean} check whether it is to be refused if it is no legal move */
  #seal(written, check) {
    this.#sealing = undefined;
    this.#sent = { id: this.#act({ do: 'seal', text: written, check }), text: written };
  }

  /** Proposes when to resume. @param {Event} event */
  #propose(event) {
    event.preventDefault();
    const at = new Date(/** @type {HTMLInputElement} */ (the('#resume-at')).value).getTime();
    if (Number.isFinite(at)) this.#act({ do: 'propose-resumption', at });
  }

  /** @param {Action} action */
  #press({ does }) {
    const asked = this.#asking;
    this.#asking = does === 'ask-resign' ? 'resign' : does === 'ask-abort' ? 'abort' : undefined;
    this.#isClaiming = does === 'ask-claim';
    const sealing = this.#sealing;
    if (does === 'no-seal') {
      this.#sealing = undefined;
      this.#showRefusal(undefined);
    }
    if (does === 'seal' && sealing) this.#seal(sealing.text, sealing.position !== undefined);
    if (typeof does === 'object') {
      if (does.do === 'adjust' || does.do === 'adjusted') this.#isAdjusting = does.do === 'adjust';
      if (does.do === 'claim-draw') this.#field.value = '';
      this.#act(does);
    }
    this.#show();
    if (does === 'ask-claim') announce(text('say-claim'));
    const focused = this.#asking ? `${this.#asking}-no` : does === 'keep-playing' && asked;
    if (focused) {
      /** @type {HTMLElement | null} */ (document.querySelector(`[data-action="${focused}"]`))?.focus();
    }
  }

  /** @param {Act} act @returns {string} the name of what is asked for */
  #act(act) {
    this.#refusal = undefined;
    showRefusal(the('#refusal'), undefined);
    return this.#line.act(act);
  }

  /** Shows the position behind so many moves; behind the last one the game itself. @param {number} ply */
  async #look(ply) {
    if (this.#hasNoBoard()) return;
    const moves = this.#game?.moves ?? [];
    this.#wanted = ply < moves.length ? ply : Infinity;
    const position = ply < moves.length ? await this.#past.at(moves, ply) : undefined;
    if (this.#wanted !== (ply < moves.length ? ply : Infinity)) return;
    // Meanwhile the game may have gone on or back.
    const last = this.#game?.moves.length ?? 0;
    this.#viewed = position && ply < last ? { ply, position } : undefined;
    if (!this.#viewed) this.#wanted = Infinity;
    markMove(the('#moves'), this.#viewed?.ply ?? last);
    this.#show();
    announce(this.#viewed ? this.#viewing(ply) : text('step-last'));
  }

  /** @param {number} ply */
  #viewing(ply) {
    const move = moveName(this.#game?.moves ?? [], ply);
    return move ? text('say-viewing', { move }) : text('say-viewing-start');
  }

  /** Which position is looked at, and that the game itself waits for one. @param {number} ply */
  #viewingNow(ply) {
    const game = this.#game;
    const isMyMove = game?.state.phase === 'playing' && this.#mine.length === 1 && this.#mine.includes(game.state.turn);
    return isMyMove ? `${this.#viewing(ply)} ${text('say-your-move')}` : this.#viewing(ply);
  }

  #show() {
    const game = this.#game;
    if (!game) return;
    const { state } = game;
    const mayMove = state.phase === 'playing' || state.phase === 'adjourning';
    const isNow = !this.#unconfirmed && !this.#viewed;
    this.#cover();
    const isSealing = state.phase === 'adjourning';
    const sealed = isSealing ? this.#sealing : undefined;
    this.#board.show(this.#viewed?.position ?? this.#unconfirmed?.position ?? sealed?.position ?? state, mayMove && isNow ? this.#mine : []);
    const last = game.moves.length;
    showSteps(the('#steps'), this.#viewed?.ply ?? last, last, (ply) => void this.#look(ply));
    const diagram = /** @type {HTMLAnchorElement | null} */ (document.querySelector('#papers [data-diagram]'));
    if (diagram) diagram.search = this.#viewed ? `?ply=${this.#viewed.ply}` : '';
    this.#main.toggleAttribute('data-viewing', this.#viewed !== undefined);
    this.#main.dataset['phase'] = state.phase;
    this.#main.toggleAttribute('data-unconfirmed', this.#unconfirmed !== undefined);
    if (this.#viewed) showViewing(the('#status'), this.#viewingNow(this.#viewed.ply), () => void this.#look(last));
    else showStatus(the('#status'), game, this.#mine, this.#lang, this.#told);
    if (!this.#viewed && sealed?.position) the('#status').textContent = text('say-seal-confirm', { move: sealed.text });
    if (!this.#viewed && this.#isClaiming) the('#status').textContent = text('say-claim');
    showCounters(the('#counters'), game, this.#lang);
    showRefusal(the('#refusal'), this.#refusal);
    const hasSealed = state.envelope !== null && state.envelope.commitment !== null && this.#mine.includes(state.envelope.by);
    const showsReceipt = state.phase === 'envelope-lost' && hasSealed;
    const isEntered = state.phase === 'playing' || (isSealing && this.#mine.includes(state.turn)) || showsReceipt;
    the('#entry').hidden = !isEntered;
    const entry = showsReceipt ? 'entry-receipt' : isSealing ? 'entry-seal' : 'entry';
    the('#entry label').textContent = text(entry);
    // Chess is written with the English letters in every language.
    this.#field.placeholder = game.rules.startsWith('chess') && entry === 'entry' ? text('entry-chess') : '';
    the('#entry button').textContent = text(`${entry}-button`);
    this.#field.maxLength = showsReceipt ? LONGEST_RECEIPT : LONGEST_MOVE;
    // The key that opens the envelope is at hand until the envelope counts as lost.
    the('#receipt').hidden = !hasSealed || showsReceipt;
    the('#review').hidden = state.phase !== 'over';
    // A time is for two to agree on.
    the('#resumption').hidden = state.phase !== 'adjourned' || state.envelope === null || this.#mine.length !== 1;
    this.#showSeats();
    this.#showClocks();
    this.#showActions();
  }

  /** Hides the pieces from one who wants it, and from one who has agreed to it until the game is over (000:11.1.4). */
  #cover() {
    const isAgreed = this.#hasNoBoard();
    this.#board.hidden = isAgreed;
    the('#no-board').hidden = !isAgreed;
    the('#steps').hidden = isAgreed;
    the('#papers').hidden = isAgreed;
    const moves = this.#game?.moves ?? [];
    the('#no-board .last-move').textContent = moves.length > 0 ? text('last-move', { move: moveName(moves, moves.length) }) : '';
    this.#board.toggleAttribute('hidden-board', isAgreed || this.#isBlindfold);
    const control = /** @type {HTMLInputElement} */ (the('[data-setting=blindfold]'));
    control.checked = isAgreed || this.#isBlindfold;
    control.disabled = isAgreed;
  }

  /** Whether whoever is here has agreed to play without a board: the server tells him of none. */
  #hasNoBoard() {
    const blindfolded = /^blindfold(-simultaneous)?:(.*)$/.exec(this.#game?.form ?? '')?.[2];
    return this.#mine.join() === blindfolded && this.#game?.state.phase !== 'over';
  }

  #showSeats() {
    const isBlackBelow = (this.#mine.length === 1 && this.#mine[0] === 'black') !== this.#isTurned;
    this.#board.toggleAttribute('flipped', isBlackBelow);
    for (const seat of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.seat'))) {
      const side = /** @type {Side} */ (seat.dataset['side']);
      seat.dataset['place'] = (side === 'black') === isBlackBelow ? 'below' : 'above';
      const game = this.#game;
      if (!game) continue;
      const player = game.players[side];
      const level = player.level === null ? called(player.name) : text('computer', { level: player.level });
      the('.name', seat).textContent = level;
      the('.presence', seat).textContent = player.level !== null || player.present ? '' : text('away');
      seat.toggleAttribute('data-turn', game.state.turn === side && game.state.phase === 'playing');
    }
  }

  #showClocks() {
    const clocks = this.#game?.state.clocks ?? null;
    for (const side of SIDES) {
      const clock = /** @type {PeateeClock} */ (the(`peatee-clock[side=${side}]`));
      clock.show(clocks?.dials[side] ?? null, clocks?.running === side, clocks?.at ?? 0, () => this.#line.now());
    }
  }

  #showActions() {
    const game = this.#game;
    if (!game) return;
    const entered = game.state.phase === 'playing' ? this.#field.value.trim() : '';
    const sealing = this.#sealing && { text: this.#sealing.text, isSlip: this.#sealing.position === undefined };
    const [isAdjusting, asking, isClaiming] = [this.#isAdjusting, this.#asking, this.#isClaiming];
    const situation = { game, mine: this.#mine, entered, isAdjusting, asking, isClaiming, sealing, now: this.#line.now() };
    for (const [place, wanted] of [['#actions', actions(situation)], ['#answers', answers(situation)]]) {
      showActions(the(/** @type {string} */ (place)), /** @type {Action[]} */ (wanted), (action) => this.#press(action), (why) => this.#explain(why));
    }
  }

  /**
   * That the line is lost, and what that means for a move on its way and for a clock that runs.
   *
   * @param {string} key
   * @param {Record<string, number>} [values]
   */
  #saysLost(key, values) {
    const state = this.#game?.state;
    const said = [text(key, values)];
    if (this.#unconfirmed) said.push(text('say-not-sent'));
    const running = state?.clocks?.running;
    if (running && this.#mine.includes(running)) said.push(text('say-clock-runs'));
    return said.join(' ');
  }

  /** @param {Connection} connection */
  #connection(connection) {
    this.#lineIs = connection;
    this.#showConnection();
  }

  #showConnection() {
    const connection = this.#lineIs;
    this.#main.dataset['connection'] = connection.is;
    const place = the('#connection');
    if (connection.is === 'live') place.textContent = '';
    if (connection.is === 'connecting' && !this.#game) place.textContent = text('say-connecting');
    if (connection.is === 'connecting' && this.#game) place.textContent = this.#saysLost('say-trying');
    if (connection.is === 'lost') place.textContent = this.#saysLost('say-lost', { count: connection.seconds });
    if (connection.is === 'closed') place.textContent = text(connection.why.replace(/^web-/, ''));
  }
}

/** The moves of one who keeps no score (000:11.1.4): he knows the last. @param {MoveMade[]} moves @returns {MoveMade[]} */
function withoutScore(moves) {
  return moves.map((move, index) => (index < moves.length - 1 ? { ...move, text: '' } : move));
}

/**
 * The position as it will be if the server agrees.
 *
 * @param {Position} before
 * @param {LegalMove} move
 * @param {string[]} path
 * @returns {Position}
 */
function after(before, move, path) {
  const [from, to] = [path[0], path.at(-1) ?? ''];
  const gone = new Set([...move.captured, ...(from === to ? [] : [to])]);
  const pieces = before.pieces
    .filter((piece) => !gone.has(piece.at))
    .map((piece) => (piece.at === from ? { ...piece, at: to, kind: move.promotes ?? piece.kind } : piece));
  return { pieces, legal: [], last: path, turn: other(before.turn), touched: null };
}

/** Whether a key is free to step through the moves: not where it moves a cursor, a choice or the page. @param {KeyboardEvent} event */
function isForSteps(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return false;
  const { target } = event;
  if (!(target instanceof Element) || target.closest('peatee-board, input, select, textarea, dialog')) return false;
  return target.closest('#moves') !== null || event.key === 'ArrowLeft' || event.key === 'ArrowRight';
}

/** The lines of the roads that are chosen; a board without roads has no choice. */
function roadLines() {
  const control = document.getElementById('roads');
  return (control instanceof HTMLSelectElement && control.selectedOptions[0]?.dataset['lines']) || '';
}

/**
 * An element that the page has.
 *
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {HTMLElement}
 */
function the(selector, within = document) {
  const found = within.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`the page has no ${selector}`);
  return found;
}

new GamePage(the('#game'));
