import { DEFAULT_STORY } from 'shared-kernel/model';
import type { Caller } from '../caller';
import type { DocumentData } from '../store/documents';
import { ADA } from '../testing/aShow';
import { aSearch, atLeast, aYear, searchAtLeast, SCOPE, YEAR } from '../testing/aYear';
import { testServer, type TestServer } from '../testing/testServer';

const DAY_MS = 24 * 60 * 60 * 1000;
const MILO: Caller = { uid: 'milo', token: { email: 'milo@example.org' } };

const first = (on: TestServer, revision = 1, savedBy = 'ada@example.org') => ({
  ...{ revision, savedBy, savedAt: on.services.now() },
});
const search = (on: TestServer, data: DocumentData = aSearch(atLeast('Gift', 1))) => ({
  ...{ ...data, supportersMatchedUpdate: false, supportersMatched: 0 },
  ...first(on),
});
const screen = (on: TestServer, ...searchIds: readonly string[]) => ({
  ...{ name: 'Screen', order: 1, match: 'anySearches', searchIds, content: { items: [] } },
  ...{ setupRevision: 1, setupSavedBy: 'ada@example.org', setupSavedAt: on.services.now() },
  ...{ contentRevision: 1, contentSavedBy: 'ada@example.org', contentSavedAt: on.services.now() },
  ...{ supportersMatchedUpdate: false, supportersMatched: 0 },
});
const TOTAL = { kind: 'sum', fields: { by: 'prefix', prefix: 'Gift' }, isMoney: false };
const STORY = { ...DEFAULT_STORY, colour: '#102030' };

const call = (on: TestServer, name: string, data: object, caller: Caller = ADA) =>
  on.handlers.callables[name as 'undoRollForward'](
    { ...SCOPE, source: '2025', ...data },
    caller,
  ) as Promise<Readonly<Record<string, unknown>>>;
const undo = (on: TestServer, editsUntil: string | null = null) =>
  call(on, 'undoRollForward', { editsUntil });
const commit = (on: TestServer, path: string, data: DocumentData) =>
  on.documents.commit([{ kind: 'merge', path: `${YEAR}/${path}`, data }]);

const BROUGHT = {
  searches: ['givers', 'wrapped'],
  screens: ['thanks'],
  calculatedFields: ['total'],
};

/** A year to which two searches, a screen, a calculated field and the story were brought, beside a search of its own. */
async function broughtYear(): Promise<TestServer> {
  const on = testServer({
    ...aYear({ 'searches/own': { ...aSearch(atLeast('Gift', 2)), revision: 1 } }),
    'organisations/grove/years/2025': { name: '2025' },
  });
  await call(on, 'noteRollForward', { ...BROUGHT, story: STORY });
  await commit(on, 'searches/givers', search(on));
  await commit(on, 'searches/wrapped', search(on, aSearch(searchAtLeast('givers', 1))));
  await commit(on, 'screens/thanks', screen(on, 'wrapped'));
  const field = { id: 'total', name: 'In all', calculation: TOTAL, explained: false };
  await call(on, 'saveCalculatedField', { field, expectedRevision: 0 });
  await call(on, 'saveStory', { story: STORY, expectedRevision: 0 });
  await on.settled();
  on.advance(60_000);
  return on;
}

const there = async (on: TestServer): Promise<readonly string[]> => {
  const kinds = ['searches', 'screens', 'calculatedFields'];
  const lists = await Promise.all(kinds.map((kind) => on.documents.list(`${YEAR}/${kind}`)));
  return lists.flat().map(({ id }) => id);
};
const linesOf = async (on: TestServer, deed: string) =>
  (await on.documents.list('organisations/grove/activity')).filter(
    ({ data }) => data['deed'] === deed,
  );

describe('undoing a roll forward', () => {
  it('takes back all that it brought and nothing else, with one line of the log', async () => {
    const on = await broughtYear();
    const plan = await call(on, 'planRollForwardUndo', {});
    expect(plan).toMatchObject({ takesStory: true, left: [] });
    expect(await undo(on)).toEqual({
      taken: { searches: 2, screens: 1, calculatedFields: 1 },
      tookStory: true,
      left: [],
    });
    await on.settled();
    expect(await there(on)).toEqual(['own']);
    expect((await on.data(YEAR))['storyRevision']).toBeUndefined();
    const lines = await linesOf(on, 'rollForwardUndone');
    expect(lines.map(({ data: { by, subject } }) => [by, subject])).toEqual([
      ['ada@example.org', '2025'],
    ]);
    expect(await linesOf(on, 'searchDeleted')).toEqual([]);
    await expect(undo(on)).rejects.toThrow('This roll forward can be undone no more');
  });

  it('is undone itself from the bin, each under its own id', async () => {
    const on = await broughtYear();
    await undo(on);
    await on.settled();
    const bin = async (kind?: string) =>
      (await call(on, 'readBin', kind === undefined ? {} : { kind }))['entries'] as readonly {
        readonly id: string;
      }[];
    expect((await bin()).length).toBe(3);
    for (const { id } of await bin()) await call(on, 'restoreDeleted', { id });
    for (const { id } of await bin('calculatedField'))
      await call(on, 'restoreCalculatedField', { id });
    expect([...(await there(on))].sort()).toEqual(['givers', 'own', 'thanks', 'total', 'wrapped']);
    expect(await on.data(`${YEAR}/calculatedFields/total`)).toMatchObject({
      ...{ name: 'In all', calculation: TOTAL, revision: 2 },
    });
  });

  it('names and leaves what somebody has edited since, with what that refers to', async () => {
    const on = await broughtYear();
    await commit(on, 'searches/wrapped', first(on, 2, 'milo@example.org'));
    const { left, taken } = await undo(on);
    expect(taken).toEqual({ searches: 0, screens: 1, calculatedFields: 1 });
    expect(left).toMatchObject([
      { kind: 'searches', id: 'wrapped', why: 'edited', by: 'milo@example.org' },
      { kind: 'searches', id: 'givers', why: 'used', usedIn: ['the search “Search”'] },
    ]);
    expect([...(await there(on))].sort()).toEqual(['givers', 'own', 'wrapped']);
  });

  it('takes edits that were confirmed, and no later ones', async () => {
    const on = await broughtYear();
    await commit(on, 'searches/wrapped', first(on, 2, 'milo@example.org'));
    on.advance(1_000);
    const { asOf, all } = await call(on, 'planRollForwardUndo', {});
    expect(all).toMatchObject({ left: [] });
    on.advance(1_000);
    await commit(on, 'searches/givers', first(on, 2, 'milo@example.org'));
    const { left } = await undo(on, asOf as string);
    expect(left).toMatchObject([{ id: 'givers', why: 'edited' }]);
    expect([...(await there(on))].sort()).toEqual(['givers', 'own']);
  });

  it('names what came after and refers to it, and leaves that in place', async () => {
    const on = await broughtYear();
    await commit(on, 'screens/own', { ...screen(on, 'givers'), name: 'Mine' });
    await commit(on, 'searches/reader', {
      ...search(on, aSearch(atLeast('In all', 3))),
      name: 'Reader',
    });
    const { left, all } = await call(on, 'planRollForwardUndo', {});
    expect(left).toMatchObject([
      { kind: 'calculatedFields', why: 'used', usedIn: ['the search “Reader”'] },
      { kind: 'searches', id: 'givers', why: 'used', usedIn: ['the screen “Mine”'] },
    ]);
    // A calculated field that is read is never taken; a search that is confirmed is.
    expect(all).toMatchObject({
      left: [{ kind: 'calculatedFields' }],
      broken: ['the screen “Mine”'],
    });
  });

  it('leaves what somebody saves while it is at work', async () => {
    const on = await broughtYear();
    let saved = false;
    on.documents.onWrite(({ path, after }) => {
      // The screen is gone: the searches come next.
      if (saved || !path.endsWith('screens/thanks') || after !== null) return;
      saved = true;
      void commit(on, 'searches/givers', first(on, 2, 'milo@example.org'));
    });
    const { left, taken } = await undo(on);
    expect(taken).toMatchObject({ searches: 1 });
    expect(left).toMatchObject([{ id: 'givers', why: 'edited', by: 'milo@example.org' }]);
    expect(await on.data(`${YEAR}/searches/givers`)).toMatchObject({ revision: 2 });
  });

  it('leaves a story that somebody saves while it is at work', async () => {
    const on = await broughtYear();
    let saved = false;
    const story = { ...STORY, colour: '#405060' };
    on.documents.onWrite(({ path, after }) => {
      if (saved || !path.endsWith('screens/thanks') || after !== null) return;
      saved = true;
      void call(on, 'saveStory', { story, expectedRevision: 1 });
    });
    expect(await undo(on)).toMatchObject({ tookStory: false, left: [{ kind: 'story' }] });
    expect(await on.data(YEAR)).toMatchObject({ story: { colour: '#405060' } });
  });

  it('leaves a story that is no longer the one that was brought', async () => {
    const on = await broughtYear();
    const story = { ...STORY, colour: '#405060' };
    await call(on, 'saveStory', { story, expectedRevision: 1 });
    expect(await undo(on)).toMatchObject({ tookStory: false, left: [{ kind: 'story' }] });
    expect(await on.data(YEAR)).toMatchObject({ story: { colour: '#405060' } });
  });

  it.each([2, 3, 4, 5, 6])('goes on where it died after %i commits', async (commits) => {
    const on = await broughtYear();
    on.holdEvents = true;
    const dead = on.documents.failAfter(commits);
    await undo(on).catch(() => undefined);
    dead.revive();
    on.holdEvents = false;
    await on.restarted().resumeAll({ exclusive: true });
    await on.settled();
    expect(await there(on)).toEqual(['own']);
    expect(await on.documents.count(`${YEAR}/bin`)).toBe(4);
    expect(await on.documents.count(`${YEAR}/rollForwards`)).toBe(0);
    expect(await linesOf(on, 'rollForwardUndone')).toHaveLength(1);
  });

  it('is done once where two ask for it at the same time', async () => {
    const on = await broughtYear();
    const ends = await Promise.allSettled([undo(on), undo(on)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await on.documents.count(`${YEAR}/bin`)).toBe(4);
    expect(await linesOf(on, 'rollForwardUndone')).toHaveLength(1);
  });

  it('is possible for 7 days, by admins', async () => {
    const on = await broughtYear();
    await expect(call(on, 'undoRollForward', { editsUntil: null }, MILO)).rejects.toThrow(
      'Only an admin',
    );
    const open = async () =>
      (await call(on, 'readRollForwards', {}))['rollForwards'] as readonly unknown[];
    expect(await open()).toMatchObject([{ yearId: '2026', source: '2025', by: 'ada@example.org' }]);
    on.advance(7 * DAY_MS);
    expect(await open()).toEqual([]);
    await expect(undo(on)).rejects.toThrow('This roll forward can be undone no more');
    await on.handlers.removeDeleted();
    expect(await on.documents.count(`${YEAR}/rollForwards`)).toBe(0);
  });

  it('knows nothing of what was there before, and goes on with what stopped', async () => {
    const on = await broughtYear();
    const again = { ...BROUGHT, searches: ['givers', 'own', 'late'], story: null };
    await call(on, 'noteRollForward', again);
    expect(await on.data(`${YEAR}/rollForwards/2025`)).toMatchObject({
      searches: ['givers', 'wrapped', 'late'],
      screens: ['thanks'],
    });
  });

  it('leaves what would not fit into the bin', async () => {
    const on = await broughtYear();
    const conditions = [{ id: 'a', dataValue: 'x'.repeat(700_000) }];
    await commit(on, 'searches/wrapped', { conditions, match: 'all' });
    const { left } = await undo(on);
    expect(left).toMatchObject([{ id: 'wrapped', why: 'notKept' }]);
    expect(await there(on)).toContain('wrapped');
  });
});
