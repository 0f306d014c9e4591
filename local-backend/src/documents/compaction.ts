import type { Database } from './documentSource';
import type { ReadMoments } from './readMoments';

/** Has the files on disk give up what was deleted. */
export interface Compaction {
  /** What reads still see that are going on is given up once they have ended, or when it closes. */
  run(): Promise<void>;
  /** Before the database is closed; `endReads` ends those that are going on. */
  close(endReads: () => Promise<unknown>): Promise<void>;
}

export function createCompaction(
  database: Database,
  moments: ReadMoments,
  warn: (text: string) => void,
): Compaction {
  /** Runs that are to be done once more. */
  let waiting = 0;
  let isClosing = false;
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other. */
  const compact = (): Promise<void> => {
    const next = last.then(() => compactTables(database));
    last = next.catch(() => undefined);
    return next;
  };

  const compactAfter = async (ended: Promise<unknown>): Promise<void> => {
    waiting += 1;
    await ended;
    if (isClosing) return;
    await compact().catch((cause: unknown) => {
      warn(`The files on disk still hold what was deleted: ${String(cause)}`);
    });
    waiting -= 1;
  };

  return {
    async run() {
      const ended = moments.ended();
      await compact();
      if (ended !== null) void compactAfter(ended);
    },
    async close(endReads) {
      const isOwed = waiting > 0;
      isClosing = true;
      await endReads();
      if (isOwed) await compact();
    },
  };
}

/** Writes every table anew, so that none holds what nobody sees any more. */
async function compactTables(database: Database): Promise<void> {
  await database.compactRange(FIRST_KEY, LAST_KEY);
  // What lies lowest is written anew only together with a table above it: one that reaches over all others. Its keys stay
  // until then, since deletions are dropped as soon as nothing below has the key.
  await database.batch([FIRST_KEY, LAST_KEY].map((key) => ({ type: 'put', key, value: '""' })));
  await database.compactRange(FIRST_KEY, LAST_KEY);
  for (const key of [FIRST_KEY, LAST_KEY]) {
    await database.del(key);
    await database.compactRange(key, key);
  }
}

/** Every other key lies between them: they begin with an ASCII letter. */
const FIRST_KEY = Buffer.from([0x00]);
const LAST_KEY = Buffer.from([0xff]);
