// A competition in the browser: its file goes up, everybody sees the page, a result is entered, and the file comes down.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './visit.js';

const FROZEN = join(import.meta.dirname, '../../../crates/cli/tests/frozen/v1/events');
const PASSWORD = 'birch and tar and amber';

const file = (name) => join(FROZEN, `${name}.peatee`);

async function account({ context }, name) {
  const registered = await context.request.post('/register', { form: { name, password: PASSWORD, again: PASSWORD } });
  expect(registered.ok(), await registered.text()).toBe(true);
}

/** Uploads a file by the form; the address of the competition. */
async function upload({ page }, name) {
  await page.goto('/events');
  await page.getByLabel('Event file').setInputFiles(file(name));
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.waitForURL(/\/events\/\w+$/);
  return new URL(page.url()).pathname;
}

test('a competition is uploaded, seen by everybody, gone on with, and downloaded', async ({ visit }) => {
  const [owner, guest] = [await visit(), await visit()];
  await guest.page.goto('/events');
  await expect(guest.page.locator('main')).toContainText('No competition is under way.');
  await account(owner, 'Mari Tamm');
  const event = await upload(owner, 'swiss-under-way');
  await expect(owner.page.getByRole('heading', { level: 1 })).toHaveText('Open of the hills');

  // Everybody finds it in the list, and a row says why it stands before the next.
  await guest.page.goto('/events');
  await guest.page.getByRole('link', { name: 'Open of the hills' }).click();
  await expect(guest.page).toHaveURL(new RegExp(`${event}$`));
  await expect(guest.page.locator('#round .pairs li')).toHaveCount(4);
  await expect(guest.page.locator('#desk')).toHaveCount(0);
  await expect(guest.page.getByRole('button', { name: /Board|Game/ })).toHaveCount(0);
  const first = guest.page.locator('#standings details').first();
  await first.locator('summary').click();
  await expect(first.locator('.why')).toContainText('This decides:');
  await guest.page.locator('.stops a').first().click();
  await expect(guest.page).toHaveURL(/round=1/);
  await expect(guest.page.locator('#round h2')).toContainText('Round 1');

  // A result, entered once.
  await expect(owner.page.locator('#round .live')).toContainText('games open');
  await owner.page.getByRole('button', { name: /^Game 3\.1: 1:0/ }).click();
  await expect(owner.page.getByRole('status')).toHaveText('Result of game 3.1 entered: 1:0.');
  await expect(owner.page.locator('#board-1 .score')).toHaveText('1:0');
  await guest.page.goto(event);
  await expect(guest.page.locator('#board-1 .score')).toHaveText('1:0');

  // Points are taken away for a reason only, and the form is kept.
  const board = owner.page.locator('#board-2');
  await board.getByText('Other result').click();
  await board.getByLabel(/Result/).selectOption('0-0');
  owner.expected = /\b409\b/;
  await board.getByRole('button', { name: 'Enter', exact: true }).click();
  const alert = owner.page.getByRole('alert');
  await expect(alert).toContainText('takes points away');
  await expect(alert).toContainText('(002:§41i)');
  await expect(board.getByLabel(/Result/)).toHaveValue('0-0');
  await board.getByLabel('Reason').fill('quarrel');
  await board.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(owner.page.locator('#board-2 .score')).toHaveText('0:0');

  // The file: what was uploaded, and three lines behind it.
  const [download] = await Promise.all([
    owner.page.waitForEvent('download'),
    owner.page.getByRole('link', { name: 'Download the event file' }).click(),
  ]);
  const [before, after] = [readFileSync(file('swiss-under-way'), 'utf8'), readFileSync(await download.path(), 'utf8')];
  expect(after.startsWith(before)).toBe(true);
  const added = after.slice(before.length).trimEnd().split('\n');
  expect(added.map((line) => line.split(' | ')[1])).toEqual(['Mari Tamm', 'Mari Tamm', 'Mari Tamm']);

  // Another file parts from it, and is offered as a new competition.
  await owner.page.getByLabel('Event file').setInputFiles(file('knockout'));
  await owner.page.getByRole('button', { name: 'Upload' }).click();
  await expect(alert).toContainText('Line 2 of the file');
  await alert.getByRole('link', { name: 'Upload it as a new competition' }).click();
  await expect(owner.page.getByLabel('Event file')).toBeVisible();
});

test('the competition pages work without scripts and by keyboard', async ({ visit }) => {
  const owner = await visit({ javaScriptEnabled: false });
  await account(owner, 'Jaan Kask');
  const event = await upload(owner, 'round-robin-adjourned');
  const { page } = owner;
  await page.locator('#standings summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#standings .why').first()).toBeVisible();
  await page.locator('#round .entry button').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('entered');
  await page.goto(`${event}/documents/standings`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Standings');
});
