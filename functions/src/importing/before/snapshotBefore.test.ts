import { allSupporters, type FieldDefinition, type Snapshot } from 'evaluation';
import type { Supporter } from 'shared-kernel/model';
import { NOBODY, type Suppressions } from '../../suppressions/readSuppressions';
import { aYear, SCOPE, YEAR } from '../../testing/aYear';
import { importCsv, recordOf } from '../../testing/importCsv';
import { testServer, type TestServer } from '../../testing/testServer';
import { call } from '../../testing/uploadCsv';
import { yearState } from '../../testing/yearState';
import { readImport } from '../importWork';
import { fieldsBefore } from './partsBefore';
import { snapshotBefore } from './snapshotBefore';

const FIRST = [
  'Email,Supporter Id,Gift',
  'ann@example.org,1,5',
  'bob@example.org,2,6',
  'cid@example.org,3,7',
].join('\n');
/** Ann goes, Bob changes, Cid stays, Dee is new; the town is a new field. */
const SECOND = [
  'Email,Gift,Town',
  'bob@example.org,60,Leeds',
  'cid@example.org,7,',
  'dee@example.org,8,',
].join('\n');

const taken = async () => {
  const server = testServer(aYear());
  await importCsv(server, FIRST);
  const before = await yearState(server);
  const { id } = await importCsv(server, SECOND, 'remove');
  return { server, before, id };
};

async function snapshotOf(
  { services, documents }: TestServer,
  importId: Awaited<ReturnType<typeof taken>>['id'],
  {
    keptOut = NOBODY,
    further = [],
  }: { readonly keptOut?: Suppressions; readonly further?: readonly FieldDefinition[] } = {},
): Promise<Snapshot | null> {
  const address = { scope: SCOPE, importId };
  const stored = await readImport(documents, address);
  if (stored === null) throw new Error('There is no such import');
  const nothing = () => Promise.resolve();
  const progress = { begin: nothing, advance: nothing, goOn: nothing };
  const run = { services, address, stored, progress };
  const before = await snapshotBefore(run, [...(await fieldsBefore(run)), ...further], keptOut);
  return (await before?.at(0)) ?? null;
}

const supportersOf = (snapshot: Snapshot | null): readonly Supporter[] | null =>
  snapshot && allSupporters(snapshot).toSorted((a, b) => (a.email < b.email ? -1 : 1));

it('an undo makes the snapshot of before without a look at the year’s documents', async () => {
  const { server, before, id } = await taken();
  const pages = jest.spyOn(server.documents, 'pages');
  await call(server.handlers, 'undoImport', id);
  expect((await recordOf(server, id)).state).toBe('undone');
  expect(pages.mock.calls.filter(([path]) => path === `${YEAR}/supporters`)).toEqual([]);
  expect(await yearState(server)).toEqual(before);
});

it('holds those who changed and went as they were, others as they are, and nobody who is new', async () => {
  const { server, before, id } = await taken();
  expect(supportersOf(await snapshotOf(server, id))).toEqual(
    (before as { readonly snapshot: unknown }).snapshot,
  );
});

it('does not bring back who was erased since, nor keep who still was in the snapshot', async () => {
  const { server, id } = await taken();
  const out = new Set(['bob@example.org', 'cid@example.org']);
  const keptOut = { ...NOBODY, any: true, hasEmail: (email: string) => out.has(email) };
  const left = supportersOf(await snapshotOf(server, id, { keptOut }));
  expect(left?.map(({ email }) => email)).toEqual(['ann@example.org']);
});

it('is not made where documents may hold what the snapshot of now does not know', async () => {
  const { server, id } = await taken();
  const further = [{ name: 'Only in documents', type: 'string' }] as const;
  expect(await snapshotOf(server, id, { further })).toBeNull();
});

it.each([
  ['names no state of its supporters', ''],
  ['has had others since', 'another'],
])('is not made where the year %s', async (_name, revision) => {
  const { server, id } = await taken();
  await server.documents.commit([
    { kind: 'merge', path: YEAR, data: { supportersData: { total: 3, revision } } },
  ]);
  expect(await snapshotOf(server, id)).toBeNull();
});
