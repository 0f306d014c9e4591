import fc from 'fast-check';
import { localeOf, STORY_LANGUAGES } from 'shared-kernel/model';

import { countedText, counting } from './countedText';
import { typing } from './typedText';

describe('typewriter', () => {
  it('[P19] types one character each 50 ms and keeps the room of the rest', () => {
    expect(typing('Hello').textAt(0)).toMatchObject({ shown: '', awaited: 'Hello' });
    expect(typing('Hello').textAt(99)).toMatchObject({ shown: 'H', awaited: 'ello' });
    expect(typing('Hello').textAt(100)).toMatchObject({ shown: 'He', awaited: 'llo' });
    expect(typing('Hello').textAt(250)).toMatchObject({ shown: 'Hello', awaited: '' });
  });

  it('[P19] never splits a character in two', () => {
    expect(typing('💚x').textAt(50)).toMatchObject({ shown: '💚', awaited: 'x' });
    expect(typing('👩‍👩‍👧x').textAt(50)).toMatchObject({ shown: '👩‍👩‍👧', awaited: 'x' });
    expect(typing('💚x').durationMs).toBe(100);
  });
});

describe('typewriter in a browser without a segmenter', () => {
  const { Segmenter } = Intl;
  beforeAll(() => void Reflect.deleteProperty(Intl, 'Segmenter'));
  afterAll(() => void Object.assign(Intl, { Segmenter }));

  it.each(['plain', 'é\u0301x', '💚x', '👩‍👩‍👧x', '👍🏽ok', '🇬🇧🇳🇱', '❤️!', 'a\nb', '', '\u0301a'])(
    '[P19] types the whole of %j, never half of a character',
    (text) => {
      const known = Array.from(new Segmenter(undefined, { granularity: 'grapheme' }).segment(text));
      const typed = known.map((_, count) => typing(text).textAt(count * 50).shown);
      expect(typed).toEqual(known.map(({ index }) => text.slice(0, index)));
      expect(typing(text).textAt(known.length * 50).shown).toBe(text);
    },
  );
});

describe('count-up', () => {
  const shownAt = (text: string, elapsedMs: number) =>
    counting(text)?.textAt(elapsedMs).shown ?? text;

  it.each([
    ['£1250', '£0', '£1,250'],
    ['£1,250.50', '£0.00', '£1,250.50'],
    ['$90', '$0', '$90'],
    ['€1000000', '€0', '€1,000,000'],
    ['1500 trees', '0 trees', '1500 trees'],
    ['1,500 trees', '0 trees', '1,500 trees'],
    ['In 2026 you gave £30!', 'In 2026 you gave £0!', 'In 2026 you gave £30!'],
    ['-£5', '-£0', '-£5'],
    ['Thank you', 'Thank you', 'Thank you'],
    ['12345678901234567890', '12345678901234567890', '12345678901234567890'],
  ])('[P20] %j goes from %j to %j', (text, start, end) => {
    expect(shownAt(text, 0)).toBe(start);
    expect(shownAt(text, 2000)).toBe(end);
    expect(countedText(text)).toBe(end);
  });

  it('[P20] grows all the way within 2 s', () => {
    const amounts = [0, 400, 800, 1200, 1600, 1999].map((ms) =>
      Number(shownAt('£100000', ms).replace(/[£,]/g, '')),
    );
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
    expect(amounts[1]).toBeGreaterThan(0);
    expect(amounts[4]).toBeLessThan(100000);
  });
});

describe('count-up in a language', () => {
  const shownAt = (text: string, language: string, elapsedMs: number) =>
    counting(text, { language })?.textAt(elapsedMs).shown ?? text;

  it.each([
    ['de', '1.234,56 €', '0,00 €'],
    ['en', '€1,000,000,000.00', '€0.00'],
    ['de', 'Sie gaben 1.234 Stunden', 'Sie gaben 0 Stunden'],
    ['de', '12,5 km', '0,0 km'],
    ['nl', '€\u00a01.234,50', '€\u00a00,00'],
    ['fr', '1\u202f234,5 km', '0,0 km'],
    ['fr', '1\u00a0234 km', '0 km'],
    ['pl', '12\u00a0345,50\u00a0zł', '0,00\u00a0zł'],
    ['ar', '١٬٢٣٤٫٥', '٠٫٠'],
    ['ar', '\u200f١٬٢٣٤\u00a0€', '\u200f٠\u00a0€'],
    // As the specification's formats print, and as people write.
    ['de', '£1,250.50', '£0.00'],
    ['de', '€1250', '€0'],
    ['de', '1250.5 times', '0.0 times'],
    ['ar', '3 times', '0 times'],
    ['de', 'Danke', 'Danke'],
  ])('[P20] in %s %j begins at %j', (language, text, start) => {
    expect(shownAt(text, language, 0)).toBe(start);
    expect(shownAt(text, language, 2000)).toBe(countedText(text));
  });

  it('[P20] ends at whatever the language writes, and is never more on its way', () => {
    const style = { style: 'currency', currency: 'EUR' } as const;
    const values = fc.tuple(
      fc.constantFrom(...STORY_LANGUAGES),
      fc.integer({ min: 0, max: 10 ** 11 }).map((cents) => cents / 100),
      fc.nat(2000),
    );
    fc.assert(
      fc.property(values, ([language, value, ms]) => {
        const format = new Intl.NumberFormat(localeOf(language), style);
        const text = format.format(value);
        const numbers = (shown: string) =>
          Number(
            Array.from(shown.normalize('NFKC'), (sign) =>
              /\p{Nd}/u.test(sign) ? String((sign.codePointAt(0) ?? 0) & 15) : '',
            ).join(''),
          );
        expect(shownAt(text, language, 2000)).toBe(text);
        expect(countedText(text)).toBe(text);
        expect(numbers(shownAt(text, language, ms))).toBeLessThanOrEqual(numbers(text));
        expect(numbers(shownAt(text, language, 0))).toBe(0);
      }),
    );
  });
});
