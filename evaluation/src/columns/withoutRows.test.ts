import fc from 'fast-check';
import type { FieldDefinition } from '../values/fieldTable';
import { supporterReader } from './supporterReader';
import { snapshotOfSupporters } from './snapshotBuilder';
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
      const left = withoutRows(whole, isOut);
      const expected = snapshotOfSupporters(
        FIELDS,
        supporters.filter((_, index) => people[index]?.isOut !== true),
      );
      expect(left.rowCount).toBe(expected.rowCount);
      expect(left.emailHashes).toEqual(expected.emailHashes);
      for (let row = 0; row < left.rowCount; row += 1)
        expect(supporterReader(left)(row)).toEqual(supporterReader(expected)(row));
      for (const [index, column] of left.columns.entries()) {
        const other = expected.columns[index];
        expect(column.dictionary.length).toBe(other?.dictionary.length);
        expect(column.sizes?.length).toBe(other?.sizes?.length);
      }
    }),
  );
});
