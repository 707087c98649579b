// From clicked squares to one of the legal moves. No rule is here: the list that the server gave is only narrowed.

/** @import {LegalMove} from './wire.js' */

/** @typedef {{move: LegalMove, path: string[]}} Candidate */

/**
 * What a click on a square means.
 *
 * - `play`: these moves are complete; more than one only where they differ in what a pawn becomes
 * - `step`: the piece stands there on its way
 * - `unclear`: several moves end there, and the way must be shown
 * - `none`: no legal move goes there
 *
 * @typedef {{does: 'play', moves: LegalMove[], path: string[]}
 *   | {does: 'step', path: string[]}
 *   | {does: 'unclear'}
 *   | {does: 'none'}} Meaning
 */

/**
 * The legal moves whose way begins with these squares.
 *
 * @param {LegalMove[]} legal
 * @param {string[]} begun
 * @returns {Candidate[]}
 */
export function candidates(legal, begun) {
  return legal.flatMap((move) =>
    move.paths
      .filter((path) => path.length >= begun.length && begun.every((square, i) => path[i] === square))
      .map((path) => ({ move, path })),
  );
}

/**
 * The squares that may be clicked next: the next landing squares and the last ones.
 *
 * @param {LegalMove[]} legal
 * @param {string[]} begun
 * @returns {Set<string>}
 */
export function targets(legal, begun) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const { path } of candidates(legal, begun)) {
    for (const square of [path[begun.length], path[path.length - 1]]) {
      if (square !== undefined && path.length > begun.length) found.add(square);
    }
  }
  return found;
}

/**
 * @param {LegalMove[]} legal
 * @param {string[]} begun at least the origin
 * @param {string} square
 * @returns {Meaning}
 */
export function meaning(legal, begun, square) {
  // A second click where the piece has come to: the move ends here, though another would go on.
  const whole = candidates(legal, begun).filter(({ path }) => path.length === begun.length && begun.length > 1);
  if (square === begun.at(-1) && isOneChoice(distinct(whole))) return { does: 'play', moves: distinct(whole), path: begun };

  const open = candidates(legal, begun).filter(({ path }) => path.length > begun.length);
  const ending = open.filter(({ path }) => path[path.length - 1] === square);
  const stepping = open.filter(({ path }) => path[begun.length] === square);
  const ends = distinct(ending);
  const steps = distinct(stepping);

  const goesOn = steps.some((move) => !ends.includes(move));
  if (isOneChoice(ends) && !goesOn) return { does: 'play', moves: ends, path: ending[0]?.path ?? [] };
  if (steps.length > 0) {
    if (isOneChoice(steps)) return { does: 'play', moves: steps, path: stepping[0]?.path ?? [] };
    return { does: 'step', path: [...begun, square] };
  }
  return ends.length > 0 ? { does: 'unclear' } : { does: 'none' };
}

/** @param {Candidate[]} found @returns {LegalMove[]} */
function distinct(found) {
  return [...new Set(found.map(({ move }) => move))];
}

/**
 * One move, or one move of a pawn with a choice of what it becomes.
 *
 * @param {LegalMove[]} moves
 */
function isOneChoice(moves) {
  return moves.length === 1 || (moves.length > 1 && moves.every((move) => move.promotes));
}
