import { failed, succeeded, type Result } from 'shared-kernel/model';
import type { Acknowledged, Acknowledgement } from './disk/acknowledged';
import { LAST_WRITE_KEY, writeMarkText } from './disk/writeMark';
import type { Database } from './documentSource';
import { storeFailed, type Fault } from './fault';

export type Batch = ReturnType<Database['batch']>;

/** The only way to the disk: one batch after another, each durable (synced) when its answer is there. */
export interface DiskWriter {
  write(fill: (batch: Batch) => void): Promise<Result<void, Fault>>;
  hasSpace(): Promise<boolean>;
  /** Resolves when everything submitted so far has been answered. */
  drained(): Promise<void>;
}

export interface DiskWriterOptions {
  readonly database: Database;
  readonly acknowledged: Acknowledged;
  /** The number of the last write that may be in the database. */
  readonly lastWrite: number;
  readonly directory: string;
  readonly now: () => Date;
  /** How much more the disk takes. */
  readonly freeBytes: (directory: string) => Promise<number>;
  readonly warn: (text: string) => void;
}

/** What LevelDB may need beside a write: to lay its log away as a table, and to merge tables. */
const RESERVE_BYTES = 32 * 1024 * 1024;

/**
 * Nothing is written while the disk is nearly full (B21). A write that fails all the same may leave half a record in
 * LevelDB's log, behind which later ones would be acknowledged and lost at the next start: so the database is opened
 * anew before the next write.
 */
export function diskWriter({
  database,
  acknowledged,
  lastWrite,
  directory,
  freeBytes,
  now,
  warn,
}: DiskWriterOptions): DiskWriter {
  let torn = false;
  let write = lastWrite;
  let lastAcknowledged = lastWrite;
  let refusing = false;
  let last: Promise<unknown> = Promise.resolve();

  const hasSpace = async (): Promise<boolean> => (await freeBytes(directory)) >= RESERVE_BYTES;

  const refuse = (fault: Fault): Result<never, Fault> => {
    // Once, not for each of the requests that follow.
    if (!refusing) warn(fault.message);
    refusing = true;
    return failed(fault);
  };

  async function writeNow(fill: (batch: Batch) => void): Promise<Result<void, Fault>> {
    try {
      if (!(await hasSpace())) return refuse(diskFull(directory));
      if (torn) await openAnew(database);
      const batch = database.batch();
      fill(batch);
      // A number is used once: a batch that failed may be on disk all the same.
      write += 1;
      const at = now().toISOString();
      batch.put(LAST_WRITE_KEY, writeMarkText({ write, after: lastAcknowledged, at }));
      torn = true;
      await batch.write({ sync: true });
      torn = false;
      refusing = false;
      lastAcknowledged = write;
      await noted({ write, at });
      return succeeded(undefined);
    } catch (cause) {
      return refuse(storeFailed(cause));
    }
  }

  /** The write itself is durable, whether it could be noted or not. */
  async function noted(acknowledgement: Acknowledgement): Promise<void> {
    try {
      await acknowledged.note(acknowledgement);
    } catch (cause) {
      warn(`What was saved last could not be noted: ${String(cause)}`);
    }
  }

  return {
    write(fill) {
      const turn = last.then(() => writeNow(fill));
      last = turn;
      return turn;
    },
    hasSpace,
    async drained() {
      await last;
    },
  };
}

async function openAnew(database: Database): Promise<void> {
  await database.close();
  await database.open();
}

const diskFull = (directory: string): Fault => ({
  code: 'RESOURCE_EXHAUSTED',
  message: `There is almost no space left for ${directory}: nothing is saved until at least ${RESERVE_BYTES / 1024 / 1024} MiB are free.`,
});
