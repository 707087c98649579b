// What a player may press now. The server decides; this only keeps buttons out of the way that make no sense.
//
// Answers to the opponent have a place of their own: what comes by itself never comes where something else was about to be
// pressed, and can be pressed only once it has been there for a moment.

import { icon } from './icons.js';
import { text } from './texts.js';
import { other } from './wire.js';

/** Nobody presses on purpose what has been there for less than this. */
const REACTION_MS = 500;

/** @import {Act, GameView, Side, State} from './wire.js' */

/**
 * @typedef {object} Situation
 * @property {GameView} game
 * @property {readonly Side[]} mine
 * @property {string} entered what stands in the field for moves
 * @property {boolean} isAdjusting
 * @property {'resign' | 'abort' | undefined} asking the question that is open: whether to resign, or to break the game off
 * @property {boolean} isClaiming whether the move of a claim is asked for
 * @property {{text: string, isSlip: boolean} | undefined} sealing a move that waits to be sealed
 * @property {number} now the time of the server
 */
/**
 * @typedef {object} Action
 * @property {string} key its name, and that of its text behind `action-`
 * @property {string} [name] of its text, where several share one
 * @property {string} icon
 * @property {Act | 'ask-resign' | 'ask-abort' | 'keep-playing' | 'ask-claim' | 'no-claim' | 'seal' | 'no-seal'} does
 * @property {boolean} [isOff]
 * @property {string} [why] it is off: the name of the reason
 * @property {boolean} [isAsked] it answers the opponent
 * @property {'primary' | 'danger'} [manner]
 * @property {Record<string, string>} [values]
 */

/**
 * @param {Situation} situation
 * @returns {Action[]}
 */
export function actions(situation) {
  const { game, mine, asking } = situation;
  const { state } = game;
  if (mine.length === 0) return [];
  if (state.phase === 'over') {
    const isAsked = state.rematch !== null && mine.includes(other(state.rematch));
    const isMine = state.rematch !== null && !isAsked;
    return [{ key: isAsked ? 'rematch-accept' : 'rematch', icon: 'again', does: { do: 'rematch' }, manner: 'primary', ...off(isMine && 'asked') }];
  }
  if (asking) {
    return [
      { key: `${asking}-no`, name: 'resign-no', icon: 'no', does: 'keep-playing' },
      { key: `${asking}-yes`, icon: 'flag', does: { do: asking }, manner: 'danger' },
    ];
  }
  if (state.phase === 'in-doubt') return [];
  if (state.phase === 'adjourned') return isAskedBy(state.resumption?.by ?? null, mine) ? [] : resumption(state);
  return usual(situation);
}

/**
 * Answers to what the opponent asks, and to what the page asks itself: which move to claim with, whether to seal.
 *
 * @param {Situation} situation
 * @returns {Action[]}
 */
export function answers(situation) {
  const asked = asks(situation).map((action) => ({ ...action, isAsked: true }));
  const { isClaiming, sealing } = situation;
  if (sealing) {
    const [name, manner] = sealing.isSlip ? ['seal-slip', /** @type {const} */ ('danger')] : ['seal-move', /** @type {const} */ ('primary')];
    asked.push({ key: 'seal-yes', name, icon: 'envelope', does: 'seal', manner, values: { move: sealing.text }, isAsked: false });
    asked.push({ key: 'seal-no', icon: 'no', does: 'no-seal', isAsked: false });
  }
  if (isClaiming) {
    asked.push({ key: 'claim-now', icon: 'claim', does: { do: 'claim-draw', with: null }, isAsked: false });
    asked.push({ key: 'claim-no', icon: 'no', does: 'no-claim', isAsked: false });
  }
  return asked;
}

/** @param {Side | null} side @param {readonly Side[]} mine */
function isAskedBy(side, mine) {
  return side !== null && mine.includes(other(side));
}

/** @param {Situation} situation @returns {Action[]} */
function asks({ game, mine }) {
  const { state } = game;
  if (mine.length === 0 || state.phase === 'over') return [];
  if (isAskedBy(state.offer, mine)) {
    return [
      { key: 'draw-accept', icon: 'yes', does: { do: 'answer-draw', agrees: true }, manner: 'primary' },
      { key: 'draw-decline', icon: 'no', does: { do: 'answer-draw', agrees: false } },
    ];
  }
  if (isAskedBy(state.takeback, mine)) {
    return [
      { key: 'takeback-accept', icon: 'yes', does: { do: 'answer-takeback', agrees: true }, manner: 'primary' },
      { key: 'takeback-decline', icon: 'no', does: { do: 'answer-takeback', agrees: false } },
    ];
  }
  if (isAskedBy(state.adjournment, mine)) {
    return [
      { key: 'adjourn-allow', icon: 'envelope', does: { do: 'allow-adjournment' }, manner: 'primary' },
      { key: 'adjourn-decline', icon: 'no', does: { do: 'decline-adjournment' } },
    ];
  }
  if (state.phase === 'adjourned' && isAskedBy(state.resumption?.by ?? null, mine)) {
    return [
      { key: 'resume-accept', icon: 'yes', does: { do: 'answer-resumption', agrees: true }, manner: 'primary' },
      { key: 'resume-decline', icon: 'no', does: { do: 'answer-resumption', agrees: false } },
    ];
  }
  if (state.phase === 'in-doubt' && isAskedBy(state.envelope?.by ?? null, mine)) {
    return state.readings.map((move) => ({
      key: `reading-${move}`,
      name: 'reading',
      icon: 'envelope',
      does: { do: 'choose-reading', text: move },
      values: { move },
    }));
  }
  return [];
}

/** @param {State} state @returns {Action[]} */
function resumption({ resumption }) {
  const isProposed = resumption !== null && resumption.by !== null && resumption.proposed === null;
  return [{ key: 'resume', icon: 'envelope', does: { do: 'resume' }, manner: 'primary', ...off(isProposed && 'asked') }];
}

/** That something is off, and why. @param {string | false} why */
function off(why) {
  return why ? { isOff: true, why } : {};
}

/** @param {Situation} situation @returns {Action[]} */
function usual({ game, mine, entered, isAdjusting, now }) {
  const { state, moves } = game;
  const isMyTurn = mine.includes(state.turn);
  const me = isMyTurn ? state.turn : other(state.turn);
  const idle = state.phase !== 'playing' && 'not-playing';
  const pending = (state.offer !== null && 'offer') || (state.takeback !== null && 'takeback');
  const notMine = !isMyTurn && 'turn';
  /** @type {Action[]} */
  const found = [{ key: 'draw', icon: 'draw', does: { do: 'offer-draw' }, ...off(idle || pending || (!state.may_offer[me] && (isMyTurn ? 'offered-before' : 'turn'))) }];
  const isClaimed = entered !== '' || state.claims.length > 0;
  found.push({
    key: entered ? 'claim-with' : 'claim',
    icon: 'claim',
    does: isClaimed ? { do: 'claim-draw', with: entered || null } : 'ask-claim',
    values: { move: entered },
    ...off(idle || notMine),
    ...(state.claims.length > 0 && isMyTurn ? { manner: /** @type {const} */ ('primary') } : {}),
  });
  found.push({ key: 'takeback', icon: 'back', does: { do: 'ask-takeback' }, ...off(idle || (moves.length === 0 && 'no-moves') || pending) });
  if (mine.length === 1 && game.players[other(me)].level !== null) {
    found.push({ key: 'save', icon: 'envelope', does: { do: 'save' }, ...off(idle) });
  } else {
    found.push({ key: 'adjourn', icon: 'envelope', does: { do: 'ask-to-adjourn' }, ...off(idle || (state.adjournment !== null && 'asked')) });
  }
  if (game.touch_move) {
    const key = isAdjusting ? 'adjusted' : 'adjust';
    found.push({ key, icon: 'hand', does: { do: key }, ...off(idle || notMine) });
  }
  if (moves.length < 2) found.push({ key: 'abort', icon: 'no', does: 'ask-abort' });
  else found.push({ key: 'resign', icon: 'flag', does: 'ask-resign' });
  if (state.away && mine.includes(state.away.by)) found.push(claimOfLeft(state.away.claim_at - now));
  return found;
}

/** The claim of a game whose player is away; until then how long to wait. @param {number} wait @returns {Action} */
function claimOfLeft(wait) {
  const seconds = Math.max(0, Math.ceil(wait / 1000));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const name = seconds > 0 ? 'claim-left-in' : 'claim-left';
  return { key: 'claim-left', name, icon: 'door', does: { do: 'claim-left' }, values: { time }, ...off(seconds > 0 && 'away') };
}

/** When buttons were put on the page. @type {WeakMap<HTMLButtonElement, number>} */
const born = new WeakMap();
/** When they were last pressed. @type {WeakMap<HTMLButtonElement, number>} */
const pressed = new WeakMap();

/**
 * Shows the actions as buttons; one that stays keeps its element, and so the focus.
 *
 * @param {HTMLElement} place
 * @param {Action[]} wanted
 * @param {(action: Action) => void} press
 * @param {(why: string) => void} explain
 */
export function showActions(place, wanted, press, explain) {
  const before = new Map(Array.from(place.querySelectorAll('button'), (button) => [button.dataset.action, button]));
  const buttons = wanted.map((action) => {
    const button = before.get(action.key) ?? newButton(action);
    const label = button.querySelector('span');
    const said = text(`action-${action.name ?? action.key}`, action.values);
    if (label && label.textContent !== said) label.textContent = said;
    button.classList.toggle('primary', action.manner === 'primary');
    button.classList.toggle('danger', action.manner === 'danger');
    const isEarly = () => action.isAsked === true && performance.now() - (born.get(button) ?? 0) < REACTION_MS;
    const why = action.isOff && action.why ? text(`say-why-${action.why}`) : '';
    button.title = why;
    button.setAttribute('aria-disabled', String(Boolean(action.isOff) || isEarly()));
    if (isEarly()) setTimeout(() => button.setAttribute('aria-disabled', String(Boolean(action.isOff))), REACTION_MS);
    button.onclick = () => {
      // A double click is one wish to the server.
      const isAct = typeof action.does === 'object';
      const isTwice = isAct && performance.now() - (pressed.get(button) ?? -Infinity) < REACTION_MS;
      if (isEarly() || isTwice) return;
      pressed.set(button, performance.now());
      if (!action.isOff) press(action);
      else if (why) explain(why);
    };
    return button;
  });
  const isSame = buttons.length === place.children.length && buttons.every((button, i) => place.children[i] === button);
  if (isSame) return;
  const hadFocus = place.contains(document.activeElement);
  place.replaceChildren(...buttons);
  if (hadFocus && !place.contains(document.activeElement)) buttons[0]?.focus();
}

/** @param {Action} action */
function newButton(action) {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.action = action.key;
  button.append(icon(action.icon), document.createElement('span'));
  born.set(button, performance.now());
  return button;
}
