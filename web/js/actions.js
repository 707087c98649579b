// What a player may press now. The server decides; this only keeps buttons out of the way that make no sense.

import { icon } from './icons.js';
import { text } from './texts.js';
import { other } from './wire.js';

/** @import {Act, GameView, Side, State} from './wire.js' */

/**
 * @typedef {object} Situation
 * @property {GameView} game
 * @property {readonly Side[]} mine
 * @property {string} entered what stands in the field for moves
 * @property {boolean} isAdjusting
 * @property {boolean} isResigning
 */
/**
 * @typedef {object} Action
 * @property {string} key its name, and that of its text behind `action-`
 * @property {string} [name] of its text, where several share one
 * @property {string} icon
 * @property {Act | 'ask-resign' | 'keep-playing'} does
 * @property {boolean} [isOff]
 * @property {'primary' | 'danger'} [manner]
 * @property {Record<string, string>} [values]
 */

/**
 * @param {Situation} situation
 * @returns {Action[]}
 */
export function actions(situation) {
  const { game, mine, isResigning } = situation;
  const { state } = game;
  if (mine.length === 0) return [];
  if (state.phase === 'over') {
    const isAsked = state.rematch !== null && mine.includes(other(state.rematch));
    const isMine = state.rematch !== null && !isAsked;
    return [{ key: isAsked ? 'rematch-accept' : 'rematch', icon: 'again', does: { do: 'rematch' }, manner: 'primary', isOff: isMine }];
  }
  if (isResigning) {
    return [
      { key: 'resign-no', icon: 'no', does: 'keep-playing' },
      { key: 'resign-yes', icon: 'flag', does: { do: 'resign' }, manner: 'danger' },
    ];
  }
  const asked = answers(situation);
  return asked.length > 0 ? asked : usual(situation);
}

/** Answers to what the opponent asks. @param {Situation} situation @returns {Action[]} */
function answers({ game, mine }) {
  const { state } = game;
  const isAskedBy = (/** @type {Side | null} */ side) => side !== null && mine.includes(other(side));
  if (isAskedBy(state.offer)) {
    return [
      { key: 'draw-accept', icon: 'yes', does: { do: 'answer-draw', agrees: true }, manner: 'primary' },
      { key: 'draw-decline', icon: 'no', does: { do: 'answer-draw', agrees: false } },
    ];
  }
  if (isAskedBy(state.takeback)) {
    return [
      { key: 'takeback-accept', icon: 'yes', does: { do: 'answer-takeback', agrees: true }, manner: 'primary' },
      { key: 'takeback-decline', icon: 'no', does: { do: 'answer-takeback', agrees: false } },
    ];
  }
  if (isAskedBy(state.adjournment)) {
    return [
      { key: 'adjourn-allow', icon: 'envelope', does: { do: 'allow-adjournment' }, manner: 'primary' },
      { key: 'adjourn-decline', icon: 'no', does: { do: 'decline-adjournment' } },
    ];
  }
  if (state.phase === 'adjourned') return resumption(state, isAskedBy(state.resumption?.by ?? null));
  if (state.phase === 'in-doubt' && isAskedBy(state.envelope?.by ?? null)) {
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

/** @param {State} state @param {boolean} isAsked @returns {Action[]} */
function resumption({ resumption }, isAsked) {
  if (isAsked) {
    return [
      { key: 'resume-accept', icon: 'yes', does: { do: 'answer-resumption', agrees: true }, manner: 'primary' },
      { key: 'resume-decline', icon: 'no', does: { do: 'answer-resumption', agrees: false } },
    ];
  }
  const isProposed = resumption !== null && resumption.by !== null && resumption.proposed === null;
  return [{ key: 'resume', icon: 'envelope', does: { do: 'resume' }, manner: 'primary', isOff: isProposed }];
}

/** @param {Situation} situation @returns {Action[]} */
function usual({ game, mine, entered, isAdjusting }) {
  const { state, moves } = game;
  const isPlaying = state.phase === 'playing';
  const isMyTurn = mine.includes(state.turn);
  const me = isMyTurn ? state.turn : other(state.turn);
  /** @type {Action[]} */
  const found = [{ key: 'draw', icon: 'draw', does: { do: 'offer-draw' }, isOff: !isPlaying || !state.may_offer[me] || state.offer !== null }];
  found.push({
    key: entered ? 'claim-with' : 'claim',
    icon: 'claim',
    does: { do: 'claim-draw', with: entered || null },
    values: { move: entered },
    isOff: !isPlaying || !isMyTurn,
    ...(state.claims.length > 0 && isMyTurn ? { manner: /** @type {const} */ ('primary') } : {}),
  });
  found.push({ key: 'takeback', icon: 'back', does: { do: 'ask-takeback' }, isOff: !isPlaying || moves.length === 0 || state.takeback !== null });
  if (mine.length === 1 && game.players[other(me)].level !== null) {
    found.push({ key: 'save', icon: 'envelope', does: { do: 'save' }, isOff: !isPlaying });
  } else {
    found.push({ key: 'adjourn', icon: 'envelope', does: { do: 'ask-to-adjourn' }, isOff: !isPlaying || state.adjournment !== null });
  }
  if (game.touch_move) {
    const key = isAdjusting ? 'adjusted' : 'adjust';
    found.push({ key, icon: 'hand', does: { do: key }, isOff: !isPlaying || !isMyTurn });
  }
  // By letter and in a display nobody looks who is there.
  const isLookedFor = !/^(correspondence|simultaneous)/.test(game.form);
  if (isLookedFor && mine.length === 1 && game.players[other(me)].level === null && !game.players[other(me)].present) {
    found.push({ key: 'claim-left', icon: 'door', does: { do: 'claim-left' }, isOff: !isPlaying });
  }
  if (moves.length < 2) found.push({ key: 'abort', icon: 'no', does: { do: 'abort' } });
  else found.push({ key: 'resign', icon: 'flag', does: 'ask-resign' });
  return found;
}

/**
 * Shows the actions as buttons; one that stays keeps its element, and so the focus.
 *
 * @param {HTMLElement} place
 * @param {Action[]} wanted
 * @param {(action: Action) => void} press
 */
export function showActions(place, wanted, press) {
  const before = new Map(Array.from(place.querySelectorAll('button'), (button) => [button.dataset.action, button]));
  const buttons = wanted.map((action) => {
    const button = before.get(action.key) ?? newButton(action);
    const label = button.querySelector('span');
    if (label) label.textContent = text(`action-${action.name ?? action.key}`, action.values);
    button.classList.toggle('primary', action.manner === 'primary');
    button.classList.toggle('danger', action.manner === 'danger');
    button.setAttribute('aria-disabled', String(Boolean(action.isOff)));
    button.onclick = () => {
      if (!action.isOff) press(action);
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
  return button;
}
