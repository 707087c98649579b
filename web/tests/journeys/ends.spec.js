// Every rule set, played by clicks on the board to an end that the server declares.

import { middle } from '../hand.js';
import { Dice } from './dice.js';
import { expect, test } from './visit.js';

const noPiece = (article) => ({ score: '1-0', said: 'White wins: Black has no pieces left.', article });
const checkmate = (article) => ({ score: '1-0', said: 'White wins: Black is checkmated.', article });

/** Positions near the end, the moves to it, and the end with its article. */
const NEAR = {
  international: {
    position: 'W:WK45:BK6',
    moves: '45-50 6-1 50-45 1-6 45-50 6-1 50-45 1-6',
    end: { score: '1/2-1/2', said: 'Draw: the same position, with the same side to move, has occurred for the third time.', article: '000:6.1' },
  },
  russian: { position: 'W:Wc3:Bd4,d6', moves: 'c3:e5:c7', end: noPiece('001:6.1.3') },
  brazilian: { position: 'W:Wa5,c5:Ba7', moves: 'a5-b6', end: { score: '1-0', said: 'White wins: Black has no legal move.', article: '001:6.1.2' } },
  'russian-1953': { position: 'B:Bh4,f4:Wh2', moves: 'h4-g3', end: { score: '0-1', said: 'Black wins: White has no legal move.', article: '002:§15a' } },
  'hundred-1953': { position: 'W:W28:B23', moves: '28:19', end: noPiece('002:§30') },
  home: { position: 'W:Wc3:Bd4', moves: 'c3:e5', end: noPiece('003:16') },
  'home-next': { position: 'W:WKa1:Bc3', moves: 'a1:d4', end: noPiece('003:16') },
  'home-continue': { position: 'W:Wd6:Be7,g7', moves: 'd6:f8:h6', end: noPiece('003:16') },
  'home-next-continue': { position: 'W:Wd6:Be7,g7', moves: 'd6:f8:h6', end: noPiece('003:16') },
  chess: { position: '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', moves: 'a1-a8', end: checkmate('004:C28') },
  'chess-leaflet': { position: '6k1/4Pppp/8/8/8/8/8/4K3 w - - 0 1', moves: 'e7-e8=queen', end: checkmate('004:C28') },
};

/** The game in the list of finished ones, with its score; and the article that ended it. */
async function isKept(visitor, game, { score, article }) {
  const { page } = visitor;
  await page.locator('#status a.article').click();
  await expect(page).toHaveURL((url) => decodeURI(url.pathname) === `/rules/${article}`);
  await expect(page.locator('main .where')).toContainText(article.split(':')[1]);
  await page.goto('/games');
  await expect(page.locator(`.lines li:has(a[href="${game}"])`)).toContainText(score);
}

test('every rule set that the house has is played here', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/');
  const offered = await page.locator('select[name=rules] option').evaluateAll((options) => options.map(({ value }) => value));
  expect(offered.toSorted()).toEqual(Object.keys(NEAR).toSorted());
});

for (const [rules, { position, moves, end }] of Object.entries(NEAR)) {
  test(`to the end by clicks: ${rules}`, async ({ visit }) => {
    const visitor = await visit();
    const game = await visitor.begin({ opponent: 'screen', rules, position });
    for (const move of moves.split(' ')) {
      const [squares, becomes] = move.split('=');
      await visitor.play(squares, becomes);
    }
    await visitor.seesEnd(end);
    await isKept(visitor, game, end);
  });
}

/** Whole games, at random; the seeds are of games that end soon. */
const WHOLE = {
  international: { seed: 1915, end: { score: '0-1', said: 'Black wins: White has no legal move.', article: '000:7.2.2' } },
  russian: { seed: 2416, end: { score: '1-0', said: 'White wins: Black has no legal move.', article: '001:6.1.2' } },
  chess: { seed: 2949, end: checkmate('004:C28') },
};
const MOST_PLIES = 120;
/** The server takes five acts a second of one page. */
const LEAST_MS = 220;

/** What can be played, as the page has it, with the squares to click. */
const choices = (page) =>
  page.locator('peatee-board').evaluate(({ position }) => position.legal.map(({ paths: [path], promotes }) => ({ path, promotes })));

/** Clicks one of the moves that the page offers, square by square, until it is made. */
async function clickThrough(page, { path, promotes }, turn) {
  for (const [i, square] of path.entries()) {
    const { x, y } = await middle(page, square);
    if (i > 0) await expect(page.locator(`[data-square="${square}"][role=gridcell]`)).toHaveClass(/target/);
    await page.mouse.click(x, y);
    if (promotes && i > 0) await page.getByRole('dialog').getByRole('button', { name: `${turn} ${promotes}` }).click();
    const isMade = await page.locator('peatee-board').evaluate((board) => board.path.length === 0);
    if (isMade) return;
  }
  // Another capture would go on from here.
  const { x, y } = await middle(page, path.at(-1));
  await page.mouse.click(x, y);
}

for (const [rules, { seed, end }] of Object.entries(WHOLE)) {
  test(`a whole game by clicks: ${rules}`, async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const game = await visitor.begin({ opponent: 'screen', rules });
    const dice = new Dice(seed);
    for (let plies = 0; plies < MOST_PLIES; plies += 1) {
      const legal = await choices(page);
      if (legal.length === 0) break;
      const paced = page.waitForTimeout(LEAST_MS);
      await clickThrough(page, legal[dice.below(legal.length)], plies % 2 ? 'black' : 'white');
      await expect(visitor.moves).toHaveCount(plies + 1);
      await paced;
    }
    await visitor.seesEnd(end);
    await isKept(visitor, game, end);
  });
}
