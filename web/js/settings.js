// What a reader has chosen for this browser.

/**
 * @typedef {object} Settings
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {'outside' | 'inside' | 'none'} coordinates
 * @property {'stacked' | 'turned'} kings how a king of draughts is shown
 * @property {string} roads the name of the roads that are drawn, or `none`
 * @property {boolean} sound
 * @property {boolean} flip
 * @property {boolean} blindfold
 */

const PLACE = 'peatee';

/** @type {Settings} */
const USUAL = { theme: 'auto', coordinates: 'outside', kings: 'stacked', roads: 'none', sound: false, flip: false, blindfold: false };

/** @returns {Settings} */
export function settings() {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(PLACE) ?? '{}') };
  } catch {
    return { ...USUAL };
  }
}

/** @param {Partial<Settings>} change */
function keep(change) {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...settings(), ...change }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/**
 * Joins every control with `data-setting` to its setting, and tells of each change.
 *
 * @param {(settings: Settings) => void} changed called at once and behind every change
 */
export function joinSettings(changed) {
  let now = settings();
  const apply = () => {
    if (now.theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = now.theme;
    if (now.kings === 'turned') document.documentElement.dataset.kings = now.kings;
    else delete document.documentElement.dataset.kings;
    for (const picture of document.images) pictureKings(picture);
    changed(now);
  };
  for (const control of document.querySelectorAll('[data-setting]')) {
    const name = /** @type {keyof Settings} */ (control.getAttribute('data-setting'));
    if (control instanceof HTMLInputElement) control.checked = Boolean(now[name]);
    if (control instanceof HTMLSelectElement) {
      control.value = String(now[name]);
      // What another board has may be missing on this one: it stays chosen there.
      if (control.selectedIndex < 0) control.selectedIndex = 0;
    }
    control.addEventListener('change', () => {
      const value = control instanceof HTMLInputElement ? control.checked : /** @type {HTMLSelectElement} */ (control).value;
      keep({ [name]: value });
      now = { ...now, [name]: value };
      apply();
    });
  }
  apply();
  document.addEventListener('click', ({ target }) => closePanels((panel) => !(target instanceof Node && panel.contains(target))));
  document.addEventListener('keydown', ({ key }) => closePanels(() => key === 'Escape'));
}

/** A board that is a picture is asked for anew where its kings are shown otherwise. @param {HTMLImageElement} picture */
function pictureKings(picture) {
  const address = new URL(picture.src, location.href);
  if (!address.pathname.endsWith('/diagram.svg')) return;
  const isTurned = settings().kings === 'turned';
  if (isTurned === (address.searchParams.get('kings') === 'turned')) return;
  if (isTurned) address.searchParams.set('kings', 'turned');
  else address.searchParams.delete('kings');
  picture.src = address.href;
}

/** @param {(panel: HTMLDetailsElement) => boolean} isLeft */
function closePanels(isLeft) {
  for (const panel of /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll('.settings[open]'))) {
    if (!isLeft(panel)) continue;
    const hadFocus = panel.contains(document.activeElement);
    panel.open = false;
    if (hadFocus) panel.querySelector('summary')?.focus();
  }
}
