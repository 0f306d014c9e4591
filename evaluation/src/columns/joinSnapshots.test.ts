import fc from 'fast-check';
import { FIELDS, people } from '../testing/arbitraries';
import { joinSnapshots } from './joinSnapshots';
import { snapshotOfSupporters } from './snapshotBuilder';
import { snapshotInStrings } from './snapshotInStrings';
import { allSupporters } from './supporterReader';

const LISTED = Object.entries(FIELDS).map(([name, type]) => ({ name, type }));

it('snapshots of different supporters become one of all of them, with the fields that are asked for', () => {
  fc.assert(
    fc.property(
      people,
      fc.integer({ min: 1, max: 5 }),
      fc.subarray(LISTED),
      fc.boolean(),
      (list, count, fields, inStrings) => {
        const join = joinSnapshots(fields);
        const parts = Array.from({ length: count }, (_, part) =>
          list.filter((_supporter, row) => row % count === part),
        );
        for (const part of parts) {
          const snapshot = snapshotOfSupporters(LISTED, part);
          join.add(inStrings ? snapshotInStrings(snapshot) : snapshot);
        }
        const joined = join.finish();
        const whole = snapshotOfSupporters(fields, parts.flat());
        expect(allSupporters(joined)).toEqual(allSupporters(whole));
        expect(joined.fields).toEqual(whole.fields);
        expect(joined.emailHashes).toEqual(whole.emailHashes);
        const emailsOf = ({ emails }: typeof whole, rows: readonly number[]) =>
          rows.map((row) => emails.at(row));
        const anyRows = [...list.keys(), list.length, 0, list.length - 1].reverse();
        expect(emailsOf(joined, anyRows)).toEqual(emailsOf(whole, anyRows));
        const sizesOf = ({ columns }: typeof whole) => columns.map(({ sizes }) => sizes);
        expect(sizesOf(joined)).toEqual(sizesOf(whole));
      },
    ),
  );
});
