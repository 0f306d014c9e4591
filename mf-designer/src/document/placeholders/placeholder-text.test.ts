import { parseText } from 'evaluation';
import fc from 'fast-check';

import { endOfChange } from './endOfChange';
import { codeOf, truncateLength } from './placeholderParts';
import { splitText } from './splitText';
import { anyText } from './testing/anyText';

it('[S40] the stretches of a text are the text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const segments = splitText(text);
      expect(segments.map(({ code }) => code).join('')).toBe(text);
      expect(segments.every(({ from, to, code }) => text.slice(from, to) === code)).toBe(true);
    }),
  );
});

it('[S40] stretches are what the engine reads', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const segments = splitText(text);
      const parsed = parseText(text)?.filter((part) => part !== '') ?? null;
      if (parsed === null) {
        expect(segments.some(({ kind }) => kind === 'malformed')).toBe(true);
        return;
      }
      expect(
        segments.map((segment) => {
          if (segment.kind !== 'placeholder') return segment.code;
          const { parts } = segment;
          return { ...parts, truncate: truncateLength(parts.truncate) };
        }),
      ).toEqual(parsed);
    }),
  );
});

it('[S40] parts make the code they were read from', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const segment of splitText(text)) {
        if (segment.kind === 'placeholder') expect(codeOf(segment.parts)).toBe(segment.code);
      }
    }),
  );
});

it.each([
  ['', 'new', 3],
  ['Dear friend', 'Dear old friend', 9],
  ['Dear old friend', 'Dear friend', 5],
  ['same', 'same', 4],
  ['aaa', 'aa', 2],
  ['one', 'two', 3],
])('[S48] from "%s" to "%s" the change ends at %i', (before, after, end) => {
  expect(endOfChange(before, after)).toBe(end);
});
