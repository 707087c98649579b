// <peatee-clock side="white">: what is left on one side of the clock.

import { text } from './texts.js';

/** @import {Dial, Side} from './wire.js' */

const TENTHS_BELOW = 10_000;
const DAY = 86_400_000;

/** Tells of `flag` once, when the time shown runs out. */
export class PeateeClock extends HTMLElement {
  /** @type {Dial | null} */ #dial = null;
  #isRunning = false;
  #at = 0;
  /** @type {() => number} */ #now = Date.now;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #tick;

  connectedCallback() {
    const side = /** @type {Side} */ (this.getAttribute('side') ?? 'white');
    this.setAttribute('role', 'timer');
    this.setAttribute('aria-label', text(`clock-${side}`));
    if (!this.querySelector('.time')) this.innerHTML = '<span class="time">–</span><span class="control"></span>';
  }

  /**
   * @param {Dial | null} dial none where the game has no clock
   * @param {boolean} isRunning
   * @param {number} at when it showed this, by the clock of the server
   * @param {() => number} now the clock of the server
   */
  show(dial, isRunning, at, now) {
    this.#dial = dial;
    this.#isRunning = isRunning;
    this.#at = at;
    this.#now = now;
    this.classList.toggle('running', isRunning);
    this.classList.toggle('untimed', dial === null);
    const toControl = dial?.to_control;
    const control = toControl === null || toControl === undefined ? '' : text('clock-control', { count: toControl });
    write(this.querySelector('.control'), control);
    this.#draw();
  }

  get left() {
    if (!this.#dial) return 0;
    const gone = this.#isRunning ? Math.max(0, this.#now() - this.#at) : 0;
    return Math.max(0, this.#dial.left - gone);
  }

  #draw() {
    clearTimeout(this.#tick);
    if (!this.#dial) return write(this.querySelector('.time'), '–');
    const left = this.left;
    write(this.querySelector('.time'), written(left));
    this.classList.toggle('low', left < TENTHS_BELOW);
    this.classList.toggle('fallen', left === 0);
    if (!this.#isRunning) return;
    if (left === 0) {
      this.#isRunning = false;
      this.dispatchEvent(new CustomEvent('flag'));
      return;
    }
    const step = left <= TENTHS_BELOW ? 100 : 1000;
    this.#tick = setTimeout(() => this.#draw(), (left % step) + 5);
  }
}

/** @param {number} milliseconds */
export function written(milliseconds) {
  if (milliseconds < TENTHS_BELOW) return `0:0${(Math.floor(milliseconds / 100) / 10).toFixed(1)}`;
  const days = Math.floor(milliseconds / DAY);
  const seconds = Math.floor((milliseconds % DAY) / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  if (days > 0) return text('clock-days', { count: days, time: `${two(hours)}:${two(minutes)}` });
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** @param {Element | null} place @param {string} what */
function write(place, what) {
  if (place && place.textContent !== what) place.textContent = what;
}

customElements.define('peatee-clock', PeateeClock);
