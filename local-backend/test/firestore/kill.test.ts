import { spawn, type ChildProcess } from 'node:child_process';
import { once, type EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FROM_SOURCES } from 'build-preset/node';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setLogLevel,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { itInLongRun } from 'shared-kernel/testing';
import { openDocumentStore, parseQuery, type StoredDocument } from '../../src/documents';

setLogLevel('silent');

const projectId = 'killed';
const documentsPerCommit = 25;
const streams = 4;
const acknowledgedBeforeKill = 120;

/** Writes commits of many documents, one after another, until the server is gone; tells each that was acknowledged. */
async function writeStream(
  db: Firestore,
  stream: string,
  acknowledged: (commit: string) => void,
): Promise<void> {
  for (let n = 0; ; n += 1) {
    const commit = `${stream}-${n}`;
    const batch = writeBatch(db);
    for (let part = 0; part < documentsPerCommit; part += 1) {
      batch.set(doc(db, `commits/${commit}/parts/${part}`), { commit, text: 'x'.repeat(2000) });
    }
    batch.set(doc(db, `latest/${stream}`), { n });
    try {
      await batch.commit();
    } catch {
      return;
    }
    acknowledged(commit);
  }
}

async function startServer(
  directory: string,
): Promise<{ child: { kill: ChildProcess['kill'] } & EventEmitter; port: number }> {
  const script = join(__dirname, 'killedServer.ts');
  const child = spawn(process.execPath, [...FROM_SOURCES, script, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, port: Number(String(line)) };
}

/** Writes to a server until enough is acknowledged, kills it in the middle, and gives what it had acknowledged. */
async function writeAndKill(directory: string, round: number): Promise<ReadonlySet<string>> {
  const { child, port } = await startServer(directory);
  const app = initializeApp({ projectId, apiKey: 'local' }, `killed-${round}`);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', port);
  const acknowledged = new Set<string>();
  const exited = once(child, 'exit');
  const note = (commit: string): void => {
    acknowledged.add(commit);
    if (acknowledged.size === acknowledgedBeforeKill) child.kill('SIGKILL');
  };
  await Promise.all(
    Array.from({ length: streams }, (_, index) => writeStream(db, `r${round}s${index}`, note)),
  );
  expect(await exited).toEqual([null, 'SIGKILL']);
  await deleteApp(app);
  return acknowledged;
}

async function readAll(directory: string): Promise<readonly StoredDocument[]> {
  const store = await openDocumentStore(directory);
  const query = parseQuery({ from: [{ allDescendants: true }] });
  if (!query.ok) throw new Error(query.error.message);
  const documents: StoredDocument[] = [];
  for await (const document of store.project(projectId).query('', query.value)) {
    documents.push(document);
  }
  await store.close();
  return documents;
}

describe('a server that is killed in the middle of writes', () => {
  itInLongRun(
    '[B20] keeps every acknowledged commit, and none by half, over several kills',
    async () => {
      const directory = await mkdtemp(join(tmpdir(), 'killed-'));
      const acknowledged = new Set<string>();
      for (let round = 0; round < 3; round += 1) {
        for (const commit of await writeAndKill(directory, round)) acknowledged.add(commit);
        const partsOf = new Map<string, number>();
        const latest = new Map<string, number>();
        for (const { path, fields } of await readAll(directory)) {
          const [root = '', id = ''] = path.split('/');
          if (root === 'commits') partsOf.set(id, (partsOf.get(id) ?? 0) + 1);
          const n = fields['n'];
          if (n !== undefined && 'integerValue' in n) latest.set(id, Number(n.integerValue));
        }
        expect([...acknowledged].filter((commit) => !partsOf.has(commit))).toEqual([]);
        expect([...partsOf].filter(([, parts]) => parts !== documentsPerCommit)).toEqual([]);
        for (const [stream, n] of latest) expect(partsOf.has(`${stream}-${n}`)).toBe(true);
        for (const commit of partsOf.keys()) {
          const [stream = '', n] = commit.split('-');
          expect(Number(n)).toBeLessThanOrEqual(latest.get(stream) ?? -1);
        }
        expect(acknowledged.size).toBeGreaterThanOrEqual(acknowledgedBeforeKill * (round + 1));
      }
      await rm(directory, { recursive: true, force: true });
    },
    180_000,
  );
});
