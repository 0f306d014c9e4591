import fc from 'fast-check';
import { inferFieldType } from 'supporter-data';
import type { AbsentChoice, FieldType } from 'shared-kernel/model';
import { aSearch, atLeast, aYear, YEAR } from '../../testing/aYear';
import { checkCsv, confirm, importCsv, recordOf } from '../../testing/importCsv';
import { testServer } from '../../testing/testServer';

type Cells = Readonly<Record<string, string>>;
interface Line {
  readonly email: string;
  readonly cells: Cells;
}
interface Table {
  readonly columns: readonly string[];
  readonly lines: readonly Line[];
}
type People = ReadonlyMap<string, Cells>;

const FIELDS = ['Gift', 'Town', 'Joined'] as const;
const cell = fc.constantFrom('', ' ', '5', '12', 'Leeds', '01/02/2026', '31/1/2026');
const email = fc.constantFrom(
  'a@example.org',
  'B@example.org ',
  'b@example.org',
  'c@example.org',
  'd@example.org',
  '',
  'nobody',
);
const table: fc.Arbitrary<Table> = fc.record({
  columns: fc.subarray([...FIELDS]),
  lines: fc.array(
    fc.record({ email, cells: fc.record({ Gift: cell, Town: cell, Joined: cell }) }),
    { maxLength: 8 },
  ),
});

const csvOf = ({ columns, lines }: Table): string =>
  [
    ['Email', ...columns],
    ...lines.map((line) => [line.email, ...columns.map((name) => line.cells[name] ?? '')]),
  ]
    .map((cells) => cells.join(','))
    .join('\n');

const isBlankLine = ({ columns }: Table, line: Line): boolean =>
  [line.email, ...columns.map((name) => line.cells[name] ?? '')].every(
    (text) => text.trim() === '',
  );

const without = (cells: Cells, names: readonly string[]): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([name]) => !names.includes(name)));

/** The supporters of a file by the plainest reading of D2c. */
function peopleOf({ columns, lines }: Table): People {
  const people = new Map<string, Cells>();
  for (const line of lines) {
    const key = line.email.trim().toLowerCase();
    if (!key.includes('@')) continue;
    const filled = columns
      .map((name) => [name, line.cells[name] ?? ''] as const)
      .filter(([, text]) => text.trim() !== '');
    people.set(key, { ...people.get(key), ...Object.fromEntries(filled) });
  }
  return people;
}

/** The year after a file, by the plainest reading of D2d. */
function yearAfter(year: People, file: Table, absent: AbsentChoice): People {
  const inFile = peopleOf(file);
  if (inFile.size === 0) return year;
  const after = new Map(absent === 'keep' ? year : []);
  for (const [key, cells] of inFile)
    after.set(key, { ...without(year.get(key) ?? {}, file.columns), ...cells });
  return after;
}

const isSame = (one: Cells | undefined, other: Cells): boolean =>
  one !== undefined && JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (cells: Cells) => Object.entries(cells).sort(([a], [b]) => (a < b ? -1 : 1));

const typeIn = (year: People, name: string): FieldType =>
  inferFieldType([...year.values()].map((cells) => cells[name] ?? ''));

/** What the check should say of a file over a year that has these fields. */
function expectedCheck(year: People, listed: readonly string[], file: Table) {
  const lines = file.lines.filter((line) => !isBlankLine(file, line));
  const after = yearAfter(year, file, 'keep');
  const keys = [...peopleOf(file).keys()];
  const isNew = (key: string) => !year.has(key);
  const isUnchanged = (key: string) => isSame(year.get(key), after.get(key) ?? {});
  const emails = lines.map((line) => line.email.trim().toLowerCase());
  const gone = listed.filter((name) => !file.columns.includes(name));
  return {
    rows: lines.length,
    newSupporters: keys.filter(isNew).length,
    changed: keys.filter((key) => !isNew(key) && !isUnchanged(key)).length,
    unchanged: keys.filter(isUnchanged).length,
    rejected: {
      rejectedNoEmail: emails.filter((key) => key === '').length,
      rejectedInvalidEmail: emails.filter((key) => key === 'nobody').length,
      rejectedTooManyCells: 0,
      rejectedOther: 0,
    },
    mergedRows: emails.filter((key) => key.includes('@')).length - keys.length,
    absentSupporters: [...year.keys()].filter((key) => !keys.includes(key)).length,
    fieldsNew: file.columns.filter((name) => !listed.includes(name)),
    fieldsOfChangedType: file.columns
      .filter((name) => listed.includes(name))
      .map((name) => ({ name, before: typeIn(year, name), after: typeIn(after, name) }))
      .filter(({ before, after: type }) => before !== type),
    brokenUses: gone.flatMap((name) => {
      const searches = SEARCHES_BY_FIELD[name] ?? [];
      return searches.length === 0 || (name === 'Town' && typeIn(year, name) === 'unknown')
        ? []
        : [
            {
              fieldName: name,
              searches: searches.map((id) => ({ id, name: 'Search' })),
              screens: [],
            },
          ];
    }),
  };
}

/** `town` names its field by a part, which finds only fields with a type. */
const SEARCHES = {
  'searches/gift': aSearch(atLeast('Gift', 1)),
  'searches/town': aSearch({ ...atLeast('Tow', 1), dataIdMatch: 'fuzzy' }),
};
const SEARCHES_BY_FIELD: Readonly<Record<string, readonly string[]>> = {
  Gift: ['gift'],
  Town: ['town'],
};

const byName = (names: readonly string[]) => [...names].sort();

it('the check says what the import then does, and both are what D2c and D2d say', async () => {
  await fc.assert(
    fc.asyncProperty(
      table,
      table,
      fc.constantFrom<AbsentChoice>('keep', 'remove'),
      async (first, second, absent) => {
        const server = testServer(aYear(SEARCHES));
        await importCsv(server, csvOf(first));
        const year = yearAfter(new Map(), first, 'keep');
        const listed = year.size === 0 ? [] : first.columns;
        const expected = expectedCheck(year, listed, second);

        // Not the same bytes, which an import that has not ended would go on with.
        const { id, check } = await checkCsv(server, `${csvOf(second)}\n\n`);
        expect(check).toMatchObject({
          ...expected,
          brokenUses: expect.anything() as unknown,
        });
        expect(byName(check?.brokenUses.map(({ fieldName }) => fieldName) ?? [])).toEqual(
          byName(expected.brokenUses.map(({ fieldName }) => fieldName)),
        );
        expect(check?.brokenUses).toEqual(expect.arrayContaining(expected.brokenUses));
        expect(byName(check?.fieldsGone ?? [])).toEqual(
          byName(listed.filter((name) => !second.columns.includes(name))),
        );

        await confirm(server, { id, check }, absent);
        const { newSupporters, changed, unchanged } = expected;
        const isEmpty = peopleOf(second).size === 0;
        const removed = absent === 'remove' ? expected.absentSupporters : 0;
        const outcome = { newSupporters, changed, unchanged, removed };
        expect(await recordOf(server, id)).toMatchObject(
          isEmpty ? { state: 'failed', outcome: null } : { state: 'done', outcome },
        );
        const stored = await server.documents.list(`${YEAR}/supporters`);
        const after = yearAfter(year, second, absent);
        expect(
          Object.fromEntries(stored.map(({ id: key, data }) => [key, data['fields']])),
        ).toEqual(Object.fromEntries(after));
      },
    ),
    { numRuns: 30 },
  );
}, 30_000);
