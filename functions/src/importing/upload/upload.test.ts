import { CallableError } from '../../callableError';
import type { Caller } from '../../caller';
import { aYear, YEAR } from '../../testing/aYear';
import { testServer } from '../../testing/testServer';
import {
  ADA,
  announce,
  announcement,
  chunkRequest,
  finish,
  sendChunks,
  uploadCsv,
} from '../../testing/uploadCsv';
import { FAILURE_SENTENCES } from '../failureSentences';
import { MAX_CHUNK_BYTES } from '../limits';

const BYTES = new TextEncoder().encode('Email\na@example.org');
const FILE = announcement(BYTES);

/** The code that a callable refuses with. */
const refusal = async (call: Promise<unknown>): Promise<string> => {
  const failure: unknown = await call.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (failure instanceof CallableError) return failure.code;
  throw new Error(`Not refused but ${String(failure)}`);
};

const caller = (uid: string): Caller => ({ uid, token: {} });

describe('startImport', () => {
  it.each(['ada', 'sasha'])(
    'lets %s in: an admin of the organisation or a superadmin',
    async (uid) => {
      const { handlers } = testServer(aYear());
      await expect(handlers.callables.startImport(FILE, caller(uid))).resolves.toEqual({
        importId: expect.any(String) as unknown,
        receivedChunks: [],
      });
    },
  );

  it.each([
    ['a member', caller('milo'), 'permission-denied'],
    ['an admin’s document without membership', caller('otto'), 'permission-denied'],
    ['a stranger', caller('zoe'), 'permission-denied'],
    ['nobody', null, 'unauthenticated'],
  ])('refuses %s', async (_, who, code) => {
    const { handlers } = testServer({ ...aYear(), 'organisations/grove/admins/otto': {} });
    expect(await refusal(handlers.callables.startImport(FILE, who))).toBe(code);
  });

  it.each([
    ['an organisation that is a path', { ...FILE, organisationId: 'grove/years' }],
    ['a negative size', { ...FILE, sizeBytes: -1 }],
    ['too few chunks for its size', { ...FILE, sizeBytes: MAX_CHUNK_BYTES + 1 }],
    ['no file name', { ...FILE, fileName: ' ' }],
    ['a fingerprint that is none', { ...FILE, fingerprint: 'abc' }],
    ['an unknown delimiter', { ...FILE, options: { encoding: null, delimiter: 'x' } }],
    ['no object', 'FILE'],
  ])('refuses %s', async (_, data) => {
    const { handlers } = testServer(aYear());
    expect(await refusal(handlers.callables.startImport(data, ADA))).toBe('invalid-argument');
  });

  it('refuses a year that is not there', async () => {
    const { handlers } = testServer(aYear());
    const data = { ...FILE, yearId: '1999' };
    expect(await refusal(handlers.callables.startImport(data, caller('sasha')))).toBe('not-found');
  });
});

describe('an upload that was broken off', () => {
  const LONG = new TextEncoder().encode(`Email\n${'x'.repeat(2 * MAX_CHUNK_BYTES)}`);

  it('goes on under its id, and says which chunks have arrived', async () => {
    const { handlers } = testServer(aYear());
    const importId = await announce(handlers, LONG);
    for (const chunk of [2, 0])
      await handlers.chunkUpload(
        chunkRequest(
          importId,
          chunk,
          LONG.subarray(chunk * MAX_CHUNK_BYTES, (chunk + 1) * MAX_CHUNK_BYTES),
        ),
        ADA,
      );
    expect(await handlers.callables.startImport(announcement(LONG), ADA)).toEqual({
      importId,
      receivedChunks: [0, 2],
    });
  });

  it('takes the options of the second announcement', async () => {
    const { handlers, data } = testServer(aYear());
    const importId = await announce(handlers, LONG);
    const options = { encoding: 'windows-1252', delimiter: ';' };
    await handlers.callables.startImport({ ...announcement(LONG), options }, ADA);
    expect(await data(`${YEAR}/imports/${importId}`)).toMatchObject({ options });
  });

  it('that is whole and waits for its mapping has nothing more to send', async () => {
    const server = testServer(aYear());
    const importId = await uploadCsv(server.handlers, BYTES);
    await server.settled();
    expect(await server.handlers.callables.startImport(FILE, ADA)).toEqual({
      importId,
      receivedChunks: [0],
    });
  });

  it('is not taken for another file', async () => {
    const { handlers } = testServer(aYear());
    const importId = await announce(handlers, LONG);
    expect(await announce(handlers, BYTES)).not.toBe(importId);
  });
});

describe('a chunk', () => {
  it('may come twice', async () => {
    const { handlers, documents } = testServer(aYear());
    const importId = await announce(handlers, BYTES);
    for (let time = 0; time < 2; time += 1) {
      const answer = await handlers.chunkUpload(chunkRequest(importId, 0, BYTES), ADA);
      expect(answer.status).toBe(204);
    }
    expect(await documents.count(`${YEAR}/imports/${importId}/chunks`)).toBe(1);
  });

  it.each([
    ['of a number beyond the file', 1, BYTES, 400],
    ['without bytes', 0, new Uint8Array(), 400],
    ['that is too large', 0, new Uint8Array(MAX_CHUNK_BYTES + 1), 400],
  ])('%s is refused', async (_, chunk, bytes, status) => {
    const { handlers } = testServer(aYear());
    const importId = await announce(handlers, BYTES);
    const answer = await handlers.chunkUpload(chunkRequest(importId, chunk, bytes), ADA);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  });

  it.each([
    ['a member', caller('milo'), 403],
    ['nobody', null, 401],
  ])('from %s is refused', async (_, who, status) => {
    const { handlers } = testServer(aYear());
    const importId = await announce(handlers, BYTES);
    expect((await handlers.chunkUpload(chunkRequest(importId, 0, BYTES), who)).status).toBe(status);
  });

  it('of an unknown import, or at another path, is not found', async () => {
    const { handlers } = testServer(aYear());
    expect((await handlers.chunkUpload(chunkRequest('none', 0, BYTES), ADA)).status).toBe(404);
    const elsewhere = new Request('http://localhost/api/imports/grove/%2E%2E/x/chunks/0', {
      method: 'POST',
    });
    expect((await handlers.chunkUpload(elsewhere, ADA)).status).toBe(404);
  });

  it('is refused once the import has been handed over', async () => {
    const server = testServer(aYear());
    const importId = await uploadCsv(server.handlers, BYTES);
    await server.settled();
    const answer = await server.handlers.chunkUpload(chunkRequest(importId, 0, BYTES), ADA);
    expect(await answer.json()).toMatchObject({ error: { status: 'FAILED_PRECONDITION' } });
  });
});

describe('finishUpload', () => {
  it('refuses while chunks are missing', async () => {
    const { handlers } = testServer(aYear());
    const importId = await announce(handlers, BYTES);
    expect(await refusal(finish(handlers, importId))).toBe('failed-precondition');
  });

  it('may be asked twice', async () => {
    const server = testServer(aYear());
    const importId = await uploadCsv(server.handlers, BYTES);
    await finish(server.handlers, importId);
    await server.settled();
    const before = await server.data(`${YEAR}/imports/${importId}`);
    await finish(server.handlers, importId);
    await server.settled();
    expect(await server.data(`${YEAR}/imports/${importId}`)).toBe(before);
  });

  it('refuses a second import of the year while one is being worked on', async () => {
    const server = testServer(aYear());
    server.holdEvents = true;
    await uploadCsv(server.handlers, BYTES);
    const other = new TextEncoder().encode('Email\nb@example.org');
    expect(await refusal(uploadCsv(server.handlers, other))).toBe('failed-precondition');
  });

  it('fails an import whose bytes are not those that were announced', async () => {
    const server = testServer(aYear());
    const importId = await announce(server.handlers, BYTES);
    await sendChunks(server.handlers, importId, new Uint8Array(BYTES.byteLength).fill(65));
    await finish(server.handlers, importId);
    await server.settled();
    expect(await server.data(`${YEAR}/imports/${importId}`)).toMatchObject({
      state: 'failed',
      failure: FAILURE_SENTENCES.fileChanged,
    });
  });
});
