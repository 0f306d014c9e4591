import { demoBackend, errorOf, valueOf } from 'local-backend/testing';
import {
  createAbsent,
  deleteSearch,
  loadSearch,
  loadSearches,
  saveSearch,
} from 'shared-kernel/firestore';
import {
  asId,
  type OrganisationId,
  type SearchDefinition,
  type SearchId,
  type YearId,
} from 'shared-kernel/model';
import { askServer } from 'shared-kernel/server';
import { itInLongRun } from 'shared-kernel/testing';
import * as v from 'valibot';
import {
  noteRollForward,
  planRollForwardUndo,
  readRollForwards,
  undoRollForward,
} from '../src/server/rollForward';

/** Two browsers at versions, the bin and the undoing of a roll forward, through the real SDKs. */
const scope = { organisationId: asId<OrganisationId>('oakhollow'), yearId: asId<YearId>('2026') };
const of = { ...scope, source: asId<YearId>('2025') };

const backend = demoBackend();

jest.setTimeout(120_000);

const aSearch = (id: string, name = id): SearchDefinition => ({
  ...{ id: asId<SearchId>(id), name, match: 'all', conditions: [] },
});

/** The first save of each, as a roll forward makes them. */
async function make(...ids: readonly string[]): Promise<void> {
  const definitions = ids.map((id) => ({ kind: 'search' as const, definition: aSearch(id) }));
  valueOf(await createAbsent(scope, definitions, backend.email));
  await backend.settled();
}

const save = (definition: SearchDefinition, expectedRevision: number) =>
  saveSearch(scope, definition, { expectedRevision, savedBy: backend.email });

const Versions = v.object({
  versions: v.array(
    v.object({ id: v.string(), revision: v.pipe(v.unknown(), v.transform(Number)) }),
  ),
});
const versionsOf = async (id: string) =>
  valueOf(await askServer('readVersions', { ...scope, kind: 'search', id }, Versions)).versions;

const Saved = v.object({ saved: v.object({ name: v.string() }) });
const namesOf = async (id: string): Promise<readonly string[]> => {
  const answers = await Promise.all(
    (await versionsOf(id)).map((version) =>
      askServer('readVersion', { ...scope, id: version.id }, Saved),
    ),
  );
  return answers.map((answer) => valueOf(answer).saved.name);
};

const Bin = v.object({ entries: v.array(v.object({ id: v.string(), name: v.string() })) });
const binOf = async (name: string) =>
  valueOf(await askServer('readBin', { ...scope }, Bin)).entries.filter(
    (entry) => entry.name === name,
  );
const restore = (id: string) =>
  askServer('restoreDeleted', { ...scope, id }, v.object({ id: v.string() }));

beforeEach(() => backend.become('demo-admin'));

it('a version that is brought back while another browser saves: the later one is told, and both are kept (D344)', async () => {
  await make('raced');
  valueOf(await save(aSearch('raced', 'Second'), 1));
  await backend.settled();
  // One browser brings the first version back, another one saves a third.
  const ends = await Promise.all([
    save(aSearch('raced', 'raced'), 2),
    save(aSearch('raced', 'Third'), 2),
  ]);
  const late = ends.flatMap((end) => (end.ok ? [] : [end.error]));
  expect(late).toMatchObject([{ code: 'data/conflict', revision: 3 }]);
  const lateName = ends[0].ok ? 'Third' : 'raced';
  valueOf(await save(aSearch('raced', lateName), 3));
  await backend.settled();
  expect((await versionsOf('raced')).map(({ revision }) => revision)).toEqual([4, 3, 2, 1]);
  expect([...(await namesOf('raced'))].sort()).toEqual(['Second', 'Third', 'raced', 'raced']);
});

it('what two browsers restore at once is there once (D342)', async () => {
  await make('twice');
  valueOf(await save(aSearch('twice', 'Restored twice'), 1));
  valueOf(await deleteSearch(scope, asId<SearchId>('twice')));
  await backend.settled();
  const [entry] = await binOf('Restored twice');
  const ends = await Promise.all([restore(entry?.id ?? ''), restore(entry?.id ?? '')]);
  expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
  expect(ends.flatMap((end) => errorOf(end)?.code ?? [])).toHaveLength(1);
  await backend.settled();
  const { items } = valueOf(await loadSearches(scope));
  expect(items.filter(({ name }) => name === 'Restored twice')).toMatchObject([
    { id: 'twice', saved: { revision: 3 } },
  ]);
  expect(await binOf('Restored twice')).toEqual([]);
});

itInLongRun(
  'what one browser saves while another undoes the roll forward stays, or is told to be gone (D381)',
  async () => {
    const ids = Array.from({ length: 12 }, (_, at) => `brought-${String(at).padStart(2, '0')}`);
    valueOf(
      await noteRollForward({
        ...of,
        searches: ids,
        screens: [],
        calculatedFields: [],
        story: null,
      }),
    );
    await make(...ids);
    expect(valueOf(await planRollForwardUndo(of)).takes).toHaveLength(12);

    const edited = ['brought-00', 'brought-07', 'brought-11'];
    const [undone, ...saves] = await Promise.all([
      undoRollForward({ ...of, editsUntil: null }),
      ...edited.map((id) => save(aSearch(id, `Edited ${id}`), 1)),
    ]);
    await backend.settled();
    const { left, taken } = valueOf(undone);
    const kept = edited.filter((_, at) => saves[at]?.ok === true);
    expect(left.map(({ id, why }) => [id, why])).toEqual(kept.map((id) => [id, 'edited']));
    expect(taken.searches).toBe(ids.length - kept.length);
    for (const id of kept)
      expect(valueOf(await loadSearch(scope, asId<SearchId>(id)))).toMatchObject({
        name: `Edited ${id}`,
      });
    // Whoever came too late finds it in the bin, as it was.
    for (const id of edited.filter((one) => !kept.includes(one)))
      expect(await binOf(id)).toHaveLength(1);
    const open = valueOf(await readRollForwards(scope)).rollForwards;
    expect(open).toHaveLength(kept.length === 0 ? 0 : 1);
  },
);
