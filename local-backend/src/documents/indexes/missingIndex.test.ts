import { parseQuery } from '../queries/parseQuery';
import { parseDeclaredIndexes } from './declaredIndexes';
import { missingIndex } from './missingIndex';

const ascending = { order: 'ASCENDING' } as const;
const descending = { order: 'DESCENDING' } as const;
const field = (fieldPath: string, mode: object = ascending) => ({ fieldPath, ...mode });

const NONE = { indexes: [], fieldOverrides: [] };

/** The refusal of a query on `people`, or null. */
function refusal(query: object, file: object = NONE, aggregated: readonly string[] = []) {
  const parsed = parseQuery({ from: [{ collectionId: 'people' }], ...query });
  if (!parsed.ok) throw new Error(parsed.error.message);
  const declared = parseDeclaredIndexes(JSON.stringify(file));
  return missingIndex(
    parsed.value,
    aggregated.map((name) => [name]),
    declared,
  );
}

const group = { from: [{ collectionId: 'people', allDescendants: true }] };
const where = (fieldPath: string, op = 'EQUAL', value: object = { integerValue: '1' }) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const list = { arrayValue: { values: [{ integerValue: '1' }, { integerValue: '2' }] } };
const join = (op: 'AND' | 'OR', ...filters: object[]) => ({ compositeFilter: { op, filters } });
const by = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction });

describe('[B22] a query without an index of its own', () => {
  it.each<readonly [what: string, query: object]>([
    ['a whole collection', {}],
    ['a whole collection group', group],
    ['by name', { orderBy: [by('__name__')] }],
    [
      'by a name alone',
      {
        where: where('__name__', 'EQUAL', {
          referenceValue: 'projects/p/databases/(default)/documents/people/x',
        }),
      },
    ],
    ['equality', { where: where('a') }],
    ['equality of several fields', { where: join('AND', where('a'), where('b.c')) }],
    ['in', { where: where('a', 'IN', list) }],
    ['a member and an equality', { where: join('AND', where('a', 'ARRAY_CONTAINS'), where('b')) }],
    ['an inequality', { where: where('a', 'GREATER_THAN') }],
    [
      'a range of one field',
      {
        where: join('AND', where('a', 'GREATER_THAN'), where('a', 'LESS_THAN')),
        orderBy: [by('a', 'DESCENDING')],
      },
    ],
    ['an order', { orderBy: [by('a', 'DESCENDING')] }],
    ['the order of what is pinned', { where: where('a'), orderBy: [by('a', 'DESCENDING')] }],
    [
      'alternatives',
      { where: join('OR', where('a'), where('b', 'GREATER_THAN')), orderBy: [by('b')] },
    ],
  ])('is served by what every field has: %s', (what, query) => {
    const isServed = what !== 'alternatives';
    expect(refusal(query) === null).toBe(isServed);
  });

  it.each<readonly [what: string, query: object, missing: object]>([
    [
      'an equality and an order',
      { where: where('a'), orderBy: [by('b', 'DESCENDING')] },
      { fields: [field('a'), field('b', descending)] },
    ],
    ['two orders', { orderBy: [by('a'), by('b')] }, { fields: [field('a'), field('b')] }],
    [
      'a member and an inequality',
      { where: join('AND', where('a', 'ARRAY_CONTAINS'), where('b', 'LESS_THAN')) },
      { fields: [field('a', { arrayConfig: 'CONTAINS' }), field('b')] },
    ],
    [
      'two inequalities',
      { where: join('AND', where('a', 'LESS_THAN'), where('b', 'LESS_THAN')) },
      { fields: [field('a'), field('b')] },
    ],
    [
      'an order against that of the names',
      { orderBy: [by('a'), by('__name__', 'DESCENDING')] },
      { fields: [field('a'), field('__name__', descending)] },
    ],
    [
      'names backwards',
      { orderBy: [by('__name__', 'DESCENDING')] },
      { fields: [field('__name__', descending)] },
    ],
  ])('is refused with the composite index that it needs: %s', (_, query, missing) => {
    const index = { collectionGroup: 'people', queryScope: 'COLLECTION', ...missing };
    expect(refusal(query)).toEqual({
      code: 'FAILED_PRECONDITION',
      message: `The query requires an index that firestore.indexes.json does not declare: indexes ${JSON.stringify(index)}`,
    });
    expect(refusal(query, { ...NONE, indexes: [index] })).toBeNull();
    expect(refusal({ ...query, ...group }, { ...NONE, indexes: [index] })).not.toBeNull();
  });

  it('a collection group needs an index of the field over the whole group, which names the collection again', () => {
    const query = { ...group, where: where('a', 'IN', list) };
    const index = { ...ascending, queryScope: 'COLLECTION_GROUP' };
    const override = { collectionGroup: 'people', fieldPath: 'a', indexes: [index] };
    expect(refusal(query)?.message).toContain(`fieldOverrides ${JSON.stringify(override)}`);
    const declared = { ...NONE, fieldOverrides: [override] };
    expect(refusal(query, declared)).toBeNull();
    expect(refusal({ where: where('a') }, declared)).not.toBeNull();
    expect(refusal({ ...group, where: where('b') }, declared)).not.toBeNull();
  });

  it('a field that is taken out of the index cannot be asked about, nor what lies inside it', () => {
    const without = (fieldPath: string, collectionGroup = 'people') => ({
      ...NONE,
      fieldOverrides: [{ collectionGroup, fieldPath, indexes: [] }],
    });
    expect(refusal({ where: where('a') }, without('a'))).not.toBeNull();
    expect(refusal({ orderBy: [by('a.b')] }, without('a'))).not.toBeNull();
    expect(refusal({ where: where('a') }, without('a.b'))).toBeNull();
    expect(refusal({ where: where('a') }, without('a', 'others'))).toBeNull();
    expect(refusal({ where: where('a') }, without('*'))).not.toBeNull();
    expect(refusal({ where: where('a') }, without('a', '*'))).not.toBeNull();
  });

  it('several indexes of one order serve together what each pins in part', () => {
    const query = { where: join('AND', where('a'), where('b')), orderBy: [by('c')] };
    const composite = (...names: string[]) => ({
      collectionGroup: 'people',
      queryScope: 'COLLECTION',
      fields: names.map((name) => field(name)),
    });
    const both = [composite('a', 'c'), composite('b', 'c')];
    expect(refusal(query, { ...NONE, indexes: both })).toBeNull();
    expect(refusal(query, { ...NONE, indexes: both.slice(1) })).not.toBeNull();
    expect(refusal(query, { ...NONE, indexes: [composite('b', 'a', 'c')] })).toBeNull();
    expect(refusal(query, { ...NONE, indexes: [composite('a', 'b', 'c', 'd')] })).not.toBeNull();
  });

  it('a sum needs the field in the index', () => {
    expect(refusal({}, NONE, ['n'])).toBeNull();
    expect(refusal({ where: where('a') }, NONE, ['n'])).not.toBeNull();
    expect(refusal({ where: where('n') }, NONE, ['n'])).toBeNull();
  });
});
