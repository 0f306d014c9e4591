/** Bytes that come one after the other. Numbers are little-endian, or varints of 7 bits a byte. */
export interface ByteWriter {
  uint(value: number): void;
  /** Not to be changed before `finish`: many are not copied before. */
  bytes(value: Uint8Array): void;
  /** The elements as they lie in memory, under the same condition. */
  array(values: Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array): void;
  finish(): Uint8Array;
}

const BLOCK = 64 * 1024;
/** As many bytes stay where they are until all are put together. */
const KEPT = 4 * 1024;

export const createByteWriter = (): ByteWriter => {
  const pieces: Uint8Array[] = [];
  let total = 0;
  let block = new Uint8Array(BLOCK);
  /** Of the block, what is in no piece yet. */
  let start = 0;
  let length = 0;

  const add = (piece: Uint8Array): void => {
    pieces.push(piece);
    total += piece.length;
  };
  const cut = (): void => {
    if (length > start) add(block.subarray(start, length));
    start = length;
  };
  const reserve = (more: number): void => {
    if (length + more <= block.length) return;
    cut();
    block = new Uint8Array(BLOCK);
    start = 0;
    length = 0;
  };
  const bytes = (value: Uint8Array): void => {
    if (value.length >= KEPT) {
      cut();
      add(value);
      return;
    }
    reserve(value.length);
    block.set(value, length);
    length += value.length;
  };
  return {
    uint: (value) => {
      reserve(10);
      let rest = value;
      while (rest >= 0x80) {
        block[length] = (rest % 0x80) | 0x80;
        length += 1;
        rest = Math.floor(rest / 0x80);
      }
      block[length] = rest;
      length += 1;
    },
    bytes,
    array: ({ buffer: elements, byteOffset, byteLength }) =>
      bytes(new Uint8Array(elements, byteOffset, byteLength)),
    finish: () => {
      cut();
      const whole = new Uint8Array(total);
      let at = 0;
      for (const piece of pieces) {
        whole.set(piece, at);
        at += piece.length;
      }
      return whole;
    },
  };
};
