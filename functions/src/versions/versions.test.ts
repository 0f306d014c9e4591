import {
  decodeScreen,
  FORMER_MEMBER,
  NEW_SEARCH,
  RESTORABLE_DAYS,
  VERSION_LIMITS,
} from 'shared-kernel/model';
import type { Caller } from '../caller';
import type { DocumentData } from '../store/documents';
import { ADA, MILO } from '../testing/aShow';
import { SCOPE, YEAR } from '../testing/aYear';
import { testServer, type TestServer } from '../testing/testServer';
import { trimVersions } from './trimVersions';

const DAY_MS = 24 * 60 * 60 * 1000;

const server = (): TestServer =>
  testServer({
    'users/milo': { organisation: 'grove', profile: { email: 'milo@example.org' } },
    'users/ada': { organisation: 'grove', profile: { email: 'ada@example.org' } },
    'organisations/grove/admins/ada': {},
    'organisations/grove': { name: 'Grove' },
    [YEAR]: { name: '2026' },
  });

const condition = (id: string, dataValue = '1') => ({
  ...{ id, dataType: 'field', fieldType: 'data', dataId: 'Gift' },
  ...{ dataEqualsOperator: '>=', dataValue },
});

/** As a client saves it. */
async function save(on: TestServer, path: string, data: DocumentData, author = 'milo') {
  on.author = author;
  await on.documents.commit([{ kind: 'merge', path: `${YEAR}/${path}`, data }]);
  await on.settled();
  on.author = null;
}

const stamp = (on: TestServer, revision: number, savedBy = 'milo@example.org') => ({
  ...{ revision, savedBy, savedAt: on.services.now() },
});

const search = (on: TestServer, revision: number, changes: DocumentData = {}) => ({
  ...{ name: 'Givers', match: 'all', conditions: [condition('a')], ...stamp(on, revision) },
  ...changes,
});

async function remove(on: TestServer, path: string, author: string | null = 'milo') {
  on.author = author;
  await on.documents.commit([{ kind: 'delete', path: `${YEAR}/${path}` }]);
  await on.settled();
  on.author = null;
}

const call = (on: TestServer, name: string, data: object, caller: Caller = MILO) =>
  on.handlers.callables[name as 'readBin']({ ...SCOPE, ...data }, caller) as Promise<
    Readonly<Record<string, unknown>>
  >;
const versions = async (on: TestServer, kind: string, id: string) =>
  (await call(on, 'readVersions', { kind, id }))['versions'] as readonly DocumentData[];
const bin = async (on: TestServer) =>
  (await call(on, 'readBin', {}))['entries'] as readonly DocumentData[];

describe('versions', () => {
  it('are each save of a search, with who, when and what differs', async () => {
    const on = server();
    await save(on, 'searches/givers', search(on, 1));
    on.advance(60_000);
    const conditions = [condition('a', '10'), condition('b')];
    const changes = { conditions, match: 'any', name: 'Generous' };
    await save(on, 'searches/givers', search(on, 2, { ...changes, savedBy: 'ada@example.org' }));
    expect(await versions(on, 'search', 'givers')).toEqual([
      {
        ...{ id: 'givers~search~2', part: 'search', revision: 2, savedBy: 'ada@example.org' },
        savedAt: '2026-06-01T00:01:00.000Z',
        changes: [
          'Name changed',
          'Any condition instead of all conditions',
          '1 condition added',
          '1 condition changed',
        ],
      },
      expect.objectContaining({ revision: 1, savedBy: 'milo@example.org', changes: [] }),
    ]);
    expect(await call(on, 'readVersion', { id: 'givers~search~1' })).toEqual({
      saved: { name: 'Givers', match: 'all', conditions: [condition('a')] },
    });
  });

  it('tell groups from the conditions that stand in them', async () => {
    const on = server();
    const group = (id: string, match: string, ...conditions: readonly object[]) => ({
      ...{ id, dataType: 'group', match, conditions },
    });
    const [a, b, c] = [condition('a'), condition('b'), condition('c')];
    const states = [
      [a, b],
      [a, group('g', 'any', b)],
      [group('g', 'any', a, b)],
      [group('g', 'none', a, condition('b', '10'), c)],
      [a],
    ];
    for (const [index, conditions] of states.entries())
      await save(on, 'searches/givers', search(on, index + 1, { conditions }));
    const told = (await versions(on, 'search', 'givers')).map(({ changes }) => changes);
    expect(told).toEqual([
      ['2 conditions removed', '1 group removed', '1 condition moved into or out of a group'],
      ['1 condition added', '1 condition changed', '1 group changed'],
      ['1 condition moved into or out of a group'],
      ['1 group added', '1 condition moved into or out of a group'],
      [],
    ]);
  });

  it('keep a screen’s set-up and its content apart', async () => {
    const on = server();
    const content = (revision: number, items: readonly object[]) => ({
      content: { backgroundColour: `#00000${String(revision)}`, items },
      ...{ contentRevision: revision, contentSavedBy: 'milo@example.org' },
      contentSavedAt: on.services.now(),
    });
    const setup = (revision: number, searchIds: readonly string[]) => ({
      ...{ name: 'Hello', match: 'allUsers', searchIds, setupRevision: revision },
      ...{ setupSavedBy: 'milo@example.org', setupSavedAt: on.services.now() },
    });
    await save(on, 'screens/hello', { ...setup(1, []), ...content(1, [{ id: 'a', text: 'Hi' }]) });
    on.advance(1_000);
    await save(on, 'screens/hello', content(2, [{ id: 'b' }, { id: 'a', text: 'Hello' }]));
    on.advance(1_000);
    await save(on, 'screens/hello', setup(2, ['givers']));
    const kept = await versions(on, 'screen', 'hello');
    expect(
      kept.slice(0, 2).map(({ part, revision, changes }) => [part, revision, changes]),
    ).toEqual([
      ['setup', 2, ['1 search added']],
      ['content', 2, ['1 object added', '1 object changed', 'Background changed']],
    ]);
    expect(
      kept
        .slice(2)
        .map(({ part }) => part)
        .sort(),
    ).toEqual(['content', 'setup']);
  });

  it('say nothing of what an earlier release left out and a save writes', async () => {
    const on = server();
    const item = { id: 'a', order: 1, type: 'text', text: 'Hi' };
    const stored = { name: 'Old', content: { backgroundColour: '#ffffff', items: [item] } };
    await on.documents.commit([{ kind: 'set', path: `${YEAR}/screens/old`, data: stored }]);
    const read = decodeScreen('old', stored);
    if (!read.ok) throw new Error('it can be read');
    const { content } = read.value;
    const items = [...content.items, { id: 'b', order: 2, type: 'text', text: 'Bye' }];
    const saved = { contentRevision: 1, contentSavedBy: 'milo@example.org', contentSavedAt: null };
    await save(on, 'screens/old', { content: { ...content, items }, ...saved });
    const [newest] = await versions(on, 'screen', 'old');
    expect(newest?.['changes']).toEqual(['1 object added']);
  });

  it('hold what stood before the first save that was kept, and one version of a save that is told twice', async () => {
    const on = server();
    on.holdEvents = true;
    await save(on, 'searches/old', search(on, 6, { name: 'Old' }));
    on.holdEvents = false;
    await save(on, 'searches/old', search(on, 7));
    await on.handlers.documentChanged({
      ...{ path: `${YEAR}/searches/old`, before: search(on, 6), after: search(on, 7) },
      ...{ eventId: 'again', at: on.services.now(), author: 'milo' },
    });
    const kept = await versions(on, 'search', 'old');
    expect(kept.map(({ revision }) => revision)).toEqual([7, 6]);
    const size = await on.data(`${YEAR}/versionsSize/current`);
    const stored = await on.documents.list(`${YEAR}/versions`);
    expect(size['bytes']).toBe(stored.reduce((sum, { data }) => sum + Number(data['bytes']), 0));
  });

  it('are none where the server writes what it counted', async () => {
    const on = server();
    await save(on, 'searches/givers', search(on, 1));
    await save(on, 'searches/givers', { supportersMatched: 7 });
    expect(await versions(on, 'search', 'givers')).toHaveLength(1);
  });

  it('are the newest of each thing', async () => {
    const on = server();
    const { ofPart } = VERSION_LIMITS;
    for (let revision = 1; revision <= ofPart + 5; revision += 1)
      await save(on, 'searches/givers', search(on, revision));
    const kept = await versions(on, 'search', 'givers');
    expect(kept.map(({ revision }) => revision)).toEqual(
      Array.from({ length: ofPart }, (_, place) => ofPart + 5 - place),
    );
  });

  it('are as many as a year has room for: the oldest go, but for the newest of each thing', async () => {
    const on = server();
    const large = VERSION_LIMITS.bytesOfYear / 10;
    const version = (of: string, revision: number, day: number) => ({
      kind: 'set' as const,
      path: `${YEAR}/versions/${of}~content~${String(revision)}`,
      data: {
        ...{ of, part: 'content', revision, bytes: large },
        savedAt: new Date(Date.UTC(2026, 0, day)),
      },
    });
    const days = Array.from({ length: 9 }, (_, place) => place + 1);
    await on.documents.commit([
      ...days.map((day) => version('busy', day, 10 + day)),
      ...[1, 2, 3].map((day) => version('quiet', day, day)),
    ]);
    await trimVersions(on.documents, SCOPE);
    const left = (await on.documents.list(`${YEAR}/versions`)).map(({ id }) => id);
    expect(left).toEqual([
      ...[4, 5, 6, 7, 8, 9].map((day) => `busy~content~${String(day)}`),
      ...[1, 2, 3].map((day) => `quiet~content~${String(day)}`),
    ]);
    expect(await on.data(`${YEAR}/versionsSize/current`)).toEqual({ bytes: large * 9 });
  });

  it('leave out what would not fit into a document, and so does the bin', async () => {
    const on = server();
    const values = Array.from({ length: 20 }, (_, place) =>
      condition(String(place), 'x'.repeat(VERSION_LIMITS.bytesOfOne / 20)),
    );
    await save(on, 'searches/large', search(on, 1, { conditions: values }));
    await save(on, 'searches/large', search(on, 2));
    await save(on, 'searches/large', search(on, 3, { conditions: values }));
    await remove(on, 'searches/large');
    expect((await versions(on, 'search', 'large')).map(({ revision }) => revision)).toEqual([2]);
    expect(await bin(on)).toEqual([]);
  });

  it('are trimmed by the save that is too much', async () => {
    const on = server();
    const size = { bytes: VERSION_LIMITS.bytesOfYear };
    await on.documents.commit([{ kind: 'set', path: `${YEAR}/versionsSize/current`, data: size }]);
    await save(on, 'searches/givers', search(on, 1));
    const [version] = await on.documents.list(`${YEAR}/versions`);
    expect(await on.data(`${YEAR}/versionsSize/current`)).toEqual({
      bytes: version?.data['bytes'],
    });
  });

  it('say nothing of who has deleted their account before a save was told', async () => {
    const on = server();
    await on.documents.commit([{ kind: 'set', path: 'departures/milo', data: {} }]);
    await save(on, 'searches/givers', search(on, 1));
    const stored = await on.documents.list(`${YEAR}/versions`);
    expect(stored.map(({ data }) => data['savedBy'])).toEqual([FORMER_MEMBER]);
  });
});

describe('the bin', () => {
  it('names whom the record of the deletion names, and takes the record', async () => {
    const on = server();
    for (const [kind, record] of [
      ['searches', 'deletedSearches'],
      ['screens', 'deletedScreens'],
    ]) {
      const path = `${YEAR}/${String(record)}/kept`;
      await save(on, `${String(kind)}/kept`, { ...search(on, 2), setupRevision: 2 });
      on.author = 'milo';
      await on.documents.commit([
        { kind: 'delete', path: `${YEAR}/${String(kind)}/kept` },
        { kind: 'set', path, data: { deletedBy: 'ada', deletedAt: on.services.now() } },
      ]);
      await on.settled();
      expect(await on.documents.get(path)).toBeNull();
    }
    const by = (await bin(on)).map(({ deletedBy }) => deletedBy);
    expect(by).toEqual(['ada@example.org', 'ada@example.org']);
    const log = await on.documents.list('organisations/grove/activity');
    expect(
      log.flatMap(({ data: { deed, by: who } }) => (String(deed).endsWith('Deleted') ? [who] : [])),
    ).toEqual(by);
  });

  it('keeps what somebody deleted, and gives it back whole under its id', async () => {
    const on = server();
    const data = search(on, 3, { supportersMatched: 12, supportersMatchedUpdate: false });
    await save(on, 'searches/givers', data);
    await save(on, 'screens/thanks', { name: 'Thanks', searchIds: ['givers'], setupRevision: 1 });
    await remove(on, 'searches/givers');
    const [entry] = await bin(on);
    expect(entry).toMatchObject({
      ...{ kind: 'search', name: 'Givers', deletedBy: 'milo@example.org' },
      removeAt: new Date(Date.UTC(2026, 5, 1) + RESTORABLE_DAYS * DAY_MS).toISOString(),
    });
    expect(await call(on, 'restoreDeleted', { id: entry?.['id'] }, ADA)).toEqual({ id: 'givers' });
    await on.settled();
    expect(await on.data(`${YEAR}/searches/givers`)).toMatchObject({
      ...{ name: 'Givers', match: 'all', conditions: [condition('a')] },
      ...{ revision: 4, savedBy: 'ada@example.org' },
    });
    expect(await bin(on)).toEqual([]);
    const log = await on.documents.list('organisations/grove/activity');
    expect(log.map(({ data: { deed, by } }) => [deed, by])).toContainEqual([
      'searchRestored',
      'ada@example.org',
    ]);
  });

  it('gives nothing back over what is there, and nothing twice', async () => {
    const on = server();
    await save(on, 'searches/givers', search(on, 1));
    await remove(on, 'searches/givers');
    const [entry] = await bin(on);
    await save(on, 'searches/givers', search(on, 1, { name: 'Another' }));
    await expect(call(on, 'restoreDeleted', { id: entry?.['id'] })).rejects.toThrow(
      'This has been restored already',
    );
    await remove(on, 'searches/givers', null);
    await call(on, 'restoreDeleted', { id: entry?.['id'] });
    await expect(call(on, 'restoreDeleted', { id: entry?.['id'] })).rejects.toThrow(
      'This is no longer in the bin',
    );
  });

  it('keeps neither what the server removes nor what is new and untouched', async () => {
    const on = server();
    await save(on, 'searches/givers', search(on, 1));
    await remove(on, 'searches/givers', null);
    const untouched = { ...NEW_SEARCH, ...stamp(on, 1) };
    await save(on, 'searches/new', untouched);
    await remove(on, 'searches/new');
    expect(await bin(on)).toEqual([]);
  });

  it('gives nothing back after 30 days, and holds it no longer', async () => {
    const on = server();
    await save(on, 'searches/givers', search(on, 1));
    await remove(on, 'searches/givers');
    const [entry] = await bin(on);
    on.advance(RESTORABLE_DAYS * DAY_MS);
    expect(await bin(on)).toEqual([]);
    await expect(call(on, 'restoreDeleted', { id: entry?.['id'] })).rejects.toThrow(
      'This is no longer in the bin',
    );
    await on.handlers.removeDeleted();
    expect(await on.documents.count(`${YEAR}/bin`)).toBe(0);
  });
});

describe('somebody who is erased', () => {
  const ROBIN = 'robin@example.org';
  const naming = (on: TestServer, revision: number) =>
    search(on, revision, { conditions: [condition('a', ROBIN)] });

  it('is in no version and no deleted thing any more, nor in those of later saves', async () => {
    const on = server();
    await save(on, 'searches/givers', naming(on, 1));
    await save(on, 'searches/gone', naming(on, 1));
    await remove(on, 'searches/gone');
    await save(on, 'searches/others', search(on, 1));
    await save(on, 'searches/named', search(on, 1, { name: `Friends of ${ROBIN}` }));
    await save(on, 'searches/named', search(on, 2));
    const erased = { organisationId: 'grove', email: ROBIN };
    await on.handlers.callables.eraseSupporter(erased, ADA);
    await on.settled();
    // What staff mend still named them before.
    await save(on, 'searches/givers', search(on, 2));
    await save(on, 'searches/again', naming(on, 1));
    await remove(on, 'searches/again');
    const held = JSON.stringify([
      await on.documents.list(`${YEAR}/versions`),
      await on.documents.list(`${YEAR}/bin`),
    ]);
    expect(held).not.toContain(ROBIN);
    // What was deleted while they were erased may be told late.
    const late = { kind: 'searches', of: 'late', data: naming(on, 1), deletedBy: '' };
    const removeAt = new Date(on.services.now().getTime() + DAY_MS);
    const entry = { ...late, deletedAt: on.services.now(), removeAt };
    await on.documents.commit([{ kind: 'set', path: `${YEAR}/bin/late`, data: entry }]);
    await expect(call(on, 'restoreDeleted', { id: 'late' })).rejects.toThrow(/was erased since/);
    expect(await versions(on, 'search', 'others')).toHaveLength(1);
    expect(await versions(on, 'search', 'givers')).toMatchObject([
      { revision: 2, changes: ['1 condition changed'] },
    ]);
  });
});
