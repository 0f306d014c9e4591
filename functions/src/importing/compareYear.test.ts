import { allSupporters } from 'evaluation';
import fc from 'fast-check';
import { readColumns } from 'supporter-data';
import { manifestPath } from '../snapshot/manifest';
import { dropSnapshot } from '../snapshot/storeSnapshot';
import { fieldDocumentId } from '../fields/fieldDocumentId';
import { storedFields } from '../fields/storedFields';
import { readSuppressions } from '../suppressions/readSuppressions';
import { aScreen, aYear, SCOPE, YEAR } from '../testing/aYear';
import { checkCsv, confirm, importCsv, recordOf } from '../testing/importCsv';
import { testServer, type TestServer } from '../testing/testServer';
import { ADA, bytesOf, call } from '../testing/uploadCsv';
import { yearState } from '../testing/yearState';
import { compareYear } from './compareYear';
import { fileAtHand } from './fileInShards';

const CSV = [
  'Email,Supporter Id,Gift,Town',
  'ann@example.org,1,5,Leeds',
  'bob@example.org,2,50,',
  'cid@example.org,3,7.50,Ripon',
].join('\n');

const imported = async (csv: string, supportersOfShard = Infinity): Promise<TestServer> => {
  const server = testServer(aYear({ 'screens/hello': aScreen() }), { supportersOfShard });
  await importCsv(server, csv);
  await server.settled();
  return server;
};

/** Ids of supporters whose documents are read from here on; `all` where they are read page by page. */
function readsOf({ documents }: TestServer): Set<string> {
  const read = new Set<string>();
  const folder = `${YEAR}/supporters`;
  const note = (path: string): void => {
    if (path.startsWith(`${folder}/`)) read.add(path.slice(folder.length + 1));
  };
  const { get, getAll, pages } = documents;
  jest.spyOn(documents, 'get').mockImplementation((path) => {
    note(path);
    return get(path);
  });
  jest.spyOn(documents, 'getAll').mockImplementation((paths) => {
    paths.forEach(note);
    return getAll(paths);
  });
  jest.spyOn(documents, 'pages').mockImplementation((collection, size) => {
    if (collection === folder) read.add('all');
    return pages(collection, size);
  });
  return read;
}

/** What a file means for the year, by email. */
async function changesOf(server: TestServer, csv: string, removesAbsent: boolean) {
  const { documents, services } = server;
  const file = await readColumns([bytesOf(csv)]);
  if (!file.ok) throw new Error(file.error.message);
  const replaced = new Map<string, unknown>();
  const changes = await compareYear(documents, SCOPE, {
    file: fileAtHand(file.value),
    listed: await storedFields(documents, SCOPE),
    removesAbsent,
    keptOut: await readSuppressions(services, SCOPE.organisationId),
    counted: documents.count(`${YEAR}/supporters`),
    supportersOfShard: services.supportersOfShard,
    onReplaced: (email, stored) => void replaced.set(email, stored),
    onCompared: () => Promise.resolve(),
  });
  const year: Record<string, unknown> = {};
  const states: Record<string, unknown> = {};
  const unlisted: Record<string, unknown> = {};
  for (const [index, shard] of changes.shards.entries()) {
    const { emails, ...columns } = await changes.year.at(index);
    const email = (row: number): string => emails.at(row) ?? '';
    for (const one of allSupporters({ emails, ...columns })) year[one.email] = one;
    for (const [row, state] of shard.states.entries()) states[email(row)] = state;
    for (const [row, values] of shard.unlisted) unlisted[email(row)] = values;
  }
  const inferred = await changes.inferredTypes((name) => name !== 'Town');
  return {
    ...{ year, states, unlisted },
    types: Object.fromEntries(inferred.map(({ name, type }) => [name, type])),
    replaced: Object.fromEntries(replaced),
    removed: changes.shards.flatMap(({ removed }) => removed).toSorted(),
    absent: changes.shards.reduce((sum, { absent }) => sum + absent, 0),
  };
}

describe('an import over a year that the product has written', () => {
  it('reads no supporter’s document where the file says the same', async () => {
    const server = await imported(CSV);
    const read = readsOf(server);
    const record = await importCsv(server, CSV);
    expect(record.outcome).toEqual({ newSupporters: 0, changed: 0, unchanged: 3, removed: 0 });
    expect([...read]).toEqual([]);
  });

  it('reads the documents of those who change or go, and no other', async () => {
    const server = await imported(CSV);
    const { id, check } = await checkCsv(server, CSV.replace('50', '51').replace(/\ncid.*/, ''));
    await server.settled();
    const read = readsOf(server);
    await confirm(server, { id, check }, 'remove');
    await server.settled();
    expect([...read]).toEqual(['bob@example.org', 'cid@example.org']);
    expect(await server.data(`${YEAR}/supporters/bob@example.org`)).toMatchObject({
      fields: { Gift: '51' },
    });
  });

  it('knows those whom the care list keeps out of all that is shown', async () => {
    const server = await imported(CSV);
    const entry = { of: 'email', value: 'bob@example.org', effect: 'out', reason: 'bereavement' };
    await server.handlers.callables.addToCareList(
      { organisationId: SCOPE.organisationId, entries: [{ ...entry, note: '', lastDay: null }] },
      ADA,
    );
    await server.settled();
    await importCsv(server, CSV.replace('Leeds', 'York'));
    await server.settled();
    const read = readsOf(server);
    const record = await importCsv(server, CSV.replace('Leeds', 'York'));
    expect(record.outcome).toEqual({ newSupporters: 0, changed: 0, unchanged: 3, removed: 0 });
    expect([...read]).toEqual([]);
  });
});

describe('an import reads the documents themselves', () => {
  const expectAllRead = async (server: TestServer): Promise<void> => {
    const read = readsOf(server);
    const changes = await changesOf(server, CSV, false);
    expect(read).toContain('all');
    expect(changes.states).toEqual({
      'ann@example.org': 'unchanged',
      'bob@example.org': 'changed',
      'cid@example.org': 'unchanged',
    });
  };
  const change = (server: TestServer): Promise<void> =>
    server.documents.commit([
      {
        kind: 'set',
        path: `${YEAR}/supporters/bob@example.org`,
        data: { supporterId: '2', fields: { Gift: '49' } },
      },
    ]);

  it('where the snapshot is of other supporters', async () => {
    const server = await imported(CSV);
    await change(server);
    await server.documents.commit([
      { kind: 'merge', path: manifestPath(SCOPE), data: { revision: 'another' } },
    ]);
    await expectAllRead(server);
  });

  it('where the year does not say when its supporters changed', async () => {
    const server = await imported(CSV);
    await change(server);
    await server.documents.commit([
      { kind: 'merge', path: YEAR, data: { supportersData: { total: 3, revision: '' } } },
    ]);
    await expectAllRead(server);
  });

  it('where there are more of them than the snapshot knows', async () => {
    const server = await imported(CSV);
    await change(server);
    const path = `${YEAR}/supporters/dot@example.org`;
    await server.documents.commit([{ kind: 'set', path, data: { supporterId: '', fields: {} } }]);
    await expectAllRead(server);
  });

  it('where the field list names what the snapshot does not have', async () => {
    const server = await imported(CSV);
    await change(server);
    const [gift] = await server.documents.list(`${YEAR}/fieldsList`);
    const path = `${YEAR}/fieldsList/${fieldDocumentId('Joined')}`;
    await server.documents.commit([{ kind: 'set', path, data: { ...gift?.data, name: 'Joined' } }]);
    await expectAllRead(server);
  });
});

it.each(
  [Infinity, 1].flatMap((supportersOfShard) =>
    Array.from({ length: 14 }, (_, commits) => [commits + 1, supportersOfShard] as const),
  ),
)(
  'an import that dies after %i commits is gone on with, over what it had written (%d in a shard)',
  async (commits, supportersOfShard) => {
    const csv = CSV.replace('50', '51').replace('Ripon', 'York');
    const server = await imported(CSV, supportersOfShard);
    const { id, check } = await checkCsv(server, csv);
    await server.settled();
    const death = server.documents.failAfter(commits);
    await confirm(server, { id, check }).catch(() => undefined);
    await server.settled().catch(() => undefined);
    death.revive();
    await server.restarted().resumeAll({ exclusive: true });
    await server.settled();
    const record = await recordOf(server, id);
    if (record.state === 'checked') await confirm(server, record);
    expect(await yearState(server)).toEqual(
      await yearState(await imported(csv, supportersOfShard)),
    );
    await call(server.handlers, 'undoImport', id);
    expect(await yearState(server)).toEqual(
      await yearState(await imported(CSV, supportersOfShard)),
    );
  },
);

it('a file means the same over the snapshot, in one shard or several, as over the documents', async () => {
  const cell = fc.constantFrom('', ' ', '5', '12', 'Leeds', 'Malmö');
  const email = fc.constantFrom(...'abcdefgh'.split('').map((one) => `${one}@example.org`));
  const row = fc.record({ email, id: fc.constantFrom('', '1', '2'), one: cell, two: cell });
  const rows = fc.array(row, { minLength: 1, maxLength: 12 });
  const ofShard = fc.constantFrom(1, 2, Infinity);
  await fc.assert(
    fc.asyncProperty(
      rows,
      rows,
      fc.boolean(),
      ofShard,
      async (before, after, removesAbsent, most) => {
        const server = await imported(
          ['Email,Supporter Id,Gift,Town', ...before.map(lineOf)].join('\n'),
          most,
        );
        const csv = ['Email,Supporter Id,Gift,Joined', ...after.map(lineOf)].join('\n');
        const fast = await changesOf(server, csv, removesAbsent);
        await dropSnapshot(server.services, SCOPE);
        const read = readsOf(server);
        expect(fast).toEqual(await changesOf(server, csv, removesAbsent));
        expect(read).toContain('all');
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);

const lineOf = ({ email, id, one, two }: Record<'email' | 'id' | 'one' | 'two', string>): string =>
  [email, id, one, two].join(',');
