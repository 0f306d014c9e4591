import { varintBytes } from './byteReader';
import { maskedCrc32c } from './crc32c';
import { TRAILER_BYTES, type BlockPlace } from './tableBlock';

/** No entries and one restart. */
const EMPTY_BLOCK = Buffer.from([0, 0, 0, 0, 1, 0, 0, 0]);

export const FOOTER_BYTES = 48;
export const MAGIC = Buffer.from([0x57, 0xfb, 0x80, 0x8b, 0x24, 0x75, 0x47, 0xdb]);

/** A table of blocks of another, as they stand there, with a new index. */
export function writtenTable(bytes: Buffer, places: readonly BlockPlace[]): Buffer {
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
