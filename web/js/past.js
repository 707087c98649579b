// Looking back over a game: the positions behind its moves, as the server replays them.

/** @import {Position} from './board.js' */
/** @import {Piece, Side} from './wire.js' */

/** @typedef {{turn: Side, last: string[], gone: string[], here: Piece[]}} Step */

export class Past {
  #address;
  /** The first position, and the one behind each move. @type {Position[]} */ #positions = [];
  /** Which game, by its moves, they are of. */
  #of = '';

  /** @param {string} game */
  constructor(game) {
    this.#address = `/games/${game}/positions`;
  }

  /**
   * The position behind so many moves; nothing if the server does not know it.
   *
   * @param {{text: string}[]} moves the moves that stand
   * @param {number} ply
   * @returns {Promise<Position | undefined>}
   */
  async at(moves, ply) {
    const of = moves.map(({ text }) => text).join(' ');
    const isEnough = of.startsWith(this.#of) || this.#of.startsWith(of);
    if (!isEnough || this.#positions.length <= ply) await this.#load(of);
    return this.#positions[ply];
  }

  /** @param {string} of */
  async #load(of) {
    try {
      const answer = await fetch(this.#address);
      if (!answer.ok) return;
      this.#positions = played(await answer.json());
      this.#of = of;
    } catch {
      // The line is down: the page says so elsewhere.
    }
  }
}

/** @param {Step[]} steps @returns {Position[]} */
function played(steps) {
  /** @type {Map<string, Piece>} */
  const standing = new Map();
  return steps.map(({ turn, last, gone, here }) => {
    for (const square of gone) standing.delete(square);
    for (const piece of here) standing.set(piece.at, piece);
    return { turn, last, pieces: [...standing.values()], legal: [], touched: null };
  });
}
