import { leastRoom, tagsThatFit } from './tagsThatFit';

const line = { widths: [40, 60, 50], gap: 4 };

it.each([
  [158, 3],
  // The third would fit alone, but not all three.
  [157, 2],
  [144, 2],
  [143, 1],
  [80, 1],
  // The first is cut rather than left out.
  [10, 1],
])('in %d px stand %d of three', (room, count) => {
  expect(tagsThatFit(line, room)).toBe(count);
});

it('counts none where there are none, and all where nothing is laid out', () => {
  expect(tagsThatFit({ widths: [], gap: 4 }, 0)).toBe(0);
  expect(tagsThatFit({ widths: [0, 0], gap: 0 }, 0)).toBe(2);
});

it('needs room for the first, and for what says how many more there are', () => {
  expect(leastRoom(line)).toBe(80);
  expect(leastRoom({ widths: [40], gap: 4 })).toBe(40);
});
