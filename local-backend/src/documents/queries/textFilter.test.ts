import fc from 'fast-check';
import { fieldAt } from '../paths/fieldPath';
import { encodeDocument, type StoredDocument } from '../storedDocument';
import { doubleValue, type FirestoreValue } from '../values/value';
import { filterMatches } from './filterMatches';
import type { FieldOperator, Filter } from './query';
import { textFilterOf } from './textFilter';

const list = (values: readonly FirestoreValue[]): FirestoreValue => ({ arrayValue: { values } });
const number = fc.oneof(fc.integer({ min: -2, max: 2 }), fc.constantFrom(2 ** 53, 2 ** 53 + 2));
const scalar: fc.Arbitrary<FirestoreValue> = fc.oneof(
  fc.constantFrom<FirestoreValue>({ nullValue: null }, { doubleValue: 'NaN' }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  number.map((one) => ({ integerValue: String(one) })),
  fc.constant<FirestoreValue>({ integerValue: '9007199254740993' }),
  fc.oneof(number, fc.constantFrom(-0, 0.5)).map(doubleValue),
  fc.constantFrom('', 'a', '"', '\\', 'é\u{1f600}', '\u2028').map((stringValue) => ({
    stringValue,
  })),
  fc.constantFrom('MQ==', '').map((bytesValue) => ({ bytesValue })),
);
const value = fc.oneof(
  { weight: 4, arbitrary: scalar },
  fc.array(scalar, { maxLength: 2 }).map(list),
);
const name = fc.constantFrom('a', 'b', '"', 'First Name');
const fields = fc.dictionary(
  name,
  fc.oneof(
    { weight: 4, arbitrary: value },
    fc.dictionary(name, value, { maxKeys: 2 }).map((some) => ({ mapValue: { fields: some } })),
  ),
  { maxKeys: 3 },
);
const fieldFilter: fc.Arbitrary<Filter> = fc
  .record({
    path: fc.array(name, { minLength: 1, maxLength: 2 }),
    asked: fc.oneof(
      fc.record({
        operator: fc.constantFrom<FieldOperator>('EQUAL', 'NOT_EQUAL', 'LESS_THAN'),
        value,
      }),
      fc.record({
        operator: fc.constantFrom<FieldOperator>('IN', 'NOT_IN'),
        value: fc.array(value, { minLength: 1, maxLength: 3 }).map(list),
      }),
    ),
  })
  .map(({ path, asked }) => ({ kind: 'field', path, ...asked }));
const filter: fc.Arbitrary<Filter> = fc.oneof(
  { weight: 3, arbitrary: fieldFilter },
  fc.record({
    kind: fc.constant('composite'),
    operator: fc.constantFrom('AND', 'OR'),
    filters: fc.array(fieldFilter, { minLength: 1, maxLength: 3 }),
  }),
);

const documentOf = (some: StoredDocument['fields']): StoredDocument => ({
  path: 'c/d',
  fields: some,
  createTime: '2026-01-01T00:00:00Z',
  updateTime: '2026-01-01T00:00:00Z',
});

describe('a filter of stored texts', () => {
  it('[B12] leaves out no document that passes the filter itself', () => {
    fc.assert(
      fc.property(fields, filter, (some, asked) => {
        const document = documentOf(some);
        fc.pre(filterMatches(asked, document, (found, path) => fieldAt(found.fields, path)));
        expect(textFilterOf(asked)?.(encodeDocument(document)) ?? true).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  const equal = (path: string, wanted: FirestoreValue): Filter => ({
    kind: 'field',
    path: path.split('.'),
    operator: 'EQUAL',
    value: wanted,
  });
  const textOf = (some: StoredDocument['fields']): string => encodeDocument(documentOf(some));
  const asText = (stringValue: string): FirestoreValue => ({ stringValue });

  it.each<[string, Filter]>([
    ['another text', equal('a', asText('y'))],
    ['a text that it only begins with', equal('a', asText('x'))],
    ['the text of another field', equal('c', asText('xy'))],
    ['a number', equal('a', { integerValue: '1' })],
    ['another number', equal('b', { integerValue: '2' })],
    ['another answer', equal('yes', { booleanValue: false })],
    [
      'none of several',
      { kind: 'field', path: ['a'], operator: 'IN', value: list(['x', 'y'].map(asText)) },
    ],
    [
      'one of two that must both be met',
      {
        kind: 'composite',
        operator: 'AND',
        filters: [equal('a', asText('xy')), equal('b', { integerValue: '2' })],
      },
    ],
  ])('[B12] leaves out what is asked for %s', (_, asked) => {
    const text = textOf({
      a: asText('xy'),
      b: { doubleValue: 1 },
      yes: { booleanValue: true },
      tricky: asText('"c":{"stringValue":"xy"}'),
    });
    expect(textFilterOf(asked)?.(text)).toBe(false);
  });

  it('[B12] finds a nested field, and one behind it of the same name', () => {
    const text = textOf({ m: { mapValue: { fields: { a: asText('x') } } }, a: asText('y') });
    expect(textFilterOf(equal('a', asText('y')))?.(text)).toBe(true);
    expect(textFilterOf(equal('m.a', asText('x')))?.(text)).toBe(true);
  });

  it.each<FirestoreValue>([{ integerValue: '7' }, { doubleValue: 7 }])(
    '[B12] finds a whole number as either type of number: %j',
    (stored) => {
      for (const wanted of [{ integerValue: '7' }, { doubleValue: 7 }])
        expect(textFilterOf(equal('a', wanted))?.(textOf({ a: stored }))).toBe(true);
    },
  );

  it('[B12] is none where equal values may be stored in ways that are not known', () => {
    for (const wanted of [
      { integerValue: '0' },
      { integerValue: '9007199254740993' },
      { doubleValue: 0.5 },
      { bytesValue: 'MQ==' },
      list([]),
    ])
      expect(textFilterOf(equal('a', wanted))).toBeNull();
    expect(textFilterOf(null)).toBeNull();
  });
});
