import {
  inBatchesAsTheyCome,
  mappedAsTheyCome,
  type Documents,
  type DocumentWrite,
} from 'functions/handlers';
import { succeeded, type Result } from 'shared-kernel/model';
import {
  documentSize,
  type DocumentStore,
  type EncodedWrite,
  type Fault,
  type FieldPath,
  type Transform,
  type Write,
} from '../documents';
import { ownDocument } from './ownDocument';
import { encodePlainFields, readPlain, readPlainFields } from './readPlain';
import { valueOrThrow } from './valueOrThrow';

/** Firestore takes no larger request. */
const MOST_COMMIT_BYTES = 10 * 1024 * 1024;

type Writes = Pick<Documents, 'commit' | 'bulk'>;

/** Writes to a store in this process, without the wire, which took most of an import's time. */
export const storeWrites = (store: DocumentStore): Writes => ({
  commit: async (writes) => {
    const all = writes.map((write) => valueOrThrow(storedWrite(write)));
    const bytes = all.reduce((sum, write) => sum + bytesOf(write), 0);
    if (bytes > MOST_COMMIT_BYTES) throw new Error('A commit takes at most 10 MiB.');
    valueOrThrow(await store.commit(all));
  },
  bulk: (...asked) => bulk(store, ...asked),
});

const bytesOf = (write: Write): number =>
  write.kind === 'update' ? documentSize(write.path, write.fields) : 0;

/** So many are handed to the store at once, which writes them together; whoever else asks waits for no more of them. */
const TOGETHER = 1_500;

/** Each write a commit of its own. While some are on their way to the disk, the next ones are made. */
async function bulk(
  store: DocumentStore,
  ...[writes, onWritten]: Parameters<Documents['bulk']>
): Promise<void> {
  let written = 0;
  const told = async (newest: Promise<void>, count: number): Promise<void> => {
    await newest;
    written += count;
    await onWritten?.(written);
  };
  let newest = Promise.resolve();
  let before = Promise.resolve();
  try {
    // Read one by one: what is read is smaller than what comes.
    const read = mappedAsTheyCome(writes, readWrite);
    for await (const some of inBatchesAsTheyCome(read, TOGETHER)) {
      newest = heardLater(committed(store, some));
      await before;
      before = heardLater(told(newest, some.length));
    }
    await before;
  } finally {
    await Promise.allSettled([newest, before]);
  }
}

/** A failure that nobody waits for yet is no unhandled one. */
function heardLater(work: Promise<void>): Promise<void> {
  work.catch(() => undefined);
  return work;
}

type ReadWrite = Result<Write | EncodedWrite, Fault>;

async function committed(store: DocumentStore, writes: readonly ReadWrite[]): Promise<void> {
  const refused = writes.flatMap((write) => (write.ok ? [] : [write.error]));
  const taken = writes.flatMap((write) => (write.ok ? [write.value] : []));
  const faults = [...refused, ...valueOrThrow(await store.commitEach(taken))];
  if (faults.length > 0)
    throw new Error(`${String(faults.length)} documents were not written`, { cause: faults[0] });
}

const readWrite = (write: DocumentWrite): ReadWrite =>
  write.kind === 'set' ? encodedWrite(write) : storedWrite(write);

function encodedWrite({
  path,
  data,
}: Extract<DocumentWrite, { kind: 'set' }>): Result<EncodedWrite, Fault> {
  const own = ownDocument(path);
  if (!own.ok) return own;
  const encoded = encodePlainFields(data);
  return encoded.ok ? succeeded({ kind: 'encoded', path, encoded: encoded.value }) : encoded;
}

function storedWrite(write: DocumentWrite): Result<Write, Fault> {
  const { path } = write;
  const own = ownDocument(path);
  if (!own.ok) return own;
  if (write.kind === 'delete') return succeeded({ kind: 'delete', path, precondition: null });
  if (write.kind === 'add') return addition(path, write.counts);
  const fields = readPlainFields(write.data);
  if (!fields.ok) return fields;
  const update = { kind: 'update', path, fields: fields.value, transforms: [] } as const;
  if (write.kind === 'merge') {
    const mask = [...Object.keys(write.data), ...(write.without ?? [])].map((key) => [key]);
    return succeeded({ ...update, mask, precondition: null });
  }
  const precondition = write.kind === 'create' ? { exists: false } : null;
  return succeeded({ ...update, mask: null, precondition });
}

type Counts = Extract<DocumentWrite, { kind: 'add' }>['counts'];

/** Fields stay as they are but for what is added. */
function addition(path: string, counts: Counts): Result<Write, Fault> {
  const transforms: Transform[] = [];
  for (const [at, count] of eachCount(counts)) {
    const operand = readPlain(count, 0);
    if (!operand.ok) return operand;
    transforms.push({ path: at, kind: 'increment', operand: operand.value });
  }
  return succeeded({ kind: 'update', path, fields: {}, mask: [], transforms, precondition: null });
}

function* eachCount(counts: Counts): Generator<readonly [FieldPath, number]> {
  for (const [key, count] of Object.entries(counts)) {
    if (typeof count === 'number') yield [[key], count];
    else for (const [inner, one] of Object.entries(count)) yield [[key, inner], one];
  }
}
