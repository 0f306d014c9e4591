import fc from 'fast-check';
import type { FieldDefinition } from '../values/fieldTable';
import type { Column } from './column';
import type { Snapshot } from './snapshot';
import { snapshotOfSupporters } from './snapshotBuilder';
import { allSupporters } from './supporterReader';
import type { Texts } from './texts';
import { withoutRows } from './withoutRows';

const FIELDS: readonly FieldDefinition[] = [
  { name: 'Gift', type: 'number' },
  { name: 'Town', type: 'string' },
  { name: 'Rare', type: 'string' },
];

const aPerson = fc.record({
  gift: fc.constantFrom('', '1', '2', '7'),
  town: fc.string({ maxLength: 2 }),
  rare: fc.constantFrom('', '', '', '', '', '', '', 'x'),
  isOut: fc.boolean(),
});

/** As a snapshot is decoded: no text as UTF-8. */
const inStrings = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  emails: listed(snapshot.emails),
  supporterIds: listed(snapshot.supporterIds),
  columns: snapshot.columns.map((column) => ({
    ...column,
    dictionary: listed(column.dictionary),
  })),
});

const listed = (texts: Texts): readonly string[] =>
  Array.from({ length: texts.length }, (_, index) => texts.at(index) ?? '');

/** Each value of a column, with what it compares by. */
const valuesOf = ({ dictionary, sizes }: Column): readonly unknown[] =>
  listed(dictionary)
    .map((text, code) => [text, sizes?.[code]])
    .sort();

it('has those who are left in their order, and no value that nobody has any more', () => {
  fc.assert(
    fc.property(fc.array(aPerson, { maxLength: 40 }), (people) => {
      const supporters = people.map(({ gift, town, rare }, index) => ({
        email: `p${String(index)}@example.org`,
        supporterId: String(index),
        fields: { Gift: gift, Town: town, Rare: rare },
      }));
      const whole = snapshotOfSupporters(FIELDS, supporters);
      const isOut = Uint8Array.from(people, (person) => (person.isOut ? 1 : 0));
      const expected = snapshotOfSupporters(
        FIELDS,
        supporters.filter((_, index) => people[index]?.isOut !== true),
      );
      for (const left of [withoutRows(whole, isOut), withoutRows(inStrings(whole), isOut)]) {
        expect(left.rowCount).toBe(expected.rowCount);
        expect(left.emailHashes).toEqual(expected.emailHashes);
        expect(allSupporters(left)).toEqual(allSupporters(expected));
        expect(left.columns.map(valuesOf)).toEqual(expected.columns.map(valuesOf));
      }
    }),
  );
});
