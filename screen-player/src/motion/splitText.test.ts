import fc from 'fast-check';
import { DEFAULT_MOTION } from 'shared-kernel/model';

import { anItem } from '../testing/aScreen';
import { motionDurationMs, motionOf } from './motionOf';
import { partStartMs, splitOf, wordsOf } from './splitText';

const someText = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom('Hi', ' ', '\n', 'שלום', 'مرحبا', '👩‍👩‍👧', '£1,250.', '-'))
    .map((parts) => parts.join('')),
);

const split = (text: string, by: 'words' | 'lines') =>
  anItem('one', {
    text,
    animation: 'fade',
    motion: { ...DEFAULT_MOTION, split: by, stagger: 0.1, duration: 0.5 },
  });

it('[P33] the words of a text are the whole of it, at most 40, and no blank stands alone', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        someText,
        fc.array(someText, { minLength: 60 }).map((all) => all.join(' ')),
      ),
      (text) => {
        const words = wordsOf(text);
        if (text.trim() !== '') expect(words.join('')).toBe(text);
        expect(words.length).toBeLessThanOrEqual(40);
        for (const word of words) expect(word.trim()).not.toBe('');
      },
    ),
  );
});

it('[P33] parts begin one after the other within the time that the text alone tells', () => {
  fc.assert(
    fc.property(
      someText,
      fc.constantFrom('words' as const, 'lines' as const),
      fc.integer({ min: 1, max: 60 }),
      (text, by, count) => {
        const parts = splitOf(split(text, by));
        if (parts === null) throw new Error('not split');
        const starts = Array.from({ length: count }, (_, index) =>
          partStartMs(parts, index, count),
        );
        expect(starts).toEqual([...starts].sort((one, other) => one - other));
        expect(starts.at(-1)).toBeLessThanOrEqual(parts.spanMs + 1e-6);
        expect(starts[1] ?? 0).toBeLessThanOrEqual(100);
      },
    ),
  );
});

it('[P31] [P33] the duration is that of each part', () => {
  expect(motionDurationMs(motionOf(split('Thank you all', 'words')))).toBe(700);
  expect(motionDurationMs(motionOf({ ...split('Thank you all', 'words'), type: 'image' }))).toBe(
    500,
  );
  expect(motionOf({ ...split('Thank you', 'words'), animation: 'typewriter' }).split).toBeNull();
});
