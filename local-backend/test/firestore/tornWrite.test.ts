import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FROM_SOURCES } from 'build-preset/node';
import { openDocumentStore, type DocumentDatabase } from '../../src/documents';

/** Blocks of 512 bytes: room for what is small, and for a part of what is large. */
const LARGEST_FILE_BLOCKS = 4096;

let directory: string;
let database: DocumentDatabase;

/** Runs tornWriter.ts, whose files the system lets grow to 2 MiB and no further; gives what it printed. */
function writeUntilTorn(): Promise<[outcomes: string, complaints: string]> {
  const script = `trap '' XFSZ; ulimit -S -f ${LARGEST_FILE_BLOCKS}; exec "$@"`;
  const command = [process.execPath, ...FROM_SOURCES, join(__dirname, 'tornWriter.ts'), directory];
  return new Promise((resolve) => {
    execFile('/bin/sh', ['-c', script, 'sh', ...command], (_killed, output, complaints) => {
      resolve([output, complaints]);
    });
  });
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'torn-'));
});

afterEach(async () => {
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

it('[B21] a write that fails half-way is refused, and nothing that is acknowledged after it is lost', async () => {
  const [outcomes, complaints] = await writeUntilTorn();
  expect(complaints).toMatch(/^The store failed: .*\n$/);
  expect(outcomes).toBe('acknowledged,UNAVAILABLE,acknowledged,acknowledged');
  database = await openDocumentStore(directory);
  const store = database.project('torn');
  expect(await store.listNestingIds('large')).toEqual([]);
  const kept = ['before', 'after', 'last'].flatMap((name) =>
    [0, 1, 2].map((part) => `small/${name}${part}`),
  );
  const documents = await store.getMany(kept);
  expect(documents.map((document) => document?.path)).toEqual(kept);
  expect(await database.area('accounts').get('ada')).toEqual({ email: 'ada@example.org' });
}, 60_000);
