import fc from 'fast-check';
import type { FieldListEntry, FieldType } from 'shared-kernel/model';
import { FIELDS, people } from 'evaluation/testing';
import { createSnapshotBuilder, snapshotOfSupporters, withoutRows } from 'evaluation';
import { decodeSnapshot, encodeSnapshot } from '../snapshot/snapshotCodec';
import { createFieldProfiler } from './fieldProfiler';
import { createTypeInference } from './fieldTypes';
import { inferSnapshotTypes, profileSnapshot } from './profileSnapshot';
import { storedFieldEntry } from './storedFieldEntry';
import { MOST_TOP_VALUES } from './topValues';

const LISTED = Object.entries(FIELDS).map(([name, type]) => ({ name, type }));
const crowd = fc
  .tuple(people, people)
  .map(([some, others]) => [
    ...some,
    ...others.map((one) => ({ ...one, email: `other.${one.email}` })),
  ]);

/** Of few values, one supporter after the other. */
const topValuesOf = (raws: readonly string[]) => {
  const texts = raws.map((raw) => raw.trim()).filter((text) => text !== '');
  return [...new Set(texts)]
    .map((value) => ({ value, count: texts.filter((text) => text === value).length }))
    .filter(({ count, value }) => count >= 5 && !value.includes('@'))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, MOST_TOP_VALUES);
};

const listOf = (type: FieldType, values: readonly string[]) =>
  profileSnapshot(
    snapshotOfSupporters(
      [{ name: 'Town', type }],
      values.map((Town, row) => ({
        email: `row${row}@x.org`,
        supporterId: '',
        fields: { Town },
      })),
    ),
  )[0]?.topValues;

const times = (count: number, value: string) => Array.from({ length: count }, () => value);

describe('[E90] the commonest texts', () => {
  it('are those that at least 5 supporters share, blanks around them or not', () => {
    const towns = [...times(4, 'Leeds'), ' Leeds ', ...times(6, 'Hull'), ...times(4, 'York')];
    expect(listOf('string', towns)).toEqual([
      { value: 'Hull', count: 6 },
      { value: 'Leeds', count: 5 },
    ]);
    expect(listOf('string', times(4, 'York'))).toBeUndefined();
  });

  it('are of texts only, and none is an address or a note', () => {
    expect(listOf('number', times(5, '7'))).toBeUndefined();
    expect(listOf('string', times(5, 'bea@example.org'))).toBeUndefined();
    expect(listOf('string', times(5, 'x'.repeat(101)))).toBeUndefined();
    expect(listOf('string', times(5, 'x'.repeat(100)))).toHaveLength(1);
  });

  it('are those with blanks of any kind around them, in a column read from a file, too', () => {
    const builder = createSnapshotBuilder([{ name: 'Town', type: 'string' }]);
    for (const [row, town] of [
      'Leeds',
      '\u2003Leeds',
      'Leeds\u00a0',
      'Leeds ',
      'Élan',
      'Leeds',
    ].entries())
      builder.add(`s${row}@x.org`, '', () => town);
    const [entry] = profileSnapshot(builder.finish());
    expect(entry).toMatchObject({ distinct: 5, topValues: [{ value: 'Leeds', count: 5 }] });
  });

  it('are few', () => {
    const towns = Array.from({ length: 40 }, (_, town) => times(5, `Town ${town}`)).flat();
    expect(listOf('string', towns)).toHaveLength(MOST_TOP_VALUES);
  });
});

describe('[E56] of a snapshot', () => {
  it('the field list is that of its supporters one by one', () => {
    fc.assert(
      fc.property(crowd, (list) => {
        const profiler = createFieldProfiler(LISTED);
        for (const one of list) profiler.add(one);
        const snapshot = snapshotOfSupporters(LISTED, list);
        const topValues = ({ name, type }: FieldListEntry): Partial<FieldListEntry> => {
          const top = topValuesOf(list.map(({ fields }) => fields[name] ?? ''));
          return type === 'string' && top.length > 0 ? { topValues: top } : {};
        };
        const expected = profiler.results().map((entry) => ({
          ...storedFieldEntry(entry),
          distinct: new Set(
            list
              .flatMap(({ fields }) => fields[entry.name] ?? [])
              .filter((raw) => raw.trim() !== ''),
          ).size,
          ...topValues(entry),
        }));
        expect(profileSnapshot(snapshot)).toEqual(expected);
        const decoded = decodeSnapshot(encodeSnapshot(snapshot));
        expect(decoded.ok && profileSnapshot(decoded.value)).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  it('a day that several texts say has the example of its first row, also where rows have gone', () => {
    const list = ['1:P:05/03/2026~web', '2:P:05/03/2026~web', '1:P:05/03/2026~web'].map(
      (Signed, row) => ({ email: `row${row}@x.org`, supporterId: '', fields: { Signed } }),
    );
    const all = snapshotOfSupporters([{ name: 'Signed', type: 'action' }], list);
    const [entry] = profileSnapshot(withoutRows(all, new Uint8Array([1, 0, 0])));
    expect(entry).toMatchObject({
      count: 2,
      spread: { '05/03/2026': 2 },
      exampleValues: {
        largest: { value: '2:P:05/03/2026~web', supporterEmail: 'row1@x.org' },
        smallest: { value: '2:P:05/03/2026~web', supporterEmail: 'row1@x.org' },
      },
    });
  });

  it('gifts of one sum are told from numbers that JavaScript takes for it', () => {
    const list = [
      'CREDIT_1 success::£5.00',
      '5.00000000000000000001',
      'CREDIT_2 success::£5.00',
      '5',
    ].map((Gift, row) => ({ email: `row${row}@x.org`, supporterId: '', fields: { Gift } }));
    const [entry] = profileSnapshot(
      snapshotOfSupporters([{ name: 'Gift', type: 'donation' }], list),
    );
    expect(entry).toMatchObject({
      count: 4,
      spread: { '5': 3, '5.00000000000000000001': 1 },
      exampleValues: { largest: { supporterEmail: 'row0@x.org' } },
    });
  });

  it('a text that a long column holds twice is one', () => {
    const builder = createSnapshotBuilder([{ name: 'Receipt', type: 'string' }]);
    const rows = 70_000;
    for (let row = 0; row < rows; row += 1) {
      builder.add(`s${row}@example.org`, '', () => `receipt ${row % 67_000}`);
    }
    const snapshot = builder.finish();
    const [entry] = profileSnapshot(snapshot);
    expect(entry).toMatchObject({
      count: rows,
      distinct: 67_000,
      spread: { '9': 20, '10': 180 },
      exampleValues: {
        largest: { value: 'receipt 10000', supporterEmail: 's10000@example.org' },
        smallest: { value: 'receipt 0', supporterEmail: 's0@example.org' },
      },
    });
    const decoded = decodeSnapshot(encodeSnapshot(snapshot));
    expect(decoded.ok && profileSnapshot(decoded.value)).toEqual([entry]);
  });

  it.each([
    [98, 'number'],
    [97, 'string'],
  ] as const)('of which %d in 100 values are numbers, the type is %s', (numbers, type) => {
    const values = [...times(100 - numbers, 'none'), ...times(numbers, '5')];
    const list = values.map((Miles, row) => ({
      email: `row${row}@x.org`,
      supporterId: '',
      fields: { Miles },
    }));
    const snapshot = snapshotOfSupporters([{ name: 'Miles', type: 'unknown' }], list);
    expect(inferSnapshotTypes(snapshot)).toEqual([{ name: 'Miles', type }]);
  });

  it('the types are those of its supporters one by one', () => {
    fc.assert(
      fc.property(crowd, (list) => {
        const inference = createTypeInference(Object.keys(FIELDS));
        for (const { fields } of list) inference.add(fields);
        expect(inferSnapshotTypes(snapshotOfSupporters(LISTED, list))).toEqual(inference.results());
      }),
    );
  });
});
