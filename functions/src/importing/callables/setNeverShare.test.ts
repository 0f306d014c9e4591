import { ADA } from '../../testing/uploadCsv';
import { aYear, YEAR } from '../../testing/aYear';
import { importCsv } from '../../testing/importCsv';
import { testServer, type TestServer } from '../../testing/testServer';
import { yearScope } from '../../store/paths';
import { fieldDocumentId } from '../../fields/fieldDocumentId';

const CSV = 'Email,Gift,Town\nann@example.org,5,Leeds\nbob@example.org,50,York';
const IDS = { organisationId: 'grove', yearId: '2026' };

const mark = (server: TestServer, fieldName: string, never = true) =>
  server.handlers.callables.setNeverShare({ ...IDS, fieldName, never }, ADA);
const entry = (server: TestServer, name: string, year = YEAR) =>
  server.data(`${year}/fieldsList/${fieldDocumentId(name)}`);
const marked = { neverShareSetBy: 'ada@example.org' };

async function imported(): Promise<TestServer> {
  const server = testServer(aYear());
  await importCsv(server, CSV);
  return server;
}

describe('a field that is never shared', () => {
  it('says who said so, until it is taken back, and the log has both', async () => {
    const server = await imported();
    await mark(server, 'Gift');
    expect(await entry(server, 'Gift')).toMatchObject({ ...marked, type: 'number', count: 2 });
    await mark(server, 'Gift');
    await mark(server, 'Gift', false);
    expect(await entry(server, 'Gift')).not.toHaveProperty('neverShareSetBy');
    const actions = (await server.documents.list('organisations/grove/activity')).map(
      ({ data }) => [data['deed'], data['subject'], data['by']],
    );
    expect(actions).toEqual(
      expect.arrayContaining([
        ['fieldNeverShared', 'Gift', 'ada@example.org'],
        ['fieldSharedAgain', 'Gift', 'ada@example.org'],
      ]),
    );
    expect(actions.filter(([deed]) => deed === 'fieldNeverShared')).toHaveLength(1);
  });

  it('stays so through imports, another type and an undone import', async () => {
    const server = await imported();
    await mark(server, 'Gift');
    const { id: importId } = await importCsv(server, 'Email,Gift,New\ncid@example.org,7,x');
    expect(await entry(server, 'Gift')).toMatchObject({ ...marked, count: 3 });
    await server.handlers.callables.setFieldType(
      { ...IDS, fieldName: 'Gift', type: 'string' },
      ADA,
    );
    await server.settled();
    expect(await entry(server, 'Gift')).toMatchObject({ ...marked, type: 'string' });
    await mark(server, 'Town');
    await mark(server, 'New');
    await server.handlers.callables.undoImport({ ...IDS, importId }, ADA);
    await server.settled();
    expect(await entry(server, 'Gift')).toMatchObject({ ...marked, count: 2 });
    expect(await entry(server, 'Town')).toMatchObject(marked);
    expect(await entry(server, 'New')).toMatchObject({ ...marked, type: 'unknown', count: 0 });
    await importCsv(server, 'Email,Gift,New\ncid@example.org,7,x');
    expect(await entry(server, 'New')).toMatchObject({ ...marked, count: 1 });
  });

  it('is so in the next year as well, when it comes for the first time', async () => {
    const server = await imported();
    await mark(server, 'Gift');
    const [other, older] = ['organisations/grove/years/2027', YEAR];
    await server.documents.commit([
      { kind: 'set', path: other, data: { ...(await server.data(older)), name: '2027' } },
    ]);
    await importCsv(server, CSV, 'keep', yearScope('grove', '2027'));
    expect(await entry(server, 'Gift', other)).toMatchObject(marked);
    expect(await entry(server, 'Town', other)).not.toHaveProperty('neverShareSetBy');
  });

  it('waits for an import that is working, and is refused for a field that is not there', async () => {
    const server = await imported();
    await expect(mark(server, 'Nothing')).rejects.toMatchObject({ code: 'not-found' });
    server.holdEvents = true;
    await server.documents.commit([
      { kind: 'merge', path: `${YEAR}/jobs/import`, data: { owner: 'x', state: 'working' } },
    ]);
    await expect(mark(server, 'Gift')).rejects.toMatchObject({ code: 'failed-precondition' });
  });
});
