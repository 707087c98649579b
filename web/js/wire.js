// The words between page and server, as crates/wire says them.

export const PROTOCOL = 1;

/** @typedef {'white' | 'black'} Side */
/** @typedef {'man' | 'crowned' | 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king'} PieceKind */
/**
 * @typedef {'waiting' | 'playing' | 'adjourning' | 'adjourned' | 'closed' | 'in-doubt' | 'envelope-lost' | 'over'} Phase
 */
/**
 * @template T
 * @typedef {{white: T, black: T}} Two
 */
/** @typedef {Record<string, string>} Said A sentence by language. */
/** @typedef {{at: string, side: Side, kind: PieceKind}} Piece */
/**
 * @typedef {object} LegalMove
 * @property {string} text
 * @property {string[][]} paths every order of squares, from the origin on
 * @property {string[]} captured
 * @property {PieceKind | null} promotes
 */
/** @typedef {{by: Side, text: string, took: number}} MoveMade */
/** @typedef {{left: number, used: number, to_control: number | null}} Dial */
/** @typedef {{dials: Two<Dial>, running: Side | null, at: number}} Clocks */
/** @typedef {{said: Said, done: number, limit: number}} Counter */
/** @typedef {{by: Side, number: number, commitment: string | null}} Envelope */
/** @typedef {{score: string, said: Said, article: string | null}} End */
/** @typedef {{name: string, level: number | null, present: boolean}} Player */
/**
 * @typedef {object} State
 * @property {number} version
 * @property {Phase} phase
 * @property {Side} turn
 * @property {string} fen
 * @property {Piece[]} pieces
 * @property {LegalMove[]} legal
 * @property {string[]} last
 * @property {Clocks | null} clocks
 * @property {Side | null} offer
 * @property {Two<boolean>} may_offer
 * @property {Said[]} claims
 * @property {Counter[]} counters
 * @property {string | null} touched
 * @property {Side | null} takeback
 * @property {Side | null} adjournment
 * @property {Side | null} rematch
 * @property {{by: Side, claim_at: number}} [away] who waits for an opponent who is away, and from when on the game may be claimed
 * @property {Envelope | null} envelope
 * @property {Resumption | null} resumption
 * @property {string[]} readings what a sealed move in doubt may stand for
 * @property {End | null} end
 */
/** @typedef {{by: Side | null, proposed: number | null, at: number | null}} Resumption */
/**
 * @typedef {object} GameView
 * @property {string} id
 * @property {string} rules
 * @property {number} size
 * @property {string[]} squares
 * @property {Two<Player>} players
 * @property {string} control
 * @property {string} form
 * @property {boolean} touch_move
 * @property {boolean} [consultation] whether a side is several people (002:§3.1)
 * @property {string[]} [draws] readings of the draw rules that are not the usual ones, as NAME=VALUE
 * @property {MoveMade[]} moves
 * @property {State} state
 */
/**
 * @typedef {object} Update
 * @property {string | null} id
 * @property {Said[]} said
 * @property {boolean} passing nobody need read it again: somebody came or went
 * @property {number} plies
 * @property {MoveMade[]} moves
 * @property {State} state
 */
/**
 * @typedef {object} Refusal
 * @property {string} id
 * @property {string} said
 * @property {string | null} article
 * @property {string[]} squares
 * @property {string[]} instead
 * @property {number} version
 * @property {Side} turn
 */
/** @typedef {{protocol: number, seats: Two<boolean>, game: GameView, now: number}} Welcome */
/** @typedef {{present: Two<boolean>, watchers: number}} Presence */
/**
 * @typedef {{type: 'welcome'} & Welcome
 *   | {type: 'update'} & Update
 *   | {type: 'refused'} & Refusal
 *   | {type: 'done', id: string, version: number}
 *   | {type: 'pong', sent: number, now: number}
 *   | {type: 'presence'} & Presence
 *   | {type: 'names', names: Two<string>}
 *   | {type: 'next', game: string}
 *   | {type: 'bye', why: string}} FromServer
 */
/**
 * @typedef {{do: 'play' | 'choose-reading', text: string}
 *   | {do: 'seal', text: string, check: boolean}
 *   | {do: 'touch' | 'lift', square: string}
 *   | {do: 'show-receipt', receipt: string}
 *   | {do: 'answer-draw' | 'answer-takeback' | 'answer-resumption', agrees: boolean}
 *   | {do: 'propose-resumption', at: number}
 *   | {do: 'claim-draw', with: string | null}
 *   | {do: 'adjust' | 'adjusted' | 'resign' | 'offer-draw' | 'ask-to-adjourn' | 'allow-adjournment' | 'decline-adjournment' | 'resume' | 'save'
 *       | 'ask-takeback' | 'abort' | 'claim-left' | 'rematch'}} Act
 */

/** @type {readonly Side[]} */
export const SIDES = ['white', 'black'];

/** @param {Side} side @returns {Side} */
export const other = (side) => (side === 'white' ? 'black' : 'white');
