// The program itself: it opens, and stops when it is told to.

import { House } from './house.js';
import { expect, test } from './visit.js';

test('the house stops in peace as soon as it has said where it is', async () => {
  for (let times = 0; times < 5; times += 1) {
    const house = new House();
    await house.open();
    // It would say so if it had been killed.
    await house.close();
    expect(house.complaints).toBe('');
    house.remove();
  }
});
