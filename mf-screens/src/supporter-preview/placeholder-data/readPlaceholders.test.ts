import { compileYear, screensForSupporter } from 'evaluation';
import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_FIGURE,
  defaultItem,
  type Item,
  type ItemId,
  type SearchId,
} from 'shared-kernel/model';
import { A_DAY, aCondition, aField, aScreen, aSearch, aYear } from 'shared-kernel/testing';
import fc from 'fast-check';
import { fallbackWords } from './placeholderWords';
import { readPlaceholders } from './readPlaceholders';

const FIELDS = [
  aField({ name: 'First Name' }),
  aField({ name: 'Given', type: 'donation' }),
  aField({ name: 'Joined', type: 'date' }),
  aField({ name: 'Empty' }),
];
const SUPPORTER = {
  fields: {
    'First Name': ' Ann ',
    Given: 'CREDIT_SINGLE~success::1250.50',
    Joined: 'last spring',
    Empty: '  ',
    Unlisted: '12',
  },
};
const EVERYBODY = aSearch({
  id: asId<SearchId>('known'),
  name: 'Has a first name',
  conditions: [
    aCondition({
      dataType: 'field',
      fieldType: 'data',
      dataId: 'First Name',
      dataEqualsOperator: 'notEmpty',
    }),
  ],
});

const aText = (text: string, parts: Partial<Item> = {}): Item => ({
  ...defaultItem(asId<ItemId>(text || 'blank'), 1),
  text,
  ...parts,
});

function readingsOf(...items: Item[]) {
  const compiled = compileYear({
    today: A_DAY,
    year: aYear(),
    fields: FIELDS,
    searches: [EVERYBODY],
    screens: [aScreen({ content: { ...DEFAULT_CONTENT, items } })],
  });
  const [screen] = screensForSupporter(compiled, SUPPORTER);
  if (screen === undefined) throw new Error('The screen is for everybody.');
  return { readings: readPlaceholders(compiled, SUPPORTER, screen), screen };
}

/** Of a text that holds one placeholder. */
function readingOf(code: string) {
  const reading = readingsOf(aText(code)).readings[0]?.placeholders?.[0];
  if (reading === undefined) throw new Error(`${code} was not read.`);
  return reading;
}

it('tells the stored, the read and the shown value of a field', () => {
  expect(readingOf('{field|Given|0|moneyPounds|a gift}')).toEqual({
    code: '{field|Given|0|moneyPounds|a gift}',
    source: { kind: 'field', name: 'Given', type: 'donation' },
    stored: 'CREDIT_SINGLE~success::1250.50',
    value: { kind: 'number', printed: '1250.5' },
    shown: '£1,250.50',
    fallbackReason: null,
  });
});

it('names a search and tells its count', () => {
  expect(readingOf('{search|known|0|numberOfTimes|never}')).toMatchObject({
    source: { kind: 'search', name: 'Has a first name' },
    stored: null,
    value: { kind: 'count', printed: '1' },
    shown: 'once',
  });
});

it('reads every text of a number or progress', () => {
  const figure = { ...DEFAULT_FIGURE, label: '{field|First Name|0|none|}', goal: 'of 500' };
  const { readings } = readingsOf(aText('{field|Unlisted|0|none|}', { type: 'progress', figure }));
  expect(readings.map(({ text }) => text)).toEqual([
    '{field|Unlisted|0|none|}',
    '{field|First Name|0|none|}',
  ]);
});

it('reads a field that is not in the list through its value', () => {
  expect(readingOf('{field|Unlisted|0|none|x}')).toMatchObject({
    source: { kind: 'field', type: null },
    value: { kind: 'number', printed: '12' },
    fallbackReason: null,
  });
});

it.each([
  ['{field|Empty|0|none|friend}', 'nothingStored', /Nothing is stored/],
  ['{field|Joined|0|none|friend}', 'unreadable', /cannot be read as a date/],
  ['{field|Gone|0|none|friend}', 'unknownField', /no field of this name/],
  ['{search|gone|0|none|friend}', 'unknownSearch', /no longer exists/],
  ['{page|Given|0|none|friend}', 'unknownSource', /neither/],
] as const)('says why %s shows its fallback: %s', (code, reason, words) => {
  const reading = readingOf(code);
  expect(reading).toMatchObject({ value: null, shown: 'friend', fallbackReason: reason });
  expect(fallbackWords(reason, reading)).toMatch(words);
});

it('leaves out texts without placeholders and items that are hidden', () => {
  const hidden = aText('{field|Given|0|none|x}', {
    conditions: [
      aCondition({
        dataType: 'field',
        fieldType: 'data',
        dataId: 'Empty',
        dataEqualsOperator: 'notEmpty',
      }),
    ],
  });
  const { readings } = readingsOf(
    aText('Thank you'),
    hidden,
    aText('Dear {field|First Name|0|none|x}'),
  );
  expect(readings).toEqual([
    expect.objectContaining({ text: 'Dear {field|First Name|0|none|x}', filled: 'Dear Ann' }),
  ]);
});

it('says when a text cannot be parsed', () => {
  expect(readingsOf(aText('Dear {First Name}')).readings).toEqual([
    expect.objectContaining({ filled: 'ERROR - check code', placeholders: null }),
  ]);
});

it('tells for any placeholders exactly what the player shows', () => {
  const name = fc.constantFrom('First Name', 'Given', 'Joined', 'Empty', 'Gone', 'known');
  const code = fc
    .tuple(
      fc.constantFrom('field', 'search', 'page'),
      name,
      fc.nat({ max: 5 }),
      fc.constantFrom('none', 'moneyEuros', 'numberOfTimes'),
      fc.constantFrom('', 'x', 'friend'),
    )
    .map((parts) => `{${parts.join('|')}}`);
  fc.assert(
    fc.property(fc.array(code, { minLength: 1, maxLength: 5 }), (codes) => {
      const { readings, screen } = readingsOf(aText(codes.join(' ')));
      const shown = readings[0]?.placeholders?.map((reading) => reading.shown).join(' ');
      expect(shown).toBe(screen.content.items[0]?.text);
      expect(readings[0]?.filled).toBe(shown);
    }),
  );
});
