// The page of a challenge: shows the whole address, and goes to the game once it is accepted.

const main = document.querySelector('main[data-challenge]');
const link = /** @type {HTMLInputElement | null} */ (document.getElementById('link'));
const id = main instanceof HTMLElement ? main.dataset.challenge : undefined;

if (link) {
  link.value = new URL(link.value, location.href).href;
  link.addEventListener('focus', () => link.select());
}

async function look() {
  try {
    const answer = await fetch(`/challenges/${id}/state`);
    const state = await answer.json();
    if (state.game) {
      location.assign(`/games/${state.game}`);
      return;
    }
  } catch {
    // The server is away; the next look may find it.
  }
  setTimeout(look, 2000);
}

if (id) look();
