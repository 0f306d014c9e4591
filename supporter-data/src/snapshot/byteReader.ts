/** Reads what a `ByteWriter` wrote. Past the end, or where a number cannot be, it gives zeros and is `damaged`. */
export interface ByteReader {
  /** At most `limit`; a larger one is damage. */
  uint(limit?: number): number;
  bytes(length: number): Uint8Array;
  array<Values>(kind: ArrayKind<Values>, length: number): Values;
  /** How many bytes are still to be read. */
  left(): number;
  /** For what the reader of a part finds wrong. */
  reportDamage(): void;
  readonly isDamaged: () => boolean;
  readonly isAtEnd: () => boolean;
}

export interface ArrayKind<Values> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBuffer): Values;
}

const MOST_BYTES_OF_UINT = 8;

export const createByteReader = (source: Uint8Array): ByteReader => {
  let index = 0;
  let damaged = false;
  const damage = (): 0 => {
    damaged = true;
    return 0;
  };
  const uint = (limit = Number.MAX_SAFE_INTEGER): number => {
    let value = 0;
    for (let byte = 0; byte < MOST_BYTES_OF_UINT; byte += 1) {
      const part = source[index];
      if (part === undefined) return damage();
      index += 1;
      value += (part & 0x7f) * 2 ** (7 * byte);
      if (part < 0x80) return value > limit ? damage() : value;
    }
    return damage();
  };
  const bytes = (length: number): Uint8Array => {
    if (length > source.length - index) {
      damage();
      return new Uint8Array(0);
    }
    index += length;
    return source.subarray(index - length, index);
  };
  return {
    uint,
    bytes,
    array: (kind, length) => {
      const elements = bytes(length * kind.BYTES_PER_ELEMENT);
      const copy = new ArrayBuffer(elements.length);
      new Uint8Array(copy).set(elements);
      return new kind(copy);
    },
    left: () => source.length - index,
    reportDamage: damage,
    isDamaged: () => damaged,
    isAtEnd: () => index === source.length,
  };
};
