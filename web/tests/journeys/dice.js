// Numbers that look random and are the same for the same seed.

export class Dice {
  #state;

  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 up to a bound. */
  below(bound) {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * bound);
  }
}
