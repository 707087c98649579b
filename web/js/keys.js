// Keyboard focus from one page to the next: who begins a game by keys goes on at its board.

const PLACE = 'peatee-keys';

/** Remembers, as the page is left, whether it was left by keys. */
export function rememberKeys() {
  let isByKeys = false;
  addEventListener('keydown', () => (isByKeys = true), true);
  addEventListener('pointerdown', () => (isByKeys = false), true);
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(PLACE, isByKeys ? 'yes' : '');
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
}

/** Whether the page before this one was left by keys. */
export function wereKeysUsed() {
  try {
    return sessionStorage.getItem(PLACE) === 'yes';
  } catch {
    return false;
  }
}
