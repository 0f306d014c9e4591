import { byteReader } from './byteReader';

/** One change of a batch; a value of null deletes. */
export interface BatchEntry {
  readonly key: Buffer;
  readonly value: Buffer | null;
}

const HEADER_BYTES = 12;
const VALUE = 1;

/** The changes in a record of LevelDB's log; throws where it is none. */
export function readWriteBatch(record: Buffer): readonly BatchEntry[] {
  const entries: BatchEntry[] = [];
  const reader = byteReader(record, HEADER_BYTES);
  while (!reader.isAtEnd()) {
    const kind = reader.varint();
    const key = reader.text();
    entries.push({ key, value: kind === VALUE ? reader.text() : null });
  }
  return entries;
}
