// A game is adjourned with a sealed move and resumed after the server was started anew.

import { LOST, expect, test, two } from './visit.js';

/** Everything that a page hears from the server from now on. */
function overhear(page) {
  const heard = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

test('a sealed move stays in its envelope over a restart', async ({ visit, house }) => {
  const { white, black, game } = await two(visit, { control: '1800+30' });
  for (const player of [white, black]) player.expected = LOST;
  await white.play('32-28');
  await black.play('19-23');

  // Agreed, and sealed on the board.
  await white.press('adjourn');
  await expect(black.status).toContainText('White asks to adjourn the game.');
  await black.press('adjourn-allow');
  await expect(white.status).toContainText('Seal your move');
  await expect(black.status).toContainText('a move is being sealed');
  await black.page.reload();
  await black.atBoard();
  const heard = overhear(black.page);
  await white.tries('28-19');
  await expect(white.status).toContainText('28x19 is not sealed yet');
  await white.press('seal-yes');

  // The other sees that there is one, and nothing of it.
  const nothing = async () => {
    for (const player of [white, black]) {
      await expect(player.status).toContainText('The game is adjourned.');
      await expect(player.status).toContainText('White has sealed move 2.');
      await expect(player.moves).toHaveText(['32-28', '19-23']);
    }
    await expect(black.page.locator('body')).not.toContainText('28x19');
    expect(heard.filter((frame) => /28x19|"28","19"/.test(frame))).toEqual([]);
    const protocol = await black.context.request.get(`${game}/pdn`);
    expect(await protocol.text()).not.toMatch(/28x19/);
  };
  await black.page.reload();
  await black.atBoard();
  await nothing();

  // The sealer is given the receipt, and nobody else (decision 0013).
  await expect(white.page.getByRole('link', { name: 'Receipt of your sealed move' })).toBeVisible();
  const receipt = await white.context.request.get(`${game}/receipt`);
  expect(await receipt.text()).toMatch(/^[0-9a-f]{64} 28x19\n$/);
  await expect(black.page.locator('#receipt')).toBeHidden();
  expect((await black.context.request.get(`${game}/receipt`)).status()).toBe(404);

  await house.restart();
  for (const player of [white, black]) await player.isLive();
  await nothing();

  // Nobody resumes alone.
  await black.press('resume');
  await expect(black.status).toContainText('You have proposed to resume now.');
  await expect(black.status).toContainText('The game is adjourned.');
  await expect(white.status).toContainText('Your opponent proposes to resume now.');

  // Resumed: the envelope is opened, and the move stands on both boards.
  await white.press('resume-accept');
  for (const player of [white, black]) {
    await expect(player.moves).toHaveText(['32-28', '19-23', '28x19']);
    await expect(player.page.locator('.piece:not(.taken)')).toHaveCount(39);
  }
  await expect(black.status).toContainText('Your move.');
  await black.play('14-23');
  await expect(white.moves).toHaveCount(4);
});

/** Adjourned with a text sealed by White. */
async function adjourn(white, black, text, { isSlip = false } = {}) {
  await white.press('adjourn');
  await black.press('adjourn-allow');
  await white.page.getByLabel('Sealed move').fill(text);
  await white.page.getByRole('button', { name: 'Seal', exact: true }).click();
  if (isSlip) {
    await expect(white.page.locator('#refusal')).toContainText('This is not a legal move.');
    await white.press('seal-yes');
  }
  for (const player of [white, black]) await expect(player.status).toContainText('The game is adjourned.');
}

test('found 7 C.1: a request to adjourn can be declined', async ({ visit }) => {
  const { white, black } = await two(visit, { control: '1800+30' });
  await white.press('adjourn');
  await black.press('adjourn-decline');
  await expect(white.status).toContainText('Black does not agree to adjourn the game.');
  await white.play('32-28');
});

test('found 7 C.1: a time of resumption needs both', async ({ visit }) => {
  const { white, black, game } = await two(visit, { control: '1800+30' });
  await adjourn(white, black, '32-28');
  const soon = new Date(Date.now() + 2 * 3600_000);
  const local = new Date(soon.getTime() - soon.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  await white.page.getByLabel('Resume on').fill(local);
  await white.page.getByRole('button', { name: 'Propose this time' }).click();
  await expect(white.status).toContainText('You have proposed to resume on');
  await expect(black.status).toContainText('Your opponent proposes to resume on');
  await black.press('resume-decline');
  await expect(white.status).not.toContainText('You have proposed');
  await white.page.getByRole('button', { name: 'Propose this time' }).click();
  await black.press('resume-accept');
  for (const player of [white, black]) await expect(player.status).toContainText('The game will be resumed on');
  const sheet = await (await black.context.request.get(`${game}/sheet`)).text();
  expect(sheet).not.toContain('The judge');
});

test('found 7 C.1: the opponent chooses what a slip of the pen stands for', async ({ visit }) => {
  const { white, black } = await two(visit, { control: '1800+30', rules: 'russian-1953', position: 'W:WKa1:Bc7,a7' });
  await adjourn(white, black, 'a1-f8', { isSlip: true });
  await white.press('resume');
  await black.press('resume-accept');
  await expect(black.status).toContainText('Choose the move it stands for');
  await expect(white.status).toContainText('Your sealed move is in doubt');
  await black.page.locator('#answers').getByRole('button', { name: 'a1-h8' }).click();
  await expect(white.moves).toHaveText(['a1-h8']);
  await expect(black.status).toContainText('Your move.');
});
