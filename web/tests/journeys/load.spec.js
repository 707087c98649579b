// The game page comes in whole: small, and without a jump.

import { load } from './load.js';
import { expect, test } from './visit.js';

const MOST_BYTES = 90_000;

for (const [width, height] of [[360, 740], [1366, 768]]) {
  for (const wishes of [{ control: '1800+30' }, { rules: 'chess' }]) {
    test(`nothing jumps while the page loads: ${wishes.rules ?? 'timed'}, ${width} px`, async ({ visit }) => {
      const visitor = await visit({ viewport: { width, height } });
      const { bytes, shifted, parts } = await load(visitor.page, await visitor.ask(wishes));
      expect(shifted, parts.join(', ')).toBeLessThan(0.001);
      expect(bytes).toBeLessThan(MOST_BYTES);
    });
  }
}
