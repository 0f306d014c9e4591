import { deflateSync } from 'node:zlib';

/** A TrueType font packed as WOFF 1; `claiming`: how many bytes each table says to have, whatever it has. */
export function aWoff(
  font: Uint8Array,
  { claiming }: { readonly claiming?: number } = {},
): Uint8Array<ArrayBuffer> {
  const sfnt = Buffer.from(font);
  const count = sfnt.readUInt16BE(4);
  const header = Buffer.alloc(44 + 20 * count);
  header.write('wOFF', 0, 'latin1');
  sfnt.copy(header, 4, 0, 4);
  header.writeUInt16BE(count, 12);
  header.writeUInt32BE(sfnt.byteLength, 16);
  const tables: Buffer[] = [];
  let offset = header.byteLength;
  for (let index = 0; index < count; index += 1) {
    const from = 12 + 16 * index;
    const to = 44 + 20 * index;
    const start = sfnt.readUInt32BE(from + 8);
    const size = sfnt.readUInt32BE(from + 12);
    const table = sfnt.subarray(start, start + size);
    const deflated = deflateSync(table);
    const packed = deflated.byteLength < size ? deflated : table;
    sfnt.copy(header, to, from, from + 4);
    header.writeUInt32BE(offset, to + 4);
    header.writeUInt32BE(packed.byteLength, to + 8);
    header.writeUInt32BE(claiming ?? size, to + 12);
    sfnt.copy(header, to + 16, from + 4, from + 8);
    tables.push(packed);
    offset += packed.byteLength;
  }
  header.writeUInt32BE(offset, 8);
  return new Uint8Array(Buffer.concat([header, ...tables]));
}
