import { inBatchesAsTheyCome, type Documents, type DocumentWrite } from 'functions/handlers';
import type { DocumentStore, Fault, FieldPath, Transform, Write } from '../documents';
import { ownDocument } from './ownDocument';
import { readPlain, readPlainFields } from './readPlain';

/** So many are handed to the store at once, which writes them together; whoever else asks waits for no more of them. */
const TOGETHER = 500;

/**
 * `bulk` of a store in this process, each write a commit of its own as over the wire. Between a job and its own store the
 * wire took most of an import's time. While some writes are on their way to the disk, the next ones are made.
 */
export const storeBulk =
  (store: DocumentStore): Documents['bulk'] =>
  async (writes, onWritten) => {
    let written = 0;
    const told = async (newest: Promise<void>, count: number): Promise<void> => {
      await newest;
      written += count;
      await onWritten?.(written);
    };
    let newest = Promise.resolve();
    let before = Promise.resolve();
    try {
      for await (const some of inBatchesAsTheyCome(writes, TOGETHER)) {
        newest = heardLater(committed(store, some));
        await before;
        before = heardLater(told(newest, some.length));
      }
      await before;
    } finally {
      await Promise.allSettled([newest, before]);
    }
  };

/** A failure that nobody waits for yet is no unhandled one. */
function heardLater(work: Promise<void>): Promise<void> {
  work.catch(() => undefined);
  return work;
}

async function committed(store: DocumentStore, writes: readonly DocumentWrite[]): Promise<void> {
  const all = await Promise.allSettled(writes.map((write) => faultOf(store, write)));
  const failures: Fault[] = [];
  for (const one of all) {
    if (one.status === 'rejected') throw one.reason;
    if (one.value !== null) failures.push(one.value);
  }
  if (failures.length > 0)
    throw new Error(`${String(failures.length)} documents were not written`, {
      cause: failures[0],
    });
}

async function faultOf(store: DocumentStore, write: DocumentWrite): Promise<Fault | null> {
  const own = ownDocument(store, write.path);
  if (!own.ok) return own.error;
  const read = storedWrite(write);
  if (!('kind' in read)) return read;
  const receipt = await store.commit([read]);
  return receipt.ok ? null : receipt.error;
}

function storedWrite(write: DocumentWrite): Write | Fault {
  const { path } = write;
  if (write.kind === 'delete') return { kind: 'delete', path, precondition: null };
  if (write.kind === 'add') return addition(path, write.counts);
  const fields = readPlainFields(write.data);
  if (!fields.ok) return fields.error;
  const update = { kind: 'update', path, fields: fields.value, transforms: [] } as const;
  if (write.kind === 'create') return { ...update, mask: null, precondition: { exists: false } };
  if (write.kind === 'set') return { ...update, mask: null, precondition: null };
  const mask = [...Object.keys(write.data), ...(write.without ?? [])].map((key) => [key]);
  return { ...update, mask, precondition: null };
}

type Counts = Extract<DocumentWrite, { kind: 'add' }>['counts'];

/** Fields stay as they are but for what is added. */
function addition(path: string, counts: Counts): Write | Fault {
  const transforms: Transform[] = [];
  for (const [at, count] of eachCount(counts)) {
    const operand = readPlain(count, 0);
    if (!operand.ok) return operand.error;
    transforms.push({ path: at, kind: 'increment', operand: operand.value });
  }
  return { kind: 'update', path, fields: {}, mask: [], transforms, precondition: null };
}

function* eachCount(counts: Counts): Generator<readonly [FieldPath, number]> {
  for (const [key, count] of Object.entries(counts)) {
    if (typeof count === 'number') yield [[key], count];
    else for (const [inner, one] of Object.entries(count)) yield [[key, inner], one];
  }
}
