import { parseValue } from '../values/parseValue';
import type { FirestoreValue } from '../values/value';
import { filterMatches } from './filterMatches';
import type { FieldOperator } from './query';

const list = (...values: FirestoreValue[]): FirestoreValue => ({ arrayValue: { values } });
const NULL: FirestoreValue = { nullValue: null };
const NAN: FirestoreValue = { doubleValue: 'NaN' };
const ONE: FirestoreValue = { integerValue: '1' };

/** Documents by what their field holds. */
const STORED = {
  null: NULL,
  nan: NAN,
  one: ONE,
  float: { doubleValue: 1 },
  minus: { integerValue: '-1' },
  infinite: { doubleValue: '-Infinity' },
  text: { stringValue: 'a' },
  list: list(ONE),
  lists: list(NULL, NAN),
  map: { mapValue: { fields: { a: NAN } } },
} as const satisfies Readonly<Record<string, FirestoreValue>>;

type Stored = keyof typeof STORED;
const NOT_NULL = Object.keys(STORED).filter((name) => name !== 'null');
const without = (...names: Stored[]): readonly string[] =>
  NOT_NULL.filter((name) => !names.some((other) => other === name));

const found = (operator: FieldOperator, value: FirestoreValue): readonly string[] =>
  Object.entries(STORED).flatMap(([name, stored]) =>
    filterMatches(
      { kind: 'field', path: ['v'], operator, value },
      { path: 'c/d', fields: { v: stored }, createTime: '', updateTime: '' },
      ({ fields }) => fields['v'],
    )
      ? [name]
      : [],
  );

/** As Google's emulator answers. */
const ANSWERS: readonly (readonly [FieldOperator, FirestoreValue, readonly string[]])[] = [
  ['EQUAL', NULL, []],
  ['EQUAL', NAN, []],
  ['EQUAL', ONE, ['one', 'float']],
  ['EQUAL', list(NULL, NAN), ['lists']],
  ['EQUAL', STORED.map, ['map']],
  ['NOT_EQUAL', NULL, []],
  ['NOT_EQUAL', NAN, NOT_NULL],
  ['NOT_EQUAL', ONE, without('one', 'float')],
  ['LESS_THAN', NULL, []],
  ['LESS_THAN', NAN, []],
  ['LESS_THAN', ONE, ['minus', 'infinite']],
  ['LESS_THAN_OR_EQUAL', NULL, []],
  ['LESS_THAN_OR_EQUAL', NAN, []],
  ['LESS_THAN_OR_EQUAL', ONE, ['one', 'float', 'minus', 'infinite']],
  ['LESS_THAN_OR_EQUAL', list(ONE), ['list', 'lists']],
  ['GREATER_THAN', NAN, []],
  ['GREATER_THAN_OR_EQUAL', NULL, []],
  ['GREATER_THAN_OR_EQUAL', NAN, []],
  ['IN', list(NULL), []],
  ['IN', list(NAN), []],
  ['IN', list(ONE, NULL, NAN), ['one', 'float']],
  ['IN', list(list(ONE)), ['list']],
  ['IN', list(list(NULL, NAN)), ['lists']],
  ['NOT_IN', list(NULL), []],
  ['NOT_IN', list(ONE, NULL), []],
  ['NOT_IN', list(NAN), NOT_NULL],
  ['NOT_IN', list(ONE, NAN), without('one', 'float')],
  ['NOT_IN', list(list(NULL, NAN)), without('lists')],
  ['ARRAY_CONTAINS', NULL, []],
  ['ARRAY_CONTAINS', NAN, []],
  ['ARRAY_CONTAINS', { doubleValue: 1 }, ['list']],
  ['ARRAY_CONTAINS_ANY', list(NULL, NAN), []],
  ['ARRAY_CONTAINS_ANY', list(ONE, NULL), ['list']],
];

describe('[B11] null and NaN', () => {
  it.each(ANSWERS)('%s %j finds %j', (operator, value, names) => {
    expect(found(operator, value)).toEqual(names);
  });

  it('the values above are such as can be stored', () => {
    for (const value of Object.values(STORED)) expect(parseValue(value).ok).toBe(true);
  });
});
