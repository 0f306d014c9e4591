import fc from 'fast-check';
import { choicesOf, chosenMapping, decisionsOf } from './columnChoices';
import { defaultMapping } from './defaultMapping';
import { COLUMN_ROLES, NO_CHOICES, type ColumnChoices, type InspectedColumn } from './importRecord';
import { editedMappingOf, mappingOf, roleOf, withName, withRole, withType } from './editedMapping';
import { aColumn } from './testing/aColumn';

const named = (position: number, name: string, parts: Partial<InspectedColumn> = {}) =>
  aColumn({ position, header: name, name, ...parts });

const FILE = [
  named(1, 'Id', { role: 'supporterId' }),
  named(2, 'Email', { role: 'email' }),
  named(3, 'City'),
  named(4, 'Gift', { type: 'number' }),
  named(5, 'Card', { role: 'leftOut', refused: true }),
  named(6, ''),
];

/** What is decided of each column of an edited mapping, by name; what is left out has neither name nor type. */
const decisions = (columns: readonly InspectedColumn[], choices: ColumnChoices) => {
  const edited = chosenMapping(columns, choices);
  return Object.fromEntries(
    edited.columns.map((column, index) => {
      const role = roleOf(edited, column);
      const decided = role === 'data' ? [column.name, column.type] : [role];
      return [columns[index]?.name ?? '', decided];
    }),
  );
};

const choices = (parts: Partial<ColumnChoices>): ColumnChoices => ({ ...NO_CHOICES, ...parts });
const renamed = (column: string, name: string) =>
  ({ column, role: 'data', name, type: null }) as const;

describe('choices of an import', () => {
  it('are none where everything is as proposed', () => {
    const mapping = defaultMapping(FILE);
    expect(mapping && choicesOf(FILE, mapping)).toEqual(NO_CHOICES);
  });

  it('give the same decisions for a file of the same columns, whatever a person decided', () => {
    const known = FILE.filter(({ name, refused }) => name !== '' && !refused);
    const decision = fc.record({
      position: fc.constantFrom(...known.map(({ position }) => position)),
      role: fc.constantFrom(...COLUMN_ROLES),
      name: fc.constantFrom('A', 'B', 'C', 'City', 'Gift'),
      type: fc.constantFrom(null, 'string', 'date'),
    });
    fc.assert(
      fc.property(fc.array(decision, { maxLength: 6 }), (made) => {
        const edited = made.reduce(
          (before, { position, role, name, type }) =>
            withType(withName(withRole(before, position, role), position, name), position, type),
          editedMappingOf(FILE, null),
        );
        const mapping = mappingOf(edited);
        const names = edited.columns
          .filter((column) => roleOf(edited, column) === 'data')
          .map(({ name }) => name);
        // Only such a choice can have been imported.
        fc.pre(mapping !== null && new Set(names).size === names.length);

        // Of a saved mapping it holds even where the next file is proposed to be read otherwise.
        const otherwise = FILE.map((column) => ({
          ...column,
          role: column.name === 'City' ? ('email' as const) : ('data' as const),
        }));
        const [again, saved] = [
          chosenMapping(FILE, choicesOf(FILE, mapping)),
          chosenMapping(otherwise, decisionsOf(FILE, mapping)),
        ];
        for (const [index, column] of edited.columns.entries()) {
          const same = saved.columns[index] ?? column;
          if (column.name !== '') expect(roleOf(saved, same)).toBe(roleOf(edited, column));
          if (roleOf(edited, column) === 'data') expect(same).toEqual(column);
          const other = again.columns[index] ?? column;
          const role = roleOf(edited, column);
          expect(roleOf(again, other)).toBe(role);
          if (role === 'data') expect(other).toEqual(column);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('choices offered for another file', () => {
  it('find their columns by name, wherever they stand, and leave the rest as proposed', () => {
    const other = [named(1, 'Gift'), named(2, 'New'), named(3, 'Email', { role: 'email' })];
    const made = choices({ leftOut: ['City'], changed: [renamed('Gift', 'Donation')] });
    expect(decisions(other, made)).toEqual({
      Gift: ['Donation', null],
      New: ['New', null],
      Email: ['email'],
    });
  });

  it('take another column for the addresses, and the proposed one where that is missing', () => {
    const work = { column: 'Work', role: 'email', name: 'Work', type: null } as const;
    const made = choices({ leftOut: ['Email'], changed: [work] });
    const both = [named(1, 'Email', { role: 'email' }), named(2, 'Work')];
    expect(decisions(both, made)).toEqual({ Email: ['leftOut'], Work: ['email'] });
    expect(decisions(both.slice(0, 1), made)).toEqual({ Email: ['email'] });
  });

  it('never give one name to two columns: a new column of a name keeps it', () => {
    const made = choices({ changed: [renamed('City', 'Town'), renamed('Gift', 'City')] });
    const withTown = [named(1, 'Email', { role: 'email' }), named(2, 'City'), named(3, 'Gift')];
    expect(decisions(withTown, made)).toMatchObject({ City: ['Town', null], Gift: ['City', null] });
    expect(decisions([...withTown, named(4, 'Town')], made)).toMatchObject({
      Town: ['Town', null],
      City: ['City', null],
      Gift: ['Gift', null],
    });
  });

  it('never take in a refused column', () => {
    const made = choices({ changed: [renamed('Card', 'Number')] });
    expect(decisions(FILE, made)).toMatchObject({ Card: ['leftOut'] });
    expect(defaultMapping(FILE, made)).toEqual(defaultMapping(FILE));
  });
});
