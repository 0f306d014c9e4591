import { aScreen, aSearch, atLeast, aYear, YEAR } from '../../testing/aYear';
import { importCsv, recordOf } from '../../testing/importCsv';
import { testServer, type TestServer } from '../../testing/testServer';
import { call } from '../../testing/uploadCsv';
import { yearState } from '../../testing/yearState';

const FIRST = 'Supporter ID,Email,Gift,Town\n1,ann@example.org,5,Leeds\n2,bob@example.org,50,York';
const SECOND = 'Email,Gift,City\nbob@example.org,7,\ncid@example.org,70,Hull';

const aServer = (): TestServer =>
  testServer(aYear({ 'searches/givers': aSearch(atLeast('Gift', 6)), 'screens/all': aScreen() }));

async function undo(server: TestServer, importId: string): Promise<void> {
  await call(server.handlers, 'undoImport', importId);
  await server.settled();
}

const REFUSED = { code: 'failed-precondition', message: 'Only the newest import can be undone' };

describe('undoing an import', () => {
  it.each(['keep', 'remove'] as const)(
    'brings back supporters, fields, total, snapshot and counts (absent: %s)',
    async (absent) => {
      const server = aServer();
      await importCsv(server, FIRST);
      const before = await yearState(server);
      const { id } = await importCsv(server, SECOND, absent);
      expect(await yearState(server)).not.toEqual(before);
      await undo(server, id);

      expect(await yearState(server)).toEqual(before);
      expect(await recordOf(server, id)).toMatchObject({ state: 'undone', undoable: false });
      expect(await server.documents.count(`${YEAR}/imports/${id}/before`)).toBe(0);
    },
  );

  it('of a year that had nobody leaves it empty', async () => {
    const server = aServer();
    const { id } = await importCsv(server, FIRST);
    await undo(server, id);
    expect(await yearState(server)).toMatchObject({ supporters: {}, fields: {}, total: 0 });
    expect(await server.data(`${YEAR}/searches/givers`)).toMatchObject({ supportersMatched: 0 });
  });

  it('twice is no mistake, and goes no further back', async () => {
    const server = aServer();
    const first = await importCsv(server, FIRST);
    const before = await yearState(server);
    const second = await importCsv(server, SECOND);
    await undo(server, second.id);
    await undo(server, second.id);

    expect(await yearState(server)).toEqual(before);
    await expect(undo(server, first.id)).rejects.toMatchObject(REFUSED);
    expect(await yearState(server)).toEqual(before);
  });

  it('is for the newest that changed something: not for one with a later one behind it', async () => {
    const server = aServer();
    const first = await importCsv(server, FIRST);
    const second = await importCsv(server, SECOND);
    await expect(undo(server, first.id)).rejects.toMatchObject(REFUSED);

    const { id: again } = await importCsv(server, `${SECOND}\n`);
    await expect(undo(server, again)).rejects.toMatchObject(REFUSED);
    await undo(server, second.id);
    expect(await server.documents.get(`${YEAR}/supporters/cid@example.org`)).toBeNull();
  });

  it('may be followed by the same file again, which can be undone in turn', async () => {
    const server = aServer();
    await importCsv(server, FIRST);
    const before = await yearState(server);
    const { id } = await importCsv(server, SECOND);
    const after = await yearState(server);
    await undo(server, id);
    const again = await importCsv(server, SECOND);

    expect(again).toMatchObject({ state: 'done', undoable: true });
    expect(await yearState(server)).toEqual(after);
    await undo(server, again.id);
    expect(await yearState(server)).toEqual(before);
  });

  it('brings back a type that a person had set', async () => {
    const server = aServer();
    await importCsv(server, FIRST);
    await server.handlers.callables.setFieldType(
      { organisationId: 'grove', yearId: '2026', fieldName: 'Gift', type: 'string' },
      { uid: 'ada', token: {} },
    );
    const before = await yearState(server);
    const { id } = await importCsv(server, SECOND);
    await undo(server, id);
    expect(await yearState(server)).toEqual(before);
  });
});
