// A hand at the board: where squares are in the window, and clicks on them.

/** The square as it is read aloud. */
export const cell = (page, square) => page.locator(`[role=gridcell][data-square="${square}"]`);
/** The piece that stands on a square. */
export const man = (page, square) => page.locator(`.piece:not(.taken)[data-square="${square}"]`);

/** The middle of a square in the window. */
export async function middle(page, square) {
  const box = await cell(page, square).locator('.square').boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function clickSquare(page, square) {
  const { x, y } = await middle(page, square);
  await page.mouse.click(x, y);
}
