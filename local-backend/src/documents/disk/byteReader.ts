/** Reads LevelDB's encodings one after another; throws a RangeError where the bytes end too soon. */
export interface ByteReader {
  readonly isAtEnd: () => boolean;
  /** Of up to 53 bits. */
  readonly varint: () => number;
  readonly bytes: (length: number) => Buffer;
  /** Bytes behind their length. */
  readonly text: () => Buffer;
}

export function byteReader(buffer: Buffer, from = 0): ByteReader {
  let at = from;
  const varint = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = buffer.readUInt8(at);
      at += 1;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
  };
  const bytes = (length: number): Buffer => {
    if (at + length > buffer.length) throw new RangeError('The bytes end too soon.');
    at += length;
    return buffer.subarray(at - length, at);
  };
  return { isAtEnd: () => at >= buffer.length, varint, bytes, text: () => bytes(varint()) };
}

/** The bytes of `varint`. */
export function varintBytes(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 0x80);
  return Buffer.from([...bytes, rest]);
}
