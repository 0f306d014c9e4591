import type { FieldOperator } from './query';
import { parseQuery } from './parseQuery';

const integers = (count: number): object => ({
  arrayValue: { values: Array.from({ length: count }, (_, n) => ({ integerValue: n })) },
});
const field = (
  fieldPath: string,
  op: FieldOperator,
  value: object = { integerValue: 1 },
): object => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const unary = (fieldPath: string, op: string): object => ({
  unaryFilter: { field: { fieldPath }, op },
});
const composite = (op: 'AND' | 'OR', ...filters: object[]): object => ({
  compositeFilter: { op, filters },
});
const read = (more: object): ReturnType<typeof parseQuery> =>
  parseQuery({ from: [{ collectionId: 'c' }], ...more });

const KEY = { referenceValue: 'projects/p/databases/(default)/documents/c/x' };
const BAD_KEY = { referenceValue: 'projects/p/databases/(default)/documents/c/__bad__' };
const by = (fieldPath: string, direction = 'ASCENDING'): object => ({
  field: { fieldPath },
  direction,
});

describe('reading queries', () => {
  it.each<[string, object]>([
    ['an order after the key', { orderBy: [by('__name__'), by('a')] }],
    [
      'an inequality that is ordered by the key alone',
      { where: field('a', 'LESS_THAN'), orderBy: [by('__name__')] },
    ],
    [
      'what is not NaN, which finds all else, ordered by the key alone',
      { where: field('a', 'NOT_EQUAL', { doubleValue: 'NaN' }), orderBy: [by('__name__')] },
    ],
    ['the same order twice', { orderBy: [by('a'), by('a', 'DESCENDING')] }],
    ['an unknown direction', { orderBy: [by('a', 'SIDEWAYS')] }],
    ['a cursor on an order that is not named', { startAt: { values: [KEY] } }],
    [
      'a cursor with more values than orders',
      { orderBy: [by('a')], endAt: { values: [KEY, KEY] } },
    ],
    ['a reserved field to order by', { orderBy: [by('__bad__')] }],
    ['a reserved collection', { from: [{ collectionId: '__bad__' }] }],
    ['a collection with a slash', { from: [{ collectionId: 'a/b' }] }],
  ])('[B15] refuses %s', (_what, more) => {
    expect(read(more)).toMatchObject({ ok: false, error: { code: 'INVALID_ARGUMENT' } });
  });

  it('[B15] names a part of a query that it does not know', () => {
    expect(read({ somethingNew: 1 })).toMatchObject({
      ok: false,
      error: { code: 'UNIMPLEMENTED', message: expect.stringContaining('somethingNew') as unknown },
    });
  });

  it('[B15] refuses filters and operands that are nested too deep', () => {
    const nested = (depth: number): object => {
      let where = field('a', 'EQUAL');
      for (let level = 0; level < depth; level += 1) where = composite('AND', where);
      return where;
    };
    expect(read({ where: nested(20) })).toMatchObject({ ok: true });
    const refused = { ok: false, error: { code: 'INVALID_ARGUMENT' } };
    expect(read({ where: nested(21) })).toMatchObject(refused);
    expect(read({ where: nested(60_000) })).toMatchObject(refused);
    let operand: object = { integerValue: 1 };
    for (let level = 0; level < 60_000; level += 1) operand = { arrayValue: { values: [operand] } };
    expect(read({ where: field('a', 'EQUAL', operand) })).toMatchObject(refused);
  });

  it.each<[string, object]>([
    ['30 alternatives', field('a', 'IN', integers(30))],
    ['30 alternatives by OR', composite('OR', field('a', 'IN', integers(29)), field('b', 'EQUAL'))],
    ['10 exclusions', field('a', 'NOT_IN', integers(10))],
    ['lists in a list operand', field('a', 'IN', { arrayValue: { values: [integers(1)] } })],
    ['lists in what is excluded', field('a', 'NOT_IN', { arrayValue: { values: [integers(1)] } })],
    [
      'a key between keys beside another inequality',
      composite('AND', field('__name__', 'GREATER_THAN', KEY), field('a', 'LESS_THAN')),
    ],
    ['two inequalities', composite('AND', field('a', 'LESS_THAN'), field('b', 'GREATER_THAN'))],
    [
      'contains in different alternatives',
      composite('OR', field('a', 'ARRAY_CONTAINS'), field('b', 'ARRAY_CONTAINS')),
    ],
  ])('[B15] takes %s', (_what, where) => {
    expect(read({ where })).toMatchObject({ ok: true });
  });

  it.each<[string, object]>([
    ['two !=', composite('AND', field('a', 'NOT_EQUAL'), field('a', 'NOT_EQUAL'))],
    ['!= of two fields', composite('OR', field('a', 'NOT_EQUAL'), field('b', 'NOT_EQUAL'))],
    ['!= and not null', composite('AND', field('a', 'NOT_EQUAL'), unary('b', 'IS_NOT_NULL'))],
    [
      'not-in with in',
      composite('AND', field('a', 'NOT_IN', integers(1)), field('b', 'IN', integers(1))),
    ],
    [
      'not-in with array-contains-any',
      composite(
        'AND',
        field('a', 'NOT_IN', integers(1)),
        field('b', 'ARRAY_CONTAINS_ANY', integers(1)),
      ),
    ],
    ['not-in below OR, even alone', composite('OR', field('a', 'NOT_IN', integers(1)))],
    ['the key in an array', field('__name__', 'ARRAY_CONTAINS', KEY)],
    ['a key beside a list', field('__name__', 'LESS_THAN', { arrayValue: { values: [KEY] } })],
    ['a key beside an empty list', field('__name__', 'EQUAL', { arrayValue: {} })],
    ['a key that is null', unary('__name__', 'IS_NULL')],
    [
      'a key and another inequality',
      composite('AND', field('__name__', 'EQUAL', KEY), field('a', 'LESS_THAN')),
    ],
    ['a reserved field', field('__bad__', 'EQUAL')],
    ['a reserved id in a list', field('a', 'IN', { arrayValue: { values: [BAD_KEY] } })],
    ['an empty list', field('a', 'IN', integers(0))],
    ['an operand that is no list', field('a', 'IN')],
    ['31 alternatives', field('a', 'IN', integers(31))],
    ['31 alternatives by OR', composite('OR', field('a', 'IN', integers(30)), field('b', 'EQUAL'))],
    [
      '36 alternatives by AND',
      composite('AND', field('a', 'IN', integers(6)), field('b', 'IN', integers(6))),
    ],
    ['11 exclusions', field('a', 'NOT_IN', integers(11))],
    [
      'not-in beside !=',
      composite('AND', field('a', 'NOT_IN', integers(1)), field('a', 'NOT_EQUAL')),
    ],
    [
      'not-in beside is-not-null',
      composite('AND', field('a', 'NOT_IN', integers(1)), unary('b', 'IS_NOT_NULL')),
    ],
    [
      'not-in beside in',
      composite('AND', field('a', 'NOT_IN', integers(1)), field('b', 'IN', integers(2))),
    ],
    ['not-in under or', composite('OR', field('a', 'NOT_IN', integers(1)), field('b', 'EQUAL'))],
    [
      'two contains together',
      composite('AND', field('a', 'ARRAY_CONTAINS'), field('b', 'ARRAY_CONTAINS')),
    ],
    ['no filter in a composite', composite('AND')],
    ['a name that is no reference', field('__name__', 'EQUAL')],
  ])('[B15] refuses %s', (_what, where) => {
    expect(read({ where })).toMatchObject({ ok: false, error: { code: 'INVALID_ARGUMENT' } });
  });

  it.each<[object, object]>([
    [{ limit: -1 }, { code: 'INVALID_ARGUMENT' }],
    [{ offset: 'x' }, { code: 'INVALID_ARGUMENT' }],
    [{ startAt: { values: [{ integerValue: 1 }] } }, { code: 'INVALID_ARGUMENT' }],
    [{ startAt: { values: [{}, {}] } }, { code: 'INVALID_ARGUMENT' }],
    [{ from: [] }, { code: 'UNIMPLEMENTED' }],
    [{ from: [{ collectionId: 'a' }, { collectionId: 'b' }] }, { code: 'INVALID_ARGUMENT' }],
    [{ where: { newFilter: {} } }, { code: 'UNIMPLEMENTED' }],
    [{ where: unary('a', 'IS_ODD') }, { code: 'UNIMPLEMENTED' }],
  ])('[B15] refuses %j', (more, error) => {
    expect(read(more)).toMatchObject({ ok: false, error });
  });

  it('[B10] completes the order with the fields under an inequality, by name, then the name', () => {
    const where = composite(
      'AND',
      field('z', 'LESS_THAN'),
      field('a.b', 'NOT_EQUAL'),
      field('same', 'EQUAL'),
    );
    const orderBy = [{ field: { fieldPath: 'first' }, direction: 'DESCENDING' }];
    expect(read({ where, orderBy })).toMatchObject({
      value: {
        orders: [['first'], ['a', 'b'], ['z'], ['__name__']].map((path) => ({
          path,
          descending: true,
        })),
      },
    });
  });

  it('[B12] reads limits plain and wrapped', () => {
    expect(read({ limit: 5 })).toMatchObject({ value: { limit: 5 } });
    expect(read({ limit: { value: 5 } })).toMatchObject({ value: { limit: 5 } });
    expect(read({})).toMatchObject({ value: { limit: null, offset: 0 } });
  });
});
