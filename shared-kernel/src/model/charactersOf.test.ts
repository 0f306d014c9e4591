import fc from 'fast-check';
import { charactersOf } from './charactersOf';

const { Segmenter } = Intl;
const segmentsOf = (text: string): string[] =>
  Array.from(
    new Segmenter('en', { granularity: 'grapheme' }).segment(text),
    ({ segment }) => segment,
  );

/** Signs of every kind, so that what joins what is met often. */
const texts = fc.string({
  unit: fc.oneof(
    fc.integer({ min: 0, max: 0x24ff }).map((code) => String.fromCharCode(code)),
    fc.constantFrom('\r', '\n', '\u00ad', '\u0301', '\u200d', '\ufe0f', '#', 'é', '💚', '👍🏽', '🇬🇧'),
  ),
});

it('never splits a character, whatever is beside it', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(charactersOf(text)).toEqual(segmentsOf(text));
    }),
    { numRuns: 2000 },
  );
});

it.each(['', 'Dear Anna,\nyou gave £1,250.50!', 'Zażółć gęślą jaźń', 'Дякуємо – “щиро”', '20 €…'])(
  'splits %j without asking the browser',
  (text) => {
    const asked = jest.spyOn(Segmenter.prototype, 'segment');
    expect(charactersOf(text)).toEqual(Array.from(text));
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  },
);

describe('in a browser without a segmenter', () => {
  beforeAll(() => void Reflect.deleteProperty(Intl, 'Segmenter'));
  afterAll(() => void Object.assign(Intl, { Segmenter }));

  it.each(['plain', 'é\u0301x', '💚x', '👩‍👩‍👧x', '👍🏽ok', '🇬🇧🇳🇱', '❤️!', 'a\nb', '', '\u0301a'])(
    'splits %j as the others do',
    (text) => {
      expect(charactersOf(text)).toEqual(segmentsOf(text));
    },
  );
});
