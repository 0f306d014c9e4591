import { aScreen, aSearch, atLeast, aYear, SCOPE, searchAtLeast } from '../testing/aYear';
import { importCsv } from '../testing/importCsv';
import { testServer, type TestServer } from '../testing/testServer';
import { ADA, call } from '../testing/uploadCsv';
import { yearState } from '../testing/yearState';
import { snapshotPath } from '../store/paths';
import { MANIFEST } from './manifest';
import { rebuildSnapshot } from './rebuildSnapshot';
import { snapshotState } from './snapshotState';
import { dropSnapshot } from './storeSnapshot';
import { shardsFor } from './yearShards';

const YEAR = { organisationId: 'grove', yearId: '2026' };
const emailOf = (row: number): string => `s${String(row)}@example.org`;

/** No two have the same gift, so that which of them is an example does not depend on an order (D98). */
const rowOf = (row: number, gift = row * 3.25): string =>
  [
    emailOf(row),
    String(1000 + row),
    gift.toFixed(2),
    ['Leeds', 'Óban', 'Bath'][row % 3],
    `${String(1 + (row % 28)).padStart(2, '0')}/0${String(1 + (row % 9))}/2026`,
    row % 7 === 0 ? '' : emailOf(row + 1),
  ].join(',');
const HEADER = 'Email,Supporter Id,Gift,Town,PET Trees,Brought in by';
const rows = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);
const FIRST = [HEADER, ...rows(0, 60).map((row) => rowOf(row))].join('\n');
/** Some go, some change, some stay as they are, some are new; a field comes. */
const SECOND = [
  `${HEADER},Note`,
  ...rows(10, 60).map((row) => `${rowOf(row, row < 30 ? row * 5.5 : undefined)},`),
  ...rows(60, 70).map((row) => `${rowOf(row)},note ${String(row)}`),
].join('\n');

/** More than twice as many. */
const THIRD = [HEADER, ...rows(0, 130).map((row) => rowOf(row))].join('\n');

const RANK = { kind: 'rank', field: 'Gift', among: 'having' } as const;
const GIVERS = { id: 'draft', name: '', match: 'any', conditions: [atLeast('Gift', 100)] };

/** What can be asked of a year that is answered out of its snapshot. */
async function answersOf({ handlers: { callables } }: TestServer): Promise<object> {
  const ask = (name: keyof typeof callables, request: object): Promise<unknown> =>
    callables[name]({ ...YEAR, ...request }, ADA);
  return {
    search: await ask('countSearch', { search: GIVERS, requestId: 1 }),
    overlap: await ask('compareSearches', { searchIds: ['givers', 'best'] }),
    reach: await ask('readReach', {}),
    rank: await ask('previewCalculatedField', {
      field: { id: 'new', calculation: RANK },
      requestId: 1,
    }),
    anyPart: await ask('previewCalculatedField', {
      field: {
        id: 'new',
        calculation: {
          ...{ kind: 'count', fields: { by: 'prefix', prefix: 'PET' } },
          withinYear: true,
        },
      },
      requestId: 2,
    }),
    mentioned: await ask('findSupporter', { email: emailOf(33) }),
  };
}

interface Entry {
  readonly type: string;
  readonly exampleValues: Readonly<
    Record<'largest' | 'smallest', { readonly value: string } | null>
  >;
}

/** Many have a text of the same length, and who of them is the example depends on an order (D98). */
const withoutTies = (state: object): object => {
  const { fields } = state as { readonly fields: Readonly<Record<string, Entry>> };
  const lengthOf = (example: { readonly value: string } | null) => example?.value.length;
  return Object.values(fields).map(({ exampleValues, ...entry }) =>
    entry.type !== 'string'
      ? { ...entry, exampleValues }
      : {
          ...entry,
          ...{ ...exampleValues, largest: lengthOf(exampleValues.largest) },
          smallest: lengthOf(exampleValues.smallest),
        },
  );
};

/** A year from its first file to an undo, after each step as it is stored, and as it answers. */
async function lived(supportersOfShard: number): Promise<readonly object[]> {
  const server = testServer(
    aYear({
      'searches/givers': aSearch(atLeast('Gift', 50)),
      'searches/best': aSearch(searchAtLeast('givers', 1), atLeast('Rank', 1)),
      'screens/all': aScreen(),
      'screens/best': aScreen('best'),
    }),
    { supportersOfShard },
  );
  const { callables } = server.handlers;
  const states: object[] = [];
  const note = async (): Promise<void> => {
    const state = await yearState(server);
    expect(await unnamedParts(server)).toEqual([]);
    states.push({ ...state, fields: withoutTies(state), answers: await answersOf(server) });
  };
  await importCsv(server, FIRST);
  const rank = { id: 'rank', name: 'Rank', calculation: RANK, explained: false };
  await callables.saveCalculatedField({ ...YEAR, field: rank, expectedRevision: 0 }, ADA);
  await note();
  await importCsv(server, SECOND, 'remove');
  await note();
  const entry = { effect: 'out', reason: 'other', note: '', lastDay: null };
  const most = { match: 'all', conditions: [{ id: 'c', ...atLeast('Gift', 200) }] };
  await callables.addToCareList(
    {
      ...YEAR,
      entries: [
        { ...entry, of: 'email', value: emailOf(40) },
        { ...entry, of: 'search', value: 'Gift is at least 200', search: most },
      ],
    },
    ADA,
  );
  await note();
  await callables.setFieldType({ ...YEAR, fieldName: 'Gift', type: 'donation' }, ADA);
  await note();
  await callables.eraseSupporter({ ...YEAR, email: emailOf(33) }, ADA);
  await note();
  const { id: third } = await importCsv(server, THIRD, 'remove');
  await note();
  expect(await shardCount(server)).toBe(shardsFor(129, supportersOfShard));
  await call(server.handlers, 'undoImport', third);
  await note();
  await dropSnapshot(server.services, SCOPE);
  await rebuildSnapshot(server.services, SCOPE, [{ name: 'Gift', type: 'number' }]);
  await note();
  expect(await shardCount(server)).toBe(shardsFor(59, supportersOfShard));
  return states;
}

/** Parts of shards that nobody reads. */
async function unnamedParts({ documents }: TestServer): Promise<readonly string[]> {
  const shards = (await snapshotState(documents, SCOPE)).fitting?.shards ?? [];
  const parts = await documents.list(snapshotPath(SCOPE));
  return parts
    .map(({ id }) => id)
    .filter((id) => id !== MANIFEST && !shards.some((shard) => id.startsWith(`${shard.id}-`)));
}

const shardCount = async ({ documents }: TestServer): Promise<number> =>
  (await snapshotState(documents, SCOPE)).fitting?.shards.length ?? 0;

it('a year in several shards is stored, shown and counted as in one', async () => {
  const whole = await lived(Infinity);
  expect(whole).toHaveLength(8);
  for (const supportersOfShard of [30, 4]) expect(await lived(supportersOfShard)).toEqual(whole);
});
