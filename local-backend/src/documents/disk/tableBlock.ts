import { byteReader } from './byteReader';
import { maskedCrc32c } from './crc32c';
import { snappyUncompressed } from './snappy';

/** Where a block of a table stands, and the key (with LevelDB's suffix) that none in it is behind. */
export interface BlockPlace {
  readonly lastKey: Buffer;
  readonly offset: number;
  readonly bytes: number;
}

export interface BlockEntry {
  readonly key: Buffer;
  readonly value: Buffer;
}

/** Behind each block: how it is compressed, and the checksum of both. */
export const TRAILER_BYTES = 5;
export const SNAPPY = 1;

/** A key as it was given to LevelDB. */
export const withoutSuffix = (key: Buffer): Buffer => key.subarray(0, -SUFFIX_BYTES);

const SUFFIX_BYTES = 8;

/** A block's content, or null where its checksum is wrong. */
export function blockAt(
  bytes: Buffer,
  { offset, bytes: length }: { readonly offset: number; readonly bytes: number },
): Buffer | null {
  const end = offset + length;
  if (end + TRAILER_BYTES > bytes.length) return null;
  if (bytes.readUInt32LE(end + 1) !== maskedCrc32c(bytes.subarray(offset, end + 1))) return null;
  const content = bytes.subarray(offset, end);
  return bytes.readUInt8(end) === SNAPPY ? snappyUncompressed(content) : content;
}

/** Throws a RangeError where it is no block. */
export function entriesOf(block: Buffer): readonly BlockEntry[] {
  const restarts = block.readUInt32LE(block.length - 4);
  if (4 * restarts > block.length - 4) throw new RangeError('More restarts than bytes.');
  const reader = byteReader(block.subarray(0, block.length - 4 - 4 * restarts));
  const entries: BlockEntry[] = [];
  let key = Buffer.alloc(0);
  while (!reader.isAtEnd()) {
    const [shared, rest, length] = [reader.varint(), reader.varint(), reader.varint()];
    if (shared > key.length) throw new RangeError('More of a key than there is.');
    key = Buffer.concat([key.subarray(0, shared), reader.bytes(rest)]);
    entries.push({ key, value: reader.bytes(length) });
  }
  return entries;
}

/** Where an entry of an index says that a block stands. */
export function placeOf({ key, value }: BlockEntry): BlockPlace {
  const handle = byteReader(value);
  const place = { lastKey: key, offset: handle.varint(), bytes: handle.varint() };
  if (!handle.isAtEnd()) throw new RangeError('More than a place.');
  return place;
}
