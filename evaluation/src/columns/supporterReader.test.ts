import fc from 'fast-check';
import { createSnapshotBuilder } from './snapshotBuilder';
import { supporterReader } from './supporterReader';

const NAMES = ['Gift', 'Rare', '__proto__'];

/** Mostly blank in one field, so that its column holds only the rows that have a value. */
const rows = fc.array(
  fc.tuple(
    fc.constantFrom('', '5', '£7'),
    fc.oneof({ weight: 20, arbitrary: fc.constant('') }, fc.string({ minLength: 1 })),
    fc.constantFrom('', 'own'),
  ),
  { minLength: 1, maxLength: 120 },
);

it('gives each row as it was added, in whatever order it is asked', () => {
  fc.assert(
    fc.property(rows, fc.array(fc.nat(130), { maxLength: 40 }), (all, asked) => {
      const builder = createSnapshotBuilder(
        NAMES.map((name) => ({ name, type: 'string' as const })),
      );
      for (const [row, values] of all.entries())
        builder.add(`s${String(row)}@example.org`, String(row), (index) => values[index]);
      const supporterOf = supporterReader(builder.finish());
      for (const row of [...all.keys(), ...asked]) {
        const values = all[row];
        if (values === undefined) {
          expect(supporterOf(row)).toBeNull();
          continue;
        }
        const entries = NAMES.flatMap((name, index) => {
          const value = values[index] ?? '';
          return value.trim() === '' ? [] : [[name, value] as const];
        });
        expect(supporterOf(row)).toEqual({
          email: `s${String(row)}@example.org`,
          supporterId: String(row),
          fields: Object.fromEntries(entries),
        });
      }
    }),
  );
});
