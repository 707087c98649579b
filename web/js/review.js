// The page of a review that is being made: looks every second how far it is, and shows it anew when that is another thing.

/** @typedef {{state: string, ahead: number, done: number, total: number}} Told */

const EVERY_MS = 1000;

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const bar = main.querySelector('progress');
const count = main.querySelector('.count');

/** @param {Told} told */
function show({ state, ahead, done, total }) {
  const { state: shown, ahead: waits } = main.dataset;
  if (state !== shown || String(ahead) !== waits) return location.reload();
  if (bar) bar.value = done;
  if (count) count.textContent = `${done} / ${total}`;
}

async function look() {
  try {
    const answer = await fetch(`/games/${main.dataset['game']}/review.json`);
    if (answer.ok) show(await answer.json());
  } catch {
    // The server is away; the next look may find it.
  }
  setTimeout(look, EVERY_MS);
}

setTimeout(look, EVERY_MS);
