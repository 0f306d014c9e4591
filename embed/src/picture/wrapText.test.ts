import fc from 'fast-check';

import { wrapText } from './wrapText';

/** Every character is one wide. */
const wrap = (text: string, maxWidth: number) => wrapText(text, maxWidth, (part) => part.length);

it('breaks at line ends, between words, and inside words that are wider than a line', () => {
  expect(wrap('Thank you\nall', 20)).toEqual(['Thank you', 'all']);
  expect(wrap('Thank you all', 10)).toEqual(['Thank you ', 'all']);
  expect(wrap('Woodlandtrust grows', 8)).toEqual(['Woodland', 'trust ', 'grows']);
});

it('keeps empty lines and blanks, which colour an area', () => {
  expect(wrap('\n\n', 5)).toEqual(['', '', '']);
  expect(wrap(' ', 5)).toEqual([' ']);
});

it('lets blanks hang at a line’s end', () => {
  expect(wrap('Thank   you', 5)).toEqual(['Thank   ', 'you']);
});

it('loses nothing, and no line is too wide but for a single character', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 1, max: 12 }), (text, width) => {
      const lines = wrap(text, width);
      expect(lines.join('')).toBe(text.replaceAll('\n', ''));
      for (const line of lines) expect(line.trimEnd().length).toBeLessThanOrEqual(width);
    }),
  );
});
