import type { ImportState } from 'shared-kernel/model';
import { aYear, YEAR } from '../testing/aYear';
import { checkCsv, importCsv, recordOf } from '../testing/importCsv';
import { testServer, type TestServer } from '../testing/testServer';
import { announce, bytesOf, call, sendChunks, uploadCsv } from '../testing/uploadCsv';
import { FAILURE_SENTENCES } from './failureSentences';

const RUN = { checkId: '', absent: 'keep' };
const DAY_MS = 24 * 60 * 60 * 1_000;
const CSV = 'Email,Gift\nann@example.org,5\nnobody,1';

async function uploading(server: TestServer) {
  const importId = await announce(server.handlers, bytesOf(CSV));
  await sendChunks(server.handlers, importId, bytesOf(CSV));
  return importId;
}

/** How an import comes to wait for a person. */
const WAITING = {
  uploading,
  mapping: async (server: TestServer) => {
    const importId = await uploadCsv(server.handlers, CSV);
    await server.settled();
    return importId;
  },
  checked: async (server: TestServer) => (await checkCsv(server, CSV)).id,
} as const satisfies Partial<Record<ImportState, unknown>>;

const filesOf = async (server: TestServer, importId: string): Promise<readonly number[]> =>
  Promise.all(
    ['chunks', 'rejected'].map((part) =>
      server.documents.count(`${YEAR}/imports/${importId}/${part}`),
    ),
  );

describe('an import that nobody goes on with', () => {
  it('expires though the record of another one cannot be read', async () => {
    const server = testServer(aYear({ 'imports/damaged': { state: 'mapping', rejectedRows: 7 } }));
    const importId = await uploading(server);
    server.advance(7 * DAY_MS);
    await server.handlers.expireImports();
    expect((await recordOf(server, importId)).state).toBe('expired');
  });

  describe.each(Object.entries(WAITING))('left in %s', (state, leave) => {
    it('expires after 7 days: its file goes, its record says why', async () => {
      const server = testServer(aYear());
      const importId = await leave(server);
      expect((await recordOf(server, importId)).state).toBe(state);

      server.advance(7 * DAY_MS);
      await server.handlers.expireImports();

      expect(await recordOf(server, importId)).toMatchObject({
        state: 'expired',
        failure: FAILURE_SENTENCES.expired,
        rejectedRows: [],
        finishedAt: server.services.now(),
      });
      expect(await filesOf(server, importId)).toEqual([0, 0]);
    });

    it('stays until then', async () => {
      const server = testServer(aYear());
      const importId = await leave(server);
      const files = await filesOf(server, importId);

      server.advance(7 * DAY_MS - 1);
      await server.handlers.expireImports();

      expect((await recordOf(server, importId)).state).toBe(state);
      expect(await filesOf(server, importId)).toEqual(files);
    });
  });

  it('counts the days from when somebody last came back to it', async () => {
    const server = testServer(aYear());
    const importId = await uploading(server);
    server.advance(6 * DAY_MS);
    expect(await announce(server.handlers, bytesOf(CSV))).toBe(importId);
    server.advance(6 * DAY_MS);
    await server.handlers.expireImports();
    expect((await recordOf(server, importId)).state).toBe('uploading');
  });

  it('is begun anew with the same file, and cannot be gone on with', async () => {
    const server = testServer(aYear());
    const importId = await WAITING.mapping(server);
    server.advance(7 * DAY_MS);
    await server.handlers.expireImports();

    await expect(call(server.handlers, 'runImport', importId, RUN)).rejects.toThrow(
      'has not been checked',
    );
    await call(server.handlers, 'cancelImport', importId);
    expect((await recordOf(server, importId)).state).toBe('expired');
    expect((await importCsv(server, CSV)).state).toBe('done');
  });

  it('is told apart from one that is done, which keeps what can be undone', async () => {
    const server = testServer(aYear());
    const { id } = await importCsv(server, CSV);
    server.advance(30 * DAY_MS);
    await server.handlers.expireImports();
    expect(await recordOf(server, id)).toMatchObject({ state: 'done', undoable: true });
    await call(server.handlers, 'undoImport', id);
    expect((await recordOf(server, id)).state).toBe('undone');
  });
});
