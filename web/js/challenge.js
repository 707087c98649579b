// The page of a challenge: shows the whole address, copies it, and goes to the game once it is accepted.

import { rememberKeys } from './keys.js';
import { text } from './texts.js';

const main = document.querySelector('main[data-challenge]');
const link = /** @type {HTMLInputElement | null} */ (document.getElementById('link'));
const copy = document.getElementById('copy');
const copied = document.getElementById('copied');
const id = main instanceof HTMLElement ? main.dataset.challenge : undefined;

/** @param {HTMLInputElement} link */
async function copyAddress(link) {
  link.select();
  let isCopied = false;
  try {
    await navigator.clipboard.writeText(link.value);
    isCopied = true;
  } catch {
    // Not allowed, or not by a safe connection: what is marked can still be copied by hand.
  }
  if (copied) copied.textContent = text(isCopied ? 'say-copied' : 'say-copy-by-hand');
}

if (link) {
  link.value = new URL(link.value, location.href).href;
  link.addEventListener('focus', () => link.select());
  copy?.removeAttribute('hidden');
  copy?.addEventListener('click', () => void copyAddress(link));
}

async function look() {
  try {
    const answer = await fetch(`/challenges/${id}/state`);
    if (answer.status === 404) return location.assign('/lobby');
    const state = await answer.json();
    // The way back leads to where one came from, not here again.
    if (state.game) return location.replace(`/games/${state.game}`);
  } catch {
    // The server is away; the next look may find it.
  }
  setTimeout(look, 2000);
}

if (id && main?.hasAttribute('data-own')) look();
rememberKeys();
