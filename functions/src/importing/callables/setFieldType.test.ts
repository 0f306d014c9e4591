import { VERSION_LIMITS } from 'shared-kernel/model';
import { ADA } from '../../testing/uploadCsv';
import { aScreen, aSearch, atLeast, aYear, searchAtLeast, YEAR } from '../../testing/aYear';
import { importCsv } from '../../testing/importCsv';
import { testServer, type TestServer } from '../../testing/testServer';
import { fieldDocumentId } from '../../fields/fieldDocumentId';

const CSV = [
  'Email,Gift,Town,Number',
  'ann@example.org,5,Leeds,01',
  'bob@example.org,50,York,02',
  'cid@example.org,7,Hull,3',
].join('\n');

const fuzzy = (dataId: string) => ({ ...atLeast(dataId, 6), dataIdMatch: 'fuzzy' as const });

const setType = async (server: TestServer, fieldName: string, type: string | null) => {
  await server.handlers.callables.setFieldType(
    { organisationId: 'grove', yearId: '2026', fieldName, type },
    ADA,
  );
  await server.settled();
};

const entry = (server: TestServer, name: string) =>
  server.data(`${YEAR}/fieldsList/${fieldDocumentId(name)}`);

/** Paths of the searches and screens that are counted while this is done. */
async function countedBy(server: TestServer, work: () => Promise<unknown>): Promise<string[]> {
  const counted = new Set<string>();
  server.documents.onWrite(({ path, after }) => {
    if (after?.['supportersMatched'] === -1) counted.add(path.slice(YEAR.length + 1));
  });
  await work();
  return [...counted].sort();
}

const aYearOfSearches = () =>
  aYear({
    'searches/exact': aSearch(atLeast('Gift', 6)),
    'searches/fuzzy': aSearch(fuzzy('if')),
    'searches/anything': aSearch(fuzzy('')),
    'searches/other': aSearch(atLeast('Number', 1)),
    'searches/dependant': aSearch(searchAtLeast('exact', 1)),
    'screens/dependant': aScreen('dependant'),
    'screens/other': aScreen('other'),
    'screens/everybody': aScreen(),
  });

describe('a type that a person sets', () => {
  it('has counted again exactly what reads the field, and what follows from that (D2a, D18)', async () => {
    const server = testServer(aYearOfSearches());
    await importCsv(server, CSV);
    expect(await server.data(`${YEAR}/searches/exact`)).toMatchObject({ supportersMatched: 2 });

    expect(await countedBy(server, () => setType(server, 'Gift', 'string'))).toEqual([
      'screens/dependant',
      'searches/anything',
      'searches/dependant',
      'searches/exact',
      'searches/fuzzy',
    ]);
    // As texts, '50' and '5' come before '6'.
    expect(await server.data(`${YEAR}/searches/exact`)).toMatchObject({ supportersMatched: 1 });
    expect(await server.data(`${YEAR}/screens/dependant`)).toMatchObject({ supportersMatched: 1 });
  });

  it('of a field that no search reads has nothing counted', async () => {
    const server = testServer(aYear({ 'searches/other': aSearch(atLeast('Number', 1)) }));
    await importCsv(server, CSV);
    expect(await countedBy(server, () => setType(server, 'Town', 'date'))).toEqual([]);
    expect(await entry(server, 'Town')).toMatchObject({ type: 'date', spread: { none: 3 } });
  });

  it('gives the counts that a count of everything gives', async () => {
    const server = testServer(aYearOfSearches());
    await importCsv(server, CSV);
    await setType(server, 'Gift', 'string');
    const counts = async () => {
      const searches = await server.documents.list(`${YEAR}/searches`);
      const screens = await server.documents.list(`${YEAR}/screens`);
      return [...searches, ...screens].map(({ id, data }) => [id, data['supportersMatched']]);
    };
    const few = await counts();
    await server.documents.commit([
      {
        kind: 'merge',
        path: `${YEAR}/jobs/matching`,
        data: { state: 'requested', everything: true },
      },
    ]);
    await server.settled();
    expect(await counts()).toEqual(few);
  });

  it('is read by live counts at once, also where nothing had to be counted', async () => {
    const server = testServer(aYear());
    await importCsv(server, CSV);
    let asked = 0;
    const live = () =>
      server.handlers.callables.countSearch(
        {
          organisationId: 'grove',
          yearId: '2026',
          search: { id: 'draft', ...aSearch(atLeast('Gift', 6)) },
          requestId: (asked += 1),
        },
        ADA,
      );
    expect(await live()).toMatchObject({ supporters: 3, total: 2 });
    await setType(server, 'Gift', 'string');
    expect(await live()).toMatchObject({ total: 1 });
  });

  it('survives the next import, until it is taken away (D2a)', async () => {
    const server = testServer(aYear());
    await importCsv(server, CSV);
    expect(await entry(server, 'Number')).toMatchObject({ type: 'string', inferredType: 'string' });
    await setType(server, 'Number', 'number');
    await importCsv(server, 'Email,Number\ndan@example.org,9');

    expect(await entry(server, 'Number')).toMatchObject({
      type: 'number',
      inferredType: 'string',
      typeSetBy: 'ada@example.org',
      count: 4,
      spread: { '1': 1, '2': 1, '3': 1, '9': 1 },
    });

    await setType(server, 'Number', null);
    const plain = await entry(server, 'Number');
    expect(plain).toMatchObject({ type: 'string', inferredType: 'string', count: 4 });
    expect(plain).not.toHaveProperty('typeSetBy');
  });

  it('is the same from the documents as from the snapshot', async () => {
    const server = testServer(aYear());
    await importCsv(server, CSV);
    await setType(server, 'Gift', 'string');
    const fromSnapshot = await entry(server, 'Gift');
    await server.documents.commit([{ kind: 'delete', path: `${YEAR}/snapshot/manifest` }]);
    await setType(server, 'Gift', 'string');
    expect(await entry(server, 'Gift')).toEqual(fromSnapshot);
  });

  it('waits for an import that is working, and is refused for a field that is not there', async () => {
    const server = testServer(aYear());
    await importCsv(server, CSV);
    await expect(setType(server, 'Nothing', 'date')).rejects.toMatchObject({ code: 'not-found' });
    await server.documents.commit([
      { kind: 'merge', path: `${YEAR}/jobs/import`, data: { owner: 'x' } },
    ]);
    server.holdEvents = true;
    await server.documents.commit([
      { kind: 'merge', path: `${YEAR}/jobs/import`, data: { state: 'working' } },
    ]);
    await expect(setType(server, 'Gift', 'string')).rejects.toMatchObject({
      code: 'failed-precondition',
    });
  });
});

describe('versions of a field’s type', () => {
  const read = async (server: TestServer, name: string) =>
    (
      (await server.handlers.callables.readVersions(
        { organisationId: 'grove', yearId: '2026', kind: 'field', id: name },
        ADA,
      )) as { readonly versions: readonly Readonly<Record<string, unknown>>[] }
    ).versions;

  it('are each change, with who, when and what differs, and what stood before the first (D383)', async () => {
    const server = testServer(aYear());
    await importCsv(server, CSV);
    await setType(server, 'Gift', 'string');
    server.advance(1_000);
    await setType(server, 'Gift', null);
    await setType(server, 'Number', 'string');
    const versions = await read(server, 'Gift');
    expect(versions.map(({ revision, changes, savedBy }) => [revision, changes, savedBy])).toEqual([
      [3, ['Number instead of text', 'As its values say'], 'ada@example.org'],
      [2, ['Text instead of number', 'Set by hand'], 'ada@example.org'],
      [1, [], ''],
    ]);
    const saved = await server.handlers.callables.readVersion(
      { organisationId: 'grove', yearId: '2026', id: versions[1]?.['id'] },
      ADA,
    );
    expect(saved).toEqual({ saved: { type: 'string', byHand: true } });
    expect(await read(server, 'Number')).toHaveLength(2);
  });

  it('are two where two set it at the same time', async () => {
    const server = testServer(aYear());
    await importCsv(server, CSV);
    await Promise.all([setType(server, 'Gift', 'string'), setType(server, 'Gift', 'donation')]);
    const types = (await read(server, 'Gift')).map(({ revision }) => revision);
    expect(types).toEqual([3, 2, 1]);
  });

  it('are at most as many as of anything else', async () => {
    const server = testServer(aYear());
    await importCsv(server, CSV);
    for (let at = 0; at < VERSION_LIMITS.ofPart + 2; at += 1)
      await setType(server, 'Gift', at % 2 === 0 ? 'string' : null);
    expect(await read(server, 'Gift')).toHaveLength(VERSION_LIMITS.ofPart);
  });
});
