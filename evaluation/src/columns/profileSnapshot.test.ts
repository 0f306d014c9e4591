import fc from 'fast-check';
import { createFieldProfiler } from '../profiling/fieldProfiler';
import { createTypeInference } from '../profiling/fieldTypes';
import { FIELDS, people } from '../testing/arbitraries';
import { decodeSnapshot, encodeSnapshot } from './codec/snapshotCodec';
import { inferSnapshotTypes, profileSnapshot } from './profileSnapshot';
import { snapshotOfSupporters } from './snapshotBuilder';

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
