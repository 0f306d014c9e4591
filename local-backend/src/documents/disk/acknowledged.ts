import { open, readdir, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32c } from './crc32c';

/** The last write that somebody was told is saved. */
export interface Acknowledgement {
  readonly write: number;
  /** RFC 3339. */
  readonly at: string;
}

/**
 * `acknowledged`, beside the database: what was acknowledged last, so that a database which opens without it is known to
 * have lost something. LevelDB takes a log whose end is missing for one that a crash cut off, and says nothing.
 */
export interface Acknowledged {
  readonly last: Acknowledgement | null;
  /** After the write is durable. It need not be synced itself: an older one only knows less. */
  note(acknowledgement: Acknowledgement): Promise<void>;
  close(): Promise<void>;
}

const SLOT_BYTES = 64;
const SLOTS = 2;

export interface OpenAcknowledged extends Acknowledged {
  /** Whether something stands in it that is wrong. */
  readonly isDamaged: boolean;
  /** Whether there was none, so that an empty one was made. */
  readonly isMade: boolean;
  /** Notes the first one anew, in the place of whatever stands there. */
  begin(acknowledgement: Acknowledgement): Promise<void>;
}

/** Two slots in turn: a write that is cut off leaves the one before. */
export async function openAcknowledged(directory: string): Promise<OpenAcknowledged> {
  const path = join(directory, 'acknowledged');
  const isMade = !(await readdir(directory)).includes('acknowledged');
  const file = await open(path, 'a+', 0o600).then(async (made) => {
    await made.close();
    return open(path, 'r+');
  });
  const content = await file.readFile();
  const parts = [0, 1].map((slot) => content.subarray(slot * SLOT_BYTES, (slot + 1) * SLOT_BYTES));
  const slots = parts.map(slotOf);
  const found = slots.flatMap((one) => (one === null ? [] : [one]));
  let last = found.sort((a, b) => b.write - a.write)[0] ?? null;
  let syncing: Promise<void> | null = null;
  const note = async (acknowledgement: Acknowledgement): Promise<void> => {
    last = acknowledgement;
    const slot = acknowledgement.write % SLOTS;
    await file.write(slotBytes(acknowledgement), 0, SLOT_BYTES, slot * SLOT_BYTES);
    syncing ??= synced(file).finally(() => (syncing = null));
  };
  return {
    get last() {
      return last;
    },
    isDamaged: parts.some((part, slot) => slots[slot] === null && part.some((byte) => byte !== 0)),
    isMade,
    note,
    async begin(acknowledgement) {
      await file.truncate();
      await note(acknowledgement);
    },
    async close() {
      await syncing;
      await synced(file);
      await file.close();
    },
  };
}

/** A disk that cannot sync it costs knowledge, no data. */
const synced = (file: FileHandle): Promise<void> => file.datasync().catch(() => undefined);

function slotBytes({ write, at }: Acknowledgement): Buffer {
  const text = `${String(write)} ${at}`;
  return Buffer.from(
    `${text} ${crc32c(Buffer.from(text)).toString(16)}`.padEnd(SLOT_BYTES - 1) + '\n',
  );
}

function slotOf(bytes: Buffer): Acknowledgement | null {
  const [write = '', at = '', checksum = ''] = bytes.toString('latin1').trimEnd().split(' ');
  return crc32c(Buffer.from(`${write} ${at}`)).toString(16) === checksum && /^\d+$/.test(write)
    ? { write: Number(write), at }
    : null;
}
