// The lobby: looks again every few seconds, and goes to the game once somebody has accepted.

import { announce } from './announce.js';
import { rememberKeys } from './keys.js';
import { text } from './texts.js';

const EVERY_MS = 3000;
const list = document.getElementById('list');

/** @param {ParentNode} of @param {string} mark @returns {string[]} */
const ids = (of, mark) => [...of.querySelectorAll(`[data-${mark}]`)].map((row) => row.getAttribute(`data-${mark}`) ?? '');

/** Own challenges that have gone: one of them may have become a game. @param {string[]} gone */
async function follow(gone) {
  for (const id of gone) {
    const answer = await fetch(`/challenges/${id}/state`);
    const state = answer.ok ? await answer.json() : {};
    if (state.game) location.assign(`/games/${state.game}`);
  }
}

/** @param {HTMLElement} list @param {string} html */
function replace(list, html) {
  const fresh = document.createElement('template');
  fresh.innerHTML = html;
  const isSame = ids(list, 'offer').join() === ids(fresh.content, 'offer').join() && ids(list, 'own').join() === ids(fresh.content, 'own').join();
  if (isSame) return;
  const gone = ids(list, 'own').filter((id) => !ids(fresh.content, 'own').includes(id));
  const focused = document.activeElement?.closest('form')?.getAttribute('action');
  list.replaceChildren(fresh.content);
  const again = focused && list.querySelector(`form[action="${CSS.escape(focused)}"] button`);
  if (again instanceof HTMLElement) again.focus();
  announce(text('say-lobby', { count: ids(list, 'offer').length }));
  void follow(gone);
}

async function look() {
  try {
    const answer = await fetch(`/lobby/list${location.search}`);
    if (answer.ok && list) replace(list, await answer.text());
  } catch {
    // The server is away; the next look may find it.
  }
  setTimeout(look, EVERY_MS);
}

rememberKeys();
if (list) setTimeout(look, EVERY_MS);
