import fc from 'fast-check';
import { FIELDS, people } from 'evaluation/testing';
import { createSnapshotBuilder, snapshotOfSupporters } from 'evaluation';
import { decodeSnapshot, encodeSnapshot } from '../snapshot/snapshotCodec';
import { createFieldProfiler } from './fieldProfiler';
import { createTypeInference } from './fieldTypes';
import { inferSnapshotTypes, profileSnapshot } from './profileSnapshot';

const LISTED = Object.entries(FIELDS).map(([name, type]) => ({ name, type }));
const crowd = fc
  .tuple(people, people)
  .map(([some, others]) => [
    ...some,
    ...others.map((one) => ({ ...one, email: `other.${one.email}` })),
  ]);

describe('[E56] of a snapshot', () => {
  it('the field list is that of its supporters one by one', () => {
    fc.assert(
      fc.property(crowd, (list) => {
        const profiler = createFieldProfiler(LISTED);
        for (const one of list) profiler.add(one);
        const snapshot = snapshotOfSupporters(LISTED, list);
        const expected = profiler.results().map((entry) => ({
          ...entry,
          distinct: new Set(
            list
              .flatMap(({ fields }) => fields[entry.name] ?? [])
              .filter((raw) => raw.trim() !== ''),
          ).size,
        }));
        expect(profileSnapshot(snapshot)).toEqual(expected);
        const decoded = decodeSnapshot(encodeSnapshot(snapshot));
        expect(decoded.ok && profileSnapshot(decoded.value)).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  it('a text that a long column holds twice is one', () => {
    const builder = createSnapshotBuilder([{ name: 'Receipt', type: 'string' }]);
    const rows = 70_000;
    for (let row = 0; row < rows; row += 1) {
      builder.add(`s${row}@example.org`, '', () => `receipt ${row % 67_000}`);
    }
    const [entry] = profileSnapshot(builder.finish());
    expect(entry).toMatchObject({ count: rows, distinct: 67_000, spread: { '9': 20, '10': 180 } });
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
