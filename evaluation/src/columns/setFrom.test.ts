import fc from 'fast-check';
import { FIELDS, people } from '../testing/arbitraries';
import { codeAt, codesByRow } from './column';
import { isSameText } from './isSameText';
import { columnNamed } from './snapshot';
import { createSnapshotBuilder, snapshotOfSupporters } from './snapshotBuilder';
import { snapshotInStrings } from './snapshotInStrings';
import { allSupporters } from './supporterReader';

const LISTED = Object.entries(FIELDS).map(([name, type]) => ({ name, type }));

it('values of another snapshot’s columns are those that come one by one, for the rows that they are for', () => {
  fc.assert(
    fc.property(people, fc.func(fc.constantFrom(0, 1, 2)), fc.boolean(), (list, into, decoded) => {
      const given = snapshotOfSupporters(LISTED, list);
      const other = decoded ? snapshotInStrings(given) : given;
      // Some go nowhere, some are appended, some are found among those who are there, in the opposite order.
      const there = list.filter((one) => into(one.email) === 2).reverse();
      const builders = [createSnapshotBuilder(LISTED), createSnapshotBuilder(LISTED)] as const;
      const [whole, single] = builders;
      for (const builder of builders) for (const { email } of there) builder.add(email, '');
      const rowOf = Int32Array.from(list, ({ email }) => {
        if (into(email) === 0) return -1;
        if (into(email) === 2) return whole.rowOf(email) ?? -1;
        single.add(email, '');
        return whole.add(email, '');
      });
      LISTED.forEach(({ name }, index) => {
        const column = columnNamed(other, name);
        if (column !== undefined) whole.setFrom(index, column, rowOf);
        list.forEach(({ fields }, at) => {
          const row = rowOf[at] ?? -1;
          if (row >= 0)
            single.setValue(row, index, Object.hasOwn(fields, name) ? (fields[name] ?? '') : '');
        });
      });
      expect(allSupporters(whole.finish())).toEqual(allSupporters(single.finish()));
      expect(columnNamed(other, 'Gone')).toBeUndefined();
    }),
  );
});

it('codes and texts of any rows are the same, dense or sparse, as UTF-8 or in strings', () => {
  fc.assert(
    fc.property(people, (list) => {
      const utf8 = snapshotOfSupporters(LISTED, list);
      const strings = snapshotInStrings(utf8);
      expect(allSupporters(strings)).toEqual(allSupporters(utf8));
      utf8.columns.forEach((column, index) => {
        const rows = list.map((_, row) => row);
        const codes = codesByRow(column, list.length);
        expect(rows.map((row) => codes[row])).toEqual(rows.map((row) => codeAt(column, row)));
        const { dictionary } = strings.columns[index] ?? column;
        for (let code = 0; code < dictionary.length; code += 1)
          for (let other = 0; other < dictionary.length; other += 1) {
            const isSame = dictionary.at(code) === dictionary.at(other);
            expect(isSameText(column.dictionary, code, column.dictionary, other)).toBe(isSame);
            expect(isSameText(column.dictionary, code, dictionary, other)).toBe(isSame);
          }
      });
    }),
  );
});
