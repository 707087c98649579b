// The one place that says how the game stands, and why something is refused.

import { hasText, text } from './texts.js';
import { other } from './wire.js';

/** @import {GameView, Refusal, Side} from './wire.js' */

/**
 * How the game stands, as one sentence.
 *
 * @param {GameView} game
 * @param {readonly Side[]} mine
 * @returns {string}
 */
export function standing(game, mine) {
  const { state } = game;
  const asks = (/** @type {string} */ what, /** @type {Side} */ by) =>
    mine.length > 0 && !mine.includes(other(by)) ? text(`say-${what}-yours`) : text(`say-${what}-${by}`);
  if (state.offer) return asks('offer', state.offer);
  if (state.takeback) return asks('takeback', state.takeback);
  if (state.adjournment && state.phase === 'playing') return asks('adjournment', state.adjournment);
  const isMine = mine.includes(state.turn);
  if (state.phase === 'adjourning' && isMine) return text('say-seal');
  if (state.phase === 'in-doubt' && state.readings.length > 0 && state.envelope && mine.includes(other(state.envelope.by))) return text('say-choose');
  if (state.phase === 'in-doubt' && state.readings.length > 0 && state.envelope && mine.includes(state.envelope.by)) {
    return text('say-choosing', { moves: state.readings.join(', ') });
  }
  // A game that was put away without an envelope.
  if (state.phase === 'adjourned' && state.envelope === null) return text('say-saved');
  if (state.phase !== 'playing' && hasText(`say-phase-${state.phase}`)) return text(`say-phase-${state.phase}`);
  return mine.length === 1 && isMine ? text('say-your-move') : text(`say-move-${state.turn}`);
}

/**
 * @param {HTMLElement} place
 * @param {GameView} game
 * @param {readonly Side[]} mine
 * @param {string} lang
 * @param {string} [told] what somebody did last that was no move
 */
export function showStatus(place, game, mine, lang, told = '') {
  const { end, claims, envelope, offer, takeback, adjournment, phase } = game.state;
  place.classList.toggle('over', end !== null);
  if (end) {
    const score = document.createElement('strong');
    score.className = 'score';
    score.textContent = end.score;
    place.replaceChildren(score, ` ${sentence(end.said, lang)} `, ...articleLink(end.article));
    return;
  }
  // What is asked for stands there as a sentence of its own.
  const isAsked = offer !== null || takeback !== null || adjournment !== null || phase !== 'playing';
  const parts = [...(told && !isAsked ? [told] : []), standing(game, mine)];
  if (phase === 'adjourned' && game.state.resumption) parts.push(...resuming(game.state.resumption, mine, lang));
  if (envelope) parts.push(text(`say-envelope-${envelope.by}`, { number: envelope.number }));
  if (mine.includes(game.state.turn)) parts.push(...claims.map((claim) => sentence(claim, lang)));
  place.textContent = parts.join(' ');
}

/**
 * When the game goes on, and what is proposed.
 *
 * @param {import('./wire.js').Resumption} resumption
 * @param {readonly Side[]} mine
 * @param {string} lang
 * @returns {string[]}
 */
function resuming({ by, proposed, at }, mine, lang) {
  const shown = (/** @type {number} */ moment) => new Date(moment).toLocaleString(lang, { dateStyle: 'long', timeStyle: 'short' });
  const said = at === null ? [] : [text('say-resume-at', { time: shown(at) })];
  if (by === null || mine.length === 0) return said;
  const key = mine.includes(other(by)) ? 'say-resume-asked' : 'say-resume-yours';
  return [...said, proposed === null ? text(`${key}-now`) : text(key, { time: shown(proposed) })];
}

/**
 * Says which earlier position is looked at, with the way back.
 *
 * @param {HTMLElement} place
 * @param {string} said
 * @param {() => void} back
 */
export function showViewing(place, said, back) {
  place.classList.remove('over');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text('action-live');
  button.addEventListener('click', back);
  place.replaceChildren(`${said} `, button);
}

/** @typedef {Pick<Refusal, 'said' | 'article' | 'squares' | 'instead'>} Reason */

/**
 * @param {HTMLElement} place
 * @param {Reason | undefined} refusal
 */
export function showRefusal(place, refusal) {
  place.hidden = refusal === undefined;
  if (!refusal) return place.replaceChildren();
  place.replaceChildren(`${refusal.said} `, ...articleLink(refusal.article));
  if (refusal.instead.length > 0) {
    const instead = document.createElement('span');
    instead.className = 'instead';
    instead.textContent = text('say-instead', { moves: refusal.instead.join(', ') });
    place.append(instead);
  }
}

/** @param {string | null} article @returns {Element[]} */
function articleLink(article) {
  if (article === null) return [];
  const link = document.createElement('a');
  link.className = 'article';
  link.href = `/rules/${article}`;
  link.textContent = article;
  link.title = text('article', { article });
  return [link];
}

/**
 * @param {HTMLElement} place
 * @param {GameView} game
 * @param {string} lang
 */
export function showCounters(place, game, lang) {
  const items = game.state.counters.map(({ said, done, limit }) => {
    const item = document.createElement('li');
    const bar = document.createElement('progress');
    bar.max = limit;
    bar.value = done;
    bar.setAttribute('aria-hidden', 'true');
    item.append(sentence(said, lang), bar);
    return item;
  });
  place.replaceChildren(...items);
  place.hidden = items.length === 0;
}

/** @param {import('./wire.js').Said} said @param {string} lang */
export function sentence(said, lang) {
  return said[lang] ?? said['en'] ?? '';
}
