import { byteReader } from './byteReader';

/** A copy of three bytes stands for 64 at most. */
const MOST_EXPANSION = 64 / 2;

/** Undoes Snappy's compression of one block; throws where the bytes are none of it. */
export function snappyUncompressed(bytes: Buffer): Buffer {
  const reader = byteReader(bytes);
  const length = reader.varint();
  if (length > bytes.length * MOST_EXPANSION) throw new RangeError('More than it can hold.');
  const whole = Buffer.alloc(length);
  let at = 0;
  const copy = (count: number, back: number): void => {
    if (back === 0 || back > at || at + count > length) throw new RangeError('A copy of nothing.');
    // Byte by byte, since a copy may reach into itself.
    for (let n = 0; n < count; n += 1, at += 1) whole.writeUInt8(whole.readUInt8(at - back), at);
  };
  while (!reader.isAtEnd()) {
    const tag = reader.bytes(1).readUInt8();
    const size = tag >>> 2;
    switch (tag & 3) {
      case 0: {
        const count = size < 60 ? size + 1 : reader.bytes(size - 59).readUIntLE(0, size - 59) + 1;
        const literal = reader.bytes(count);
        if (at + count > length) throw new RangeError('More bytes than were announced.');
        literal.copy(whole, at);
        at += count;
        break;
      }
      case 1:
        copy((size & 7) + 4, ((tag >>> 5) << 8) | reader.bytes(1).readUInt8());
        break;
      case 2:
        copy(size + 1, reader.bytes(2).readUInt16LE());
        break;
      default:
        copy(size + 1, reader.bytes(4).readUInt32LE());
    }
  }
  if (at !== length) throw new RangeError('Fewer bytes than were announced.');
  return whole;
}
