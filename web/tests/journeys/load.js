// How a page comes in: what it weighs, when its board can be used, what jumps meanwhile.

/** Counts what moves on its own while a page comes in. */
const watchShifts = () => {
  window.shifted = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const parts = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName ?? '?'}.${node?.className ?? ''} from ${previousRect.y} (${previousRect.height}) to ${currentRect.y} (${currentRect.height})`,
      );
      if (!entry.hadRecentInput) window.shifted.push({ value: entry.value, parts });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/**
 * Loads a page with nothing in the cache.
 *
 * @returns {Promise<{bytes: number, requests: number, usable: number, shifted: number, parts: string[]}>} `usable`: milliseconds until a
 *   piece can be picked up
 */
export async function load(page, path) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let [bytes, requests] = [0, 0];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  session.on('Network.webSocketFrameReceived', ({ response }) => (bytes += response.payloadData.length));
  await page.addInitScript(watchShifts);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('peatee-board .piece.own') !== null);
  const usable = await page.evaluate(() => performance.now());
  await page.waitForLoadState('load');
  // Two frames, so that what the last change moved is counted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
  const shifts = await page.evaluate(() => window.shifted);
  const shifted = shifts.reduce((sum, { value }) => sum + value, 0);
  return { bytes, requests, usable, shifted, parts: shifts.flatMap(({ parts }) => parts) };
}
