import { byteReader } from './byteReader';

/** A table that belongs to the database, as its MANIFEST names it. */
export interface LiveTable {
  readonly number: number;
  readonly bytes: number;
  /** The first and the last key in it, without LevelDB's own suffix. */
  readonly first: Buffer;
  readonly last: Buffer;
}

export interface ManifestState {
  readonly tables: readonly LiveTable[];
  /** Logs of smaller numbers stand in tables already. */
  readonly logNumber: number;
}

const TAGS = {
  comparator: 1,
  logNumber: 2,
  nextFile: 3,
  lastSequence: 4,
  compactPointer: 5,
  deletedFile: 6,
  newFile: 7,
  previousLog: 9,
} as const;
const SUFFIX_BYTES = 8;

const userKey = (internal: Buffer): Buffer => internal.subarray(0, -SUFFIX_BYTES);

/** What the edits in the records of a MANIFEST come to; throws where one of them is none. */
export function readManifest(records: readonly Buffer[]): ManifestState {
  const tables = new Map<number, LiveTable>();
  let logNumber = 0;
  for (const record of records) {
    const reader = byteReader(record);
    while (!reader.isAtEnd()) {
      const tag = reader.varint();
      if (tag === TAGS.comparator) reader.text();
      else if (tag === TAGS.logNumber) logNumber = reader.varint();
      else if (tag === TAGS.nextFile || tag === TAGS.lastSequence || tag === TAGS.previousLog)
        reader.varint();
      else if (tag === TAGS.compactPointer) {
        reader.varint();
        reader.text();
      } else if (tag === TAGS.deletedFile) {
        reader.varint();
        tables.delete(reader.varint());
      } else if (tag === TAGS.newFile) {
        reader.varint();
        const [number, bytes] = [reader.varint(), reader.varint()];
        tables.set(number, {
          number,
          bytes,
          first: userKey(reader.text()),
          last: userKey(reader.text()),
        });
      } else throw new RangeError(`The MANIFEST holds an edit of an unknown kind: ${String(tag)}.`);
    }
  }
  return { tables: [...tables.values()], logNumber };
}
