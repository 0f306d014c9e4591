import { inflateSync } from 'node:zlib';
import type { FontKind } from './kindOfFont';
import { openFontTools } from './openFontTools';

/** What a packed file may come to; no font of the web is as large. */
const MOST_BYTES = 30 * 1024 * 1024;

/** Of a font file the tables as TrueType and OpenType have them; throws where it is damaged. */
export async function unpackFont(bytes: Uint8Array, kind: FontKind): Promise<Buffer> {
  const font = await unpacked(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), kind);
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const entry = SFNT_HEADER + SFNT_ENTRY * index;
    if (font.readUInt32BE(entry + 8) + font.readUInt32BE(entry + 12) > font.byteLength)
      throw new Error('A table is cut off');
  }
  return font;
}

async function unpacked(packed: Buffer, kind: FontKind): Promise<Buffer> {
  if (kind === 'woff') return fromWoff(packed);
  if (kind !== 'woff2') return packed;
  // It says itself how large it gets, and gets no larger.
  if (packed.readUInt32BE(16) > MOST_BYTES) throw new Error('Too large');
  const { decompress } = await openFontTools();
  return Buffer.from(await decompress(packed));
}

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** By hand, since a file that unpacks to more than it says must not fill the memory. */
function fromWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count);
  woff.copy(header, 0, 4, 8);
  const exponent = Math.floor(Math.log2(Math.max(1, count)));
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(16 * 2 ** exponent, 6);
  header.writeUInt16BE(exponent, 8);
  header.writeUInt16BE(16 * (count - 2 ** exponent), 10);
  const tables: Buffer[] = [header];
  let end = header.byteLength;
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF_HEADER + WOFF_ENTRY * index;
    const [offset, packed, size] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    if (end + size > MOST_BYTES) throw new Error('Too large');
    const stored = woff.subarray(offset, offset + packed);
    const table = packed < size ? inflateSync(stored, { maxOutputLength: size }) : stored;
    if (table.byteLength !== size) throw new Error('A table is damaged');
    const at = SFNT_HEADER + SFNT_ENTRY * index;
    woff.copy(header, at, entry, entry + 4);
    woff.copy(header, at + 4, entry + 16, entry + 20);
    header.writeUInt32BE(end, at + 8);
    header.writeUInt32BE(size, at + 12);
    const room = Buffer.alloc((size + 3) & ~3);
    table.copy(room);
    tables.push(room);
    end += room.byteLength;
  }
  return Buffer.concat(tables);
}
