import { byteReader, varintBytes } from './byteReader';
import { maskedCrc32c } from './crc32c';
import { snappyUncompressed } from './snappy';

/** Where a block of a table stands, and the key (with LevelDB's suffix) that none in it is behind. */
interface BlockPlace {
  readonly lastKey: Buffer;
  readonly offset: number;
  readonly bytes: number;
}

/** Keys without LevelDB's suffix; null where the table begins or ends. */
export interface DamagedRange {
  readonly after: Buffer | null;
  readonly upTo: Buffer | null;
}

export interface CheckedTable {
  readonly blockCount: number;
  /** Empty for a table that is whole. */
  readonly damaged: readonly DamagedRange[];
  /** A table of the blocks that are whole; null where none can be found. */
  readonly salvaged: () => Buffer | null;
}

const FOOTER_BYTES = 48;
const TRAILER_BYTES = 5;
const SUFFIX_BYTES = 8;
const SNAPPY = 1;
const MAGIC = Buffer.from([0x57, 0xfb, 0x80, 0x8b, 0x24, 0x75, 0x47, 0xdb]);
/** No entries and one restart. */
const EMPTY_BLOCK = Buffer.from([0, 0, 0, 0, 1, 0, 0, 0]);

/** Checks every block of a table (`*.ldb`) by its checksum, which LevelDB does not when it reads. */
export async function checkTable(bytes: Buffer, pause: () => Promise<void>): Promise<CheckedTable> {
  const places = blockPlaces(bytes);
  if (places === null)
    return { blockCount: 0, damaged: [{ after: null, upTo: null }], salvaged: () => null };
  const damaged: DamagedRange[] = [];
  const whole: BlockPlace[] = [];
  let before: Buffer | null = null;
  for (const place of places) {
    if (blockAt(bytes, place) === null)
      damaged.push({ after: before, upTo: place.lastKey.subarray(0, -SUFFIX_BYTES) });
    else whole.push(place);
    before = place.lastKey.subarray(0, -SUFFIX_BYTES);
    await pause();
  }
  return {
    blockCount: places.length,
    damaged,
    salvaged: () => (whole.length === 0 ? null : tableOf(bytes, whole)),
  };
}

/** From the index at the end; null where footer or index are damaged. */
function blockPlaces(bytes: Buffer): readonly BlockPlace[] | null {
  if (bytes.length < FOOTER_BYTES || !bytes.subarray(-MAGIC.length).equals(MAGIC)) return null;
  try {
    const footer = byteReader(bytes.subarray(-FOOTER_BYTES));
    const metaindex = { offset: footer.varint(), bytes: footer.varint() };
    const index = blockAt(bytes, { offset: footer.varint(), bytes: footer.varint() });
    if (index === null || blockAt(bytes, metaindex) === null) return null;
    return entriesOf(index).map(({ key, value }) => {
      const handle = byteReader(value);
      return { lastKey: key, offset: handle.varint(), bytes: handle.varint() };
    });
  } catch (failure) {
    if (failure instanceof RangeError) return null;
    throw failure;
  }
}

/** A block's content, or null where its checksum is wrong. */
function blockAt(
  bytes: Buffer,
  { offset, bytes: length }: { readonly offset: number; readonly bytes: number },
): Buffer | null {
  const end = offset + length;
  if (end + TRAILER_BYTES > bytes.length) return null;
  if (bytes.readUInt32LE(end + 1) !== maskedCrc32c(bytes.subarray(offset, end + 1))) return null;
  const content = bytes.subarray(offset, end);
  return bytes.readUInt8(end) === SNAPPY ? snappyUncompressed(content) : content;
}

function entriesOf(block: Buffer): readonly { readonly key: Buffer; readonly value: Buffer }[] {
  const restarts = block.readUInt32LE(block.length - 4);
  const reader = byteReader(block.subarray(0, block.length - 4 - 4 * restarts));
  const entries: { key: Buffer; value: Buffer }[] = [];
  let key = Buffer.alloc(0);
  while (!reader.isAtEnd()) {
    const [shared, rest, length] = [reader.varint(), reader.varint(), reader.varint()];
    key = Buffer.concat([key.subarray(0, shared), reader.bytes(rest)]);
    entries.push({ key, value: reader.bytes(length) });
  }
  return entries;
}

/** The blocks as they stand, with a new index. */
function tableOf(bytes: Buffer, places: readonly BlockPlace[]): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  const add = (part: Buffer): void => {
    parts.push(part);
    at += part.length;
  };
  const handles = places.map(({ lastKey, offset, bytes: length }) => {
    const handle = Buffer.concat([varintBytes(at), varintBytes(length)]);
    add(bytes.subarray(offset, offset + length + TRAILER_BYTES));
    return { lastKey, handle };
  });
  const addBlock = (content: Buffer): Buffer => {
    const handle = Buffer.concat([varintBytes(at), varintBytes(content.length)]);
    add(withTrailer(content));
    return handle;
  };
  const metaindex = addBlock(EMPTY_BLOCK);
  const index = addBlock(indexBlock(handles));
  const padding = Buffer.alloc(FOOTER_BYTES - MAGIC.length - metaindex.length - index.length);
  add(Buffer.concat([metaindex, index, padding, MAGIC]));
  return Buffer.concat(parts);
}

function withTrailer(content: Buffer): Buffer {
  const uncompressed = Buffer.concat([content, Buffer.from([0])]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32LE(maskedCrc32c(uncompressed));
  return Buffer.concat([uncompressed, checksum]);
}

/** Each entry with its whole key, and a restart of its own. */
function indexBlock(
  handles: readonly { readonly lastKey: Buffer; readonly handle: Buffer }[],
): Buffer {
  const parts: Buffer[] = [];
  const restarts: number[] = [];
  let at = 0;
  for (const { lastKey, handle } of handles) {
    const sizes = [0, lastKey.length, handle.length].map(varintBytes);
    const entry = Buffer.concat([...sizes, lastKey, handle]);
    restarts.push(at);
    parts.push(entry);
    at += entry.length;
  }
  const ends = Buffer.alloc(4 * (restarts.length + 1));
  [...restarts, restarts.length].forEach((value, n) => ends.writeUInt32LE(value, 4 * n));
  return Buffer.concat([...parts, ends]);
}
