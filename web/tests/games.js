// Games for the tests, as the server would show them. Legal moves are written out: no rule is here either.

const LETTERS = 'abcdefgh';

/** The names of the dark squares of a 10×10 board by number, the light ones empty. */
const numbered = () => {
  let next = 0;
  return Array.from({ length: 100 }, (_, i) => ((i + Math.floor(i / 10)) % 2 === 1 ? String((next += 1)) : ''));
};

/** The names of an 8×8 board by letter; without the light ones for draughts. */
const lettered = (isChess) =>
  Array.from({ length: 64 }, (_, i) => {
    const [column, row] = [i % 8, Math.floor(i / 8)];
    return isChess || (column + row) % 2 === 1 ? `${LETTERS[column]}${8 - row}` : '';
  });

export const piece = (at, side, kind = 'man') => ({ at: String(at), side, kind });
export const move = (path, captured = [], more = {}) => ({
  text: [path[0], path.at(-1)].join(captured.length ? 'x' : '-'),
  paths: [path],
  captured,
  promotes: null,
  ...more,
});
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const said = (en, more = {}) => ({ en, et: `et: ${en}`, ru: `ru: ${en}`, lv: `lv: ${en}`, lt: `lt: ${en}`, ...more });

export function state(more = {}) {
  return {
    version: 2,
    phase: 'playing',
    turn: 'white',
    fen: '',
    pieces: [],
    legal: [],
    last: [],
    clocks: null,
    offer: null,
    may_offer: { white: true, black: true },
    claims: [],
    counters: [],
    touched: null,
    takeback: null,
    adjournment: null,
    rematch: null,
    envelope: null, resumption: null, readings: [],
    end: null,
    ...more,
  };
}

function view(id, size, squares, more) {
  return {
    id,
    rules: id,
    size,
    squares,
    players: { white: { name: 'Kadri Tamm', level: null, present: true }, black: { name: 'Jānis Bērziņš', level: null, present: true } },
    control: '40/2:00',
    form: 'live',
    touch_move: false,
    moves: [],
    ...more,
  };
}

const steps = (pairs) => pairs.split(' ').map((pair) => move(pair.split('-')));

const internationalStart = () => [...range(1, 20).map((at) => piece(at, 'black')), ...range(31, 50).map((at) => piece(at, 'white'))];

export const games = {
  international: (more = {}) =>
    view('international', 10, numbered(), {
      state: state({ pieces: internationalStart(), legal: steps('31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30'), ...more }),
    }),
  /** White may capture 3 pieces along one way only: 33 over 28, 18 and 9. */
  oneCapture: () =>
    view('international', 10, numbered(), {
      state: state({
        pieces: [piece(33, 'white'), piece(48, 'white'), piece(28, 'black'), piece(18, 'black'), piece(9, 'black'), piece(2, 'black', 'crowned')],
        legal: [move(['33', '22', '13', '4'], ['28', '18', '9'])],
      }),
    }),
  /** Two captures from 46 end on 8; they go together as far as 32. */
  twoCaptures: () =>
    view('international', 10, numbered(), {
      state: state({
        pieces: [piece(46, 'white', 'crowned'), piece(37, 'black'), piece(28, 'black'), piece(22, 'black'), piece(12, 'black'), piece(19, 'black'), piece(13, 'black')],
        legal: [
          move(['46', '32', '23', '8'], ['37', '28', '12'], { text: '46x23x8' }),
          move(['46', '32', '14', '8'], ['37', '28', '19'], { text: '46x14x8' }),
        ],
      }),
    }),
  russian: (more = {}) => {
    const squares = lettered(false);
    const played = squares.filter(Boolean);
    const pieces = [...played.slice(0, 12).map((at) => piece(at, 'black')), ...played.slice(20).map((at) => piece(at, 'white'))];
    return view('russian', 8, squares, { state: state({ pieces, legal: steps('a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4'), ...more }) });
  },
  chess: (more = {}) => {
    const order = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook'];
    const pieces = [...LETTERS].flatMap((column, i) => [
      piece(`${column}8`, 'black', order[i]),
      piece(`${column}7`, 'black', 'pawn'),
      piece(`${column}2`, 'white', 'pawn'),
      piece(`${column}1`, 'white', order[i]),
    ]);
    const legal = [...LETTERS].flatMap((column) => [
      move([`${column}2`, `${column}3`], [], { text: `${column}3` }),
      move([`${column}2`, `${column}4`], [], { text: `${column}4` }),
    ]);
    legal.push(...['a3', 'c3'].map((to) => move(['b1', to], [], { text: `N${to}` })), ...['f3', 'h3'].map((to) => move(['g1', to], [], { text: `N${to}` })));
    return view('chess', 8, lettered(true), { state: state({ pieces, legal, ...more }) });
  },
  promotion: () =>
    view('chess', 8, lettered(true), {
      state: state({
        pieces: [piece('e7', 'white', 'pawn'), piece('e1', 'white', 'king'), piece('a8', 'black', 'king')],
        legal: ['queen', 'rook', 'bishop', 'knight'].map((promotes) => move(['e7', 'e8'], [], { text: `e8=${promotes === 'knight' ? 'N' : promotes[0].toUpperCase()}`, promotes })),
      }),
    }),
};

export const clocks = (running, white = 3_600_000, black = 3_725_000, at = Date.now()) => ({
  dials: { white: { left: white, used: 0, to_control: 38 }, black: { left: black, used: 0, to_control: 38 } },
  running,
  at,
});

export { said };
