import type { ImportId } from 'shared-kernel/model';
import { aScreen, aSearch, atLeast, aYear, YEAR } from '../../testing/aYear';
import { checkCsv, confirm, importCsv, recordOf } from '../../testing/importCsv';
import { testServer, type TestServer } from '../../testing/testServer';
import { announce, bytesOf, call, sendChunks, uploadCsv } from '../../testing/uploadCsv';
import { yearState } from '../../testing/yearState';
import { FAILURE_SENTENCES } from '../failureSentences';

const FIRST = 'Email,Gift,Town\nann@example.org,5,Leeds\nbob@example.org,50,York';
const SECOND = 'Email,Gift,City\nbob@example.org,7,\ncid@example.org,70,Hull\nnobody,1,';

/** A year with some supporters and their counts, an import of which has been done. */
async function preparedYear(): Promise<TestServer> {
  const server = testServer(
    aYear({ 'searches/givers': aSearch(atLeast('Gift', 6)), 'screens/all': aScreen() }),
  );
  await importCsv(server, FIRST);
  return server;
}

/** Does this once, as soon as an import's record says that it is at a step. */
function atStep(server: TestServer, step: string, work: () => void): void {
  let isOver = false;
  server.documents.onWrite(({ path, after }) => {
    if (isOver || !path.startsWith(`${YEAR}/imports/`) || after?.['step'] !== step) return;
    isOver = true;
    // The next sign of life is due.
    server.advance(2_000);
    work();
  });
}

/** What is left of people's data. */
async function leftovers(server: TestServer, importId: ImportId): Promise<unknown> {
  const { columns, mapping, check, rejectedRows } = await recordOf(server, importId);
  const counts = await Promise.all(
    ['chunks', 'before', 'rejected'].map((part) =>
      server.documents.count(`${YEAR}/imports/${importId}/${part}`),
    ),
  );
  return { columns, mapping, check, rejectedRows, parts: counts };
}
const NOTHING_LEFT = {
  columns: null,
  mapping: null,
  check: null,
  rejectedRows: [],
  parts: [0, 0, 0],
};

const IMPORT_STEPS = [
  'Waiting to start',
  'Reading the file',
  'Comparing with the supporters of the year',
  'Keeping what stands, for undoing',
  'Writing supporters',
  'Working out the fields',
  'Preparing the counts',
] as const;

describe('an import that is cancelled', () => {
  it.each(IMPORT_STEPS)('at "%s" leaves the year as it was', async (step) => {
    const server = await preparedYear();
    const before = await yearState(server);
    const checked = await checkCsv(server, SECOND);
    const { id } = checked;
    let cancelling: Promise<unknown> = Promise.resolve();
    atStep(server, step, () => {
      cancelling = call(server.handlers, 'cancelImport', id);
    });
    await confirm(server, checked, 'remove');

    expect(await recordOf(server, id)).toMatchObject({ state: 'cancelled', undoable: false });
    await cancelling;
    expect(await yearState(server)).toEqual(before);
    expect(await leftovers(server, id)).toEqual(NOTHING_LEFT);
    expect(await importCsv(server, SECOND)).toMatchObject({ state: 'done' });
  });

  it('before anybody works on it ends at once, whether it is up, looked at or checked', async () => {
    const server = await preparedYear();
    const uploading = await announce(server.handlers, bytesOf(`${SECOND}\n\n`));
    await sendChunks(server.handlers, uploading, bytesOf(`${SECOND}\n\n`));
    const mapping = await uploadCsv(server.handlers, `${SECOND}\n`);
    await server.settled();
    const { id: checked } = await checkCsv(server, SECOND);
    for (const id of [uploading, mapping, checked]) {
      await call(server.handlers, 'cancelImport', id);
      expect(await recordOf(server, id)).toMatchObject({
        state: 'cancelled',
        finishedAt: server.services.now(),
      });
      expect(await leftovers(server, id)).toEqual(NOTHING_LEFT);
    }
  });

  it.each(['inspecting', 'checking'] as const)('while it is %s ends there', async (state) => {
    const server = await preparedYear();
    const before = await yearState(server);
    const importId = await announce(server.handlers, bytesOf(SECOND));
    await sendChunks(server.handlers, importId, bytesOf(SECOND));
    let cancelling: Promise<unknown> = Promise.resolve();
    const cancelled = new Set<string>();
    server.documents.onWrite(({ after }) => {
      if (after?.['state'] !== state || after['step'] !== 'Reading the file') return;
      if (cancelled.has(state)) return;
      cancelled.add(state);
      cancelling = call(server.handlers, 'cancelImport', importId);
    });
    await call(server.handlers, 'finishUpload', importId);
    await server.settled();
    if (state === 'checking') {
      const mapping = {
        emailPosition: 1,
        supporterIdPosition: null,
        columns: [{ position: 2, name: 'Gift', type: null, include: true }],
      };
      await call(server.handlers, 'checkImport', importId, { mapping });
    }
    expect(await recordOf(server, importId)).toMatchObject({ state: 'cancelled' });
    await cancelling;
    expect(await yearState(server)).toEqual(before);
  });

  it('twice is no mistake, and after its end is refused', async () => {
    const server = await preparedYear();
    const importId = await uploadCsv(server.handlers, SECOND);
    await server.settled();
    await call(server.handlers, 'cancelImport', importId);
    await call(server.handlers, 'cancelImport', importId);

    const { id: done } = await importCsv(server, SECOND);
    await expect(call(server.handlers, 'cancelImport', done)).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    expect(await recordOf(server, done)).toMatchObject({ state: 'done' });
  });
});

describe('an import that fails on our side', () => {
  it.each(['Keeping what stands, for undoing', 'Writing supporters', 'Working out the fields'])(
    'at "%s" takes back what it has written of it',
    async (step) => {
      const server = await preparedYear();
      const before = await yearState(server);
      const checked = await checkCsv(server, SECOND);
      const { id } = checked;
      const { documents } = server;
      atStep(server, step, () => {
        jest.spyOn(documents, 'bulk').mockImplementationOnce(async (writes) => {
          for await (const write of writes) {
            await documents.commit([write]);
            break;
          }
          throw new Error('The disk is full');
        });
      });
      await confirm(server, checked, 'remove');

      expect(await recordOf(server, id)).toMatchObject({
        state: 'failed',
        failure: FAILURE_SENTENCES.brokenOff,
      });
      expect(server.logged.join()).toContain('The disk is full');
      expect(await yearState(server)).toEqual(before);
      expect(await leftovers(server, id)).toEqual(NOTHING_LEFT);
    },
  );
});
