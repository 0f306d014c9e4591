import { itInLongRun } from 'shared-kernel/testing';
import { createHash } from 'node:crypto';
import { demoBackend, errorOf, valueOf } from 'local-backend/testing';
import { loadImport, readSupporter } from 'shared-kernel/firestore';
import {
  asId,
  defaultMapping,
  type ImportId,
  type OrganisationId,
  type YearId,
} from 'shared-kernel/model';
import { signOut } from 'shared-kernel/session';
import {
  cancelImport,
  checkImport,
  downloadRejectedRows,
  finishUpload,
  runImport,
  startImport,
} from '../src/server/imports';
import { CHUNK_BYTES, uploadChunk } from '../src/server/uploadChunk';

/** The calls of an import against the local backend, through the real SDKs. */
const scope = { organisationId: asId<OrganisationId>('oakhollow'), yearId: asId<YearId>('2026') };
const ADMIN = 'demo-admin';
const MEMBER = 'demo-member';

const backend = demoBackend();

jest.setTimeout(120_000);

describe('imports', () => {
  const file = Buffer.from(
    'Email,Supporter ID,Planted trees\nnew.one@example.org,N1,7\nno-email,N2,8\n,N3,9\n',
  );
  const requestFor = (bytes: Buffer) => ({
    ...scope,
    fileName: 'new.csv',
    sizeBytes: bytes.byteLength,
    chunkCount: Math.ceil(bytes.byteLength / CHUNK_BYTES),
    fingerprint: createHash('sha256').update(bytes).digest('hex'),
    options: { encoding: null, delimiter: null, headerRow: null },
  });
  const request = requestFor(file);

  async function checked(bytes: Buffer): Promise<ImportId> {
    const started = valueOf(await startImport(requestFor(bytes)));
    const { importId } = started;
    expect(started.receivedChunks).toEqual([]);
    for (let number = 0; number * CHUNK_BYTES < bytes.byteLength; number += 1) {
      const cut = bytes.subarray(number * CHUNK_BYTES, (number + 1) * CHUNK_BYTES);
      const chunk = { ...scope, importId, number, bytes: new Uint8Array(cut) };
      valueOf(await uploadChunk(chunk));
      valueOf(await uploadChunk(chunk));
    }
    valueOf(await finishUpload({ ...scope, importId }));
    await backend.settled();
    const mapping = defaultMapping(valueOf(await loadImport(scope, importId)).columns ?? []);
    if (mapping === null) throw new Error('The file has no email column');
    valueOf(await checkImport({ ...scope, importId, mapping }));
    await backend.settled();
    return importId;
  }

  itInLongRun('bring in a file by numbered chunks', async () => {
    await backend.become(ADMIN);
    const importId = await checked(file);
    expect(
      valueOf(await downloadRejectedRows({ ...scope, importId, kept: 'rejected' })).csv,
    ).toContain('N2');
    const checkId = valueOf(await loadImport(scope, importId)).check?.id ?? '';
    valueOf(await runImport({ ...scope, importId, checkId, absent: 'keep', special: [] }));
    await backend.settled();
    expect(valueOf(await loadImport(scope, importId))).toMatchObject({
      state: 'done',
      startedBy: backend.email,
      counts: { rows: 3, supporters: 1, rejectedNoEmail: 1, rejectedInvalidEmail: 1 },
      rejectedRows: [
        { line: 3, reason: 'invalidEmail' },
        { line: 4, reason: 'noEmail' },
      ],
    });
    expect(valueOf(await readSupporter(scope, 'new.one@example.org'))).toMatchObject({
      supporterId: 'N1',
      fields: { 'Planted trees': '7' },
    });
  });

  it('give more rejected rows than one answer takes', async () => {
    await backend.become(ADMIN);
    const note = 'x'.repeat(30_000);
    const lines = Array.from({ length: 300 }, (_, at) => `no-email,${String(at)},${note}`);
    const importId = await checked(Buffer.from(['Email,Supporter ID,Note', ...lines].join('\n')));
    const { csv } = valueOf(await downloadRejectedRows({ ...scope, importId, kept: 'rejected' }));
    const rows = lines.map((line, at) => `${String(at + 2)},Invalid email,${line}\r\n`);
    expect(csv === `\uFEFFLine,Reason,Email,Supporter ID,Note\r\n${rows.join('')}`).toBe(true);
    valueOf(await cancelImport({ ...scope, importId }));
  });

  it('say which bytes are missing', async () => {
    await backend.become(ADMIN);
    const { importId } = valueOf(await startImport({ ...request, fingerprint: 'f'.repeat(64) }));
    const finished = await finishUpload({ ...scope, importId });
    expect(errorOf(finished)?.code).toBe('server/failed-precondition');
  });

  it('are refused to members and to nobody', async () => {
    await backend.become(MEMBER);
    expect(errorOf(await startImport(request))?.code).toBe('server/permission-denied');
    await signOut();
    expect(errorOf(await startImport(request))?.code).toBe('server/unauthenticated');
  });
});
