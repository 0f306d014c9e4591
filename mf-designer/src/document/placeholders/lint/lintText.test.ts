import { asId, type SearchId } from 'shared-kernel/model';
import { PLACEHOLDER_ERROR, fillText } from 'evaluation';
import { aField, aSearch } from 'shared-kernel/testing';
import fc from 'fast-check';

import { spliced } from '../spliced';
import { lintText } from './lintText';

const SUPPORTERS = 200;
const year = {
  fields: [
    aField({ name: 'First Name', count: 150 }),
    aField({ name: 'Town', count: SUPPORTERS }),
    aField({ name: "O'Neil fund", type: 'donation', count: SUPPORTERS }),
    aField({ name: 'Events', type: 'number', count: SUPPORTERS }),
    aField({ name: 'Joined', type: 'date', count: SUPPORTERS }),
  ],
  searches: [aSearch({ id: asId<SearchId>('s1'), name: 'Beach walkers' })],
};
const lint = (text: string) => lintText(text, year, SUPPORTERS);
const codes = (text: string) => lint(text).map(({ code }) => code);

/** The text after every mend, one after another. */
function mended(text: string): string {
  const finding = lint(text).find(({ mend }) => mend !== null);
  if (finding?.mend == null) return text;
  return spliced(text, finding.from, finding.to, finding.mend.replacement);
}

it.each([
  'Thank you!',
  'Dear {field|First Name|0|none|friend}',
  '{field|Town|20|none|}',
  '{field|Events|0|numberOfTimes|}',
  "{field|O'Neil fund|0|moneyPounds|}",
  '{search|s1|0||}',
  '{field|First Name|0|none|a “dear” friend’s}',
  'He said “hello” to O’Neil | and left',
])('[S45] finds nothing in "%s"', (text) => {
  expect(lint(text)).toEqual([]);
});

it.each([
  ['Dear {First name}', 'malformed', 'Dear {field|First Name|0|none|}'],
  ['{field|Town}', 'malformed', '{field|Town|0|none|}'],
  ['{field|Town|here}', 'malformed', '{field|Town|0|none|here}'],
  ['{field|Town|5|none|a|b}', 'malformed', '{field|Town|5|none|a b}'],
  ['a {smile} b', 'malformed', 'a smile b'],
  ['{}', 'malformed', ''],
  ['{field｜Town｜0｜none｜here}', 'typographic', '{field|Town|0|none|here}'],
  ['｛field|Town|0|none|here｝', 'typographic', '{field|Town|0|none|here}'],
  ['“field|Town|0|none|here”', 'typographic', '{field|Town|0|none|here}'],
  ['a { b', 'loneBrace', 'a  b'],
  ['a } b', 'loneBrace', 'a  b'],
  ['{Field|Town|0|none|x}', 'unknownSource', '{field|Town|0|none|x}'],
  ['{field|Frist Name|0|none|x}', 'unknownField', '{field|First Name|0|none|x}'],
  ['{field|“First Name”|0|none|x}', 'unknownField', '{field|First Name|0|none|x}'],
  ['{field|O’Neil fund|0|none|x}', 'unknownField', "{field|O'Neil fund|0|none|x}"],
  ['{search|beach walker|0|none|x}', 'unknownSearch', '{search|s1|0|none|x}'],
  ['{field|Town|0|shout|x}', 'formatUnknown', '{field|Town|0|none|x}'],
  ['{field|Town|0|moneyPounds|x}', 'formatUnfit', '{field|Town|0|none|x}'],
  ['{field|Joined|0|numberOfTimes|x}', 'formatUnfit', '{field|Joined|0|none|x}'],
  ['{search|s1|0|moneyEuros|x}', 'formatUnfit', '{search|s1|0|numberOfTimes|x}'],
  ['{field|Events|5|none|x}', 'truncateUnfit', '{field|Events|0|none|x}'],
  ['{field|Town|many|none|x}', 'truncateInvalid', '{field|Town|0|none|x}'],
  ['{field|Town|80|none|x}', 'truncateInvalid', '{field|Town|50|none|x}'],
  ['{field|Town|0|none|“here”}', 'quotedFallback', '{field|Town|0|none|here}'],
  ['{search|s1|0|none|„nie“}', 'quotedFallback', '{search|s1|0|none|nie}'],
  ['{field|Town|0|none| "here"}', 'quotedFallback', '{field|Town|0|none|here}'],
])('[S45] "%s" is %s, and mends to "%s"', (text, code, after) => {
  expect(codes(text)).toEqual([code]);
  expect(mended(text)).toBe(after);
});

it('[S103] says which numbers singular and plural have no words for, in the language of the year', () => {
  const plural = '{search|s1|0|plural;one=# petition;other=# petitions|x}';
  expect(lint(plural)).toEqual([]);
  expect(lint('{search|s1|0|plural;one=# petition|x}')).toMatchObject([
    {
      code: 'pluralIncomplete',
      message: expect.stringContaining('0, 2, 3 …') as string,
      mend: null,
    },
  ]);
  expect(lintText(plural, { ...year, language: 'pl' }, 200)).toMatchObject([
    { code: 'pluralIncomplete' },
  ]);
  expect(codes('{field|Town|0|plural;one=#a;other=#b|x}')).toEqual(['formatUnfit']);
  expect(codes('{search|s1|0|plural;several=#|x}')).toEqual(['formatUnknown']);
});

it('[S45] counts who would see nothing for want of a fallback', () => {
  expect(lint('{field|First Name|0|none|}')).toMatchObject([
    {
      code: 'noFallback',
      message: expect.stringContaining('empty for 50 of 200 supporters') as string,
    },
  ]);
});

it('[S45] offers no name where none is near', () => {
  expect(lint('{field|Shoe size|0|none|x}')).toMatchObject([{ code: 'unknownField', mend: null }]);
  expect(lint('{page|Town|0|none|x}')).toMatchObject([{ code: 'unknownSource', mend: null }]);
});

it('[S45] judges no names and fill rates that it does not know', () => {
  expect(lintText('{field|Nobody|0|none|}{search|gone|0|none|}', null, 0)).toEqual([]);
  expect(lintText('{field|First Name|0|none|}', year, 0)).toEqual([]);
});

const writing = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '{',
        '}',
        '|',
        'field',
        'search',
        'Town',
        's1',
        '0',
        'none',
        '“',
        '”',
        '｜',
        ' ',
      ),
      fc.string({ maxLength: 3, unit: 'grapheme' }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

it('[S45] finds malformed braces exactly where the engine gives up', () => {
  const nothing = { field: () => null, search: () => null };
  fc.assert(
    fc.property(writing, (text) => {
      const broken = lint(text).some(
        ({ code, severity }) =>
          code === 'malformed' || (code === 'typographic' && severity === 'error'),
      );
      expect(broken).toBe(fillText(text, nothing) === PLACEHOLDER_ERROR);
    }),
  );
});

it('[S46] mending what can be mended comes to an end', () => {
  fc.assert(
    fc.property(writing, (text) => {
      let [before, after] = [text, mended(text)];
      for (let steps = 0; before !== after && steps < 100; steps += 1) {
        [before, after] = [after, mended(after)];
      }
      expect(after).toBe(before);
    }),
  );
});
