import { defaultItem } from 'shared-kernel/model';
import type { ItemId } from 'shared-kernel/model';

import { frameAt } from './frameAt';

const id = (name: string) => name as ItemId;

const timeline = {
  items: [
    { item: defaultItem(id('first'), 0), atSeconds: 0.5 },
    { item: defaultItem(id('second'), 1), atSeconds: 2.5 },
  ],
  endSeconds: 4,
};

describe('frames', () => {
  it.each([
    [0, [], false],
    [499, [], false],
    [500, [['first', 0]], false],
    [2499, [['first', 1999]], false],
    [
      2500,
      [
        ['first', 2000],
        ['second', 0],
      ],
      false,
    ],
    [
      4000,
      [
        ['first', 3500],
        ['second', 1500],
      ],
      true,
    ],
  ])('[P1] at %i ms', (timeMs, shown, ended) => {
    const frame = frameAt(timeline, timeMs);
    expect([...frame.shown]).toEqual(shown);
    expect(frame.ended).toBe(ended);
  });
});
