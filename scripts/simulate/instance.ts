/** An instance of the functions in a process of its own, over a store that is asked for by messages. */
import { randomBytes, randomUUID } from 'node:crypto';
import {
  CallableError,
  createHandlers,
  inBatchesAsTheyCome,
  mailDocuments,
  startCountingThreads,
  type Caller,
  type DocumentWrite,
  type Documents,
  type StoredDocument,
} from 'functions/handlers';
import type { FileStore } from 'registry';
import { decodedDocument, encodedWrite } from './encoded';
import { SIMULATED_ADMIN } from './people';
import {
  CONFLICT,
  type FromInstance,
  type StoreAnswer,
  type StoreRequest,
  type Task,
  type ToInstance,
} from './storeRequests';

const BULK_SLICE = 1_000;
/** As in production. */
const TRANSACTION_ATTEMPTS = 8;

const tell = (message: FromInstance): void => void process.send?.(message);

/** Virtual: what the store takes, and the processor's own time between its answers. */
let clockMs = 0;
let processor = process.cpuUsage();
let processorMs = 0;
const tick = (): void => {
  const { user, system } = process.cpuUsage(processor);
  processor = process.cpuUsage();
  processorMs += (user + system) / 1000;
  clockMs += (user + system) / 1000;
};
let timeIsUp = new AbortController();
let handsOnAtMs = Number.POSITIVE_INFINITY;

const waiting = new Map<
  number,
  { readonly resolve: (answer: StoreAnswer) => void; readonly reject: (failure: Error) => void }
>();
let asked = 0;
const ask = (request: StoreRequest): Promise<StoreAnswer> => {
  tick();
  const id = (asked += 1);
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    tell({ kind: 'ask', id, atMs: clockMs, request });
  });
};
const documentsOf = (answer: StoreAnswer): readonly (StoredDocument | null)[] =>
  (answer.documents ?? []).map((one) => one && decodedDocument(one));
const presentOf = async (request: StoreRequest): Promise<readonly StoredDocument[]> =>
  documentsOf(await ask(request)).flatMap((one) => one ?? []);

/** The store's state with the newest answer. */
let state = 0;
type Reads = Pick<Documents, 'get' | 'getAll' | 'list'>;
const readsTold = (told: (path: string, state: number) => void): Reads => {
  const getAll: Documents['getAll'] = async (paths) => {
    if (paths.length === 0) return [];
    const before = state;
    const found = documentsOf(await ask({ kind: 'getAll', paths }));
    for (const path of paths) told(path, before);
    return found;
  };
  return {
    get: async (path) => (await getAll([path]))[0] ?? null,
    getAll,
    list: async (...list) => {
      const before = state;
      const found = await presentOf({ kind: 'list', asked: list });
      told(list[0], before);
      return found;
    },
  };
};
const reads = readsTold(() => undefined);
const commit = async (
  writes: readonly DocumentWrite[],
  read: readonly (readonly [string, number])[] = [],
): Promise<void> => {
  await ask({ kind: 'commit', writes: writes.map(encodedWrite), read });
};

const documents: Documents = {
  ...reads,
  commit: (writes) => commit(writes),
  transaction: async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      const writes: DocumentWrite[] = [];
      const read: (readonly [string, number])[] = [];
      const answer = await work({
        ...readsTold((...one) => void read.push(one)),
        write: (write) => void writes.push(write),
      });
      try {
        if (writes.length > 0) await commit(writes, read);
        return answer;
      } catch (failure) {
        const isConflict = failure instanceof Error && failure.message === CONFLICT;
        if (!isConflict || attempt === TRANSACTION_ATTEMPTS) throw failure;
      }
    }
  },
  bulk: async (writes, onWritten, pace) => {
    tick();
    const sinceMs = pace?.since.getTime() ?? clockMs;
    let written = 0;
    for await (const some of inBatchesAsTheyCome(writes, BULK_SLICE)) {
      await ask({ kind: 'bulk', writes: some.map(encodedWrite), sinceMs });
      written += some.length;
      await onWritten?.(written);
    }
  },
  count: async (...count) => {
    const answer = await ask({ kind: 'count', asked: count });
    return answer.count ?? 0;
  },
  where: (...where) => presentOf({ kind: 'where', asked: where }),
  page: (...page) => presentOf({ kind: 'page', asked: page }),
  collections: async (document) => {
    const answer = await ask({ kind: 'collections', document });
    return answer.names ?? [];
  },
  async *pages(collection, size) {
    let after: string | null = null;
    for (;;) {
      const page: readonly StoredDocument[] = await presentOf({
        kind: 'whole',
        collection,
        size,
        after,
      });
      if (page.length > 0) yield page;
      const last = page.at(-1);
      if (last === undefined || page.length < size) return;
      after = last.id;
    }
  },
  group: (...group) => presentOf({ kind: 'group', asked: group }),
};

const files: FileStore = {
  read: async (path) => (await ask({ kind: 'readFile', path })).file ?? null,
  write: async (path, bytes, over) => {
    const answer = await ask({ kind: 'writeFile', path, bytes, over, atMs: clockMs });
    return answer.isWritten === true;
  },
  folders: () => Promise.reject(new Error('Nobody asks for folders')),
  files: async (folder) => {
    const answer = await ask({ kind: 'listFiles', folder, beforeMs: Number.POSITIVE_INFINITY });
    return answer.names ?? [];
  },
  filesBefore: async (folder, moment) => {
    const answer = await ask({ kind: 'listFiles', folder, beforeMs: moment.getTime() });
    return answer.names ?? [];
  },
  remove: async (path) => {
    await ask({ kind: 'removeFile', path });
  },
};

const now = (): Date => {
  tick();
  return new Date(clockMs);
};
const handlers = createHandlers({
  documents,
  files,
  supportersOfShard: Number(process.argv[2]),
  // An instance of 2 GiB has one processor.
  countingThreads: startCountingThreads(1),
  removeAccount: () => Promise.resolve(),
  outbox: mailDocuments({ documents, now, newId: randomUUID }),
  staffOrigin: () => 'https://staff.example.org',
  supportersOrigin: () => 'https://years.example.org',
  now,
  newId: randomUUID,
  newSecret: () => randomBytes(32),
  log: (message) => process.stderr.write(`${message}\n`),
});

const admin: Caller = SIMULATED_ADMIN;

async function done(task: Task): Promise<unknown> {
  const run = { timeIsUp: timeIsUp.signal };
  switch (task.kind) {
    case 'callable': {
      const callable = Object.entries(handlers.callables).find(([name]) => name === task.name)?.[1];
      if (callable === undefined) throw new Error(`There is no ${task.name}`);
      return callable(task.data, admin);
    }
    case 'chunk': {
      const body = new Uint8Array(task.body);
      const request = new Request(task.url, { method: 'POST', body });
      const answer = await handlers.chunkUpload(request, admin);
      return { status: answer.status, text: await answer.text() };
    }
    case 'embed': {
      const headers = {
        'content-type': 'text/plain',
        origin: 'https://years.example.org',
        'content-length': String(task.body.length),
      };
      const request = new Request(`https://years.example.org${task.path}`, {
        method: 'POST',
        headers,
        body: task.body,
      });
      const answer = await handlers.embed(request, task.address);
      return { status: answer.status, text: await answer.text() };
    }
    case 'changed':
      return Promise.all(
        task.changes.map(({ atMs, ...change }) =>
          handlers.documentChanged({ ...change, at: new Date(atMs), author: null }, run),
        ),
      );
    case 'resume':
      return handlers.resumeAll({ exclusive: false }, run);
  }
}

async function run({ task, atMs, handsOnAfterMs }: Extract<ToInstance, { kind: 'run' }>) {
  tick();
  clockMs = Math.max(clockMs, atMs);
  processorMs = 0;
  timeIsUp = new AbortController();
  handsOnAtMs = atMs + handsOnAfterMs;
  let answer: unknown = null;
  let failure: { message: string; code: string } | null = null;
  try {
    answer = await done(task);
  } catch (thrown) {
    const code = thrown instanceof CallableError ? thrown.code : '';
    failure = { message: thrown instanceof Error ? (thrown.stack ?? '') : String(thrown), code };
  }
  tick();
  tell({ kind: 'ended', atMs: clockMs, processorMs, answer: answer ?? null, failure });
}

process.on('message', (message: ToInstance) => {
  if (message.kind === 'run') {
    void run(message);
    return;
  }
  tick();
  clockMs = Math.max(clockMs, message.endMs);
  state = message.state;
  if (clockMs >= handsOnAtMs) timeIsUp.abort();
  const asker = waiting.get(message.id);
  waiting.delete(message.id);
  if (message.answer === null) asker?.reject(new Error(message.failure));
  else asker?.resolve(message.answer);
});
tell({ kind: 'ready' });
