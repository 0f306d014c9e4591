import { piecedBytes, type PiecedBytes } from './piecedBytes';

/** Bytes that come one after the other. Numbers are little-endian, or varints of 7 bits a byte. */
export interface ByteWriter {
  uint(value: number): void;
  /** As uints, by how much each of upward numbers lies beyond the one before, and that many less; the first, beyond 0. */
  distances(upward: Uint32Array, less?: number): void;
  /** Not to be changed as long as what `finish` gives is in use: many are not copied. */
  bytes(value: Uint8Array): void;
  /** The elements as they lie in memory, under the same condition. */
  array(values: Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array): void;
  finish(): PiecedBytes;
}

const BLOCK = 64 * 1024;
/** As many bytes stay where they are. */
const KEPT = 4 * 1024;

export const createByteWriter = (): ByteWriter => {
  const pieces: Uint8Array[] = [];
  let block = new Uint8Array(BLOCK);
  /** Of the block, what is in no piece yet. */
  let start = 0;
  let length = 0;

  const cut = (): void => {
    if (length > start) pieces.push(block.subarray(start, length));
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
      pieces.push(value);
      return;
    }
    reserve(value.length);
    block.set(value, length);
    length += value.length;
  };
  const uint = (value: number): void => {
    reserve(10);
    let rest = value;
    while (rest >= 0x80) {
      block[length] = (rest % 0x80) | 0x80;
      length += 1;
      rest = Math.floor(rest / 0x80);
    }
    block[length] = rest;
    length += 1;
  };
  return {
    uint,
    distances: (upward, less = 0) => {
      let next = 0;
      // By place: iterating over so many costs several times as much.
      let index = 0;
      while (index < upward.length) {
        const value = upward[index] ?? 0;
        index += 1;
        const distance = value - next;
        next = value + less;
        // Nearly all are short.
        if (distance >= 0x80 || length === block.length) uint(distance);
        else {
          block[length] = distance;
          length += 1;
        }
      }
    },
    bytes,
    array: ({ buffer: elements, byteOffset, byteLength }) =>
      bytes(new Uint8Array(elements, byteOffset, byteLength)),
    finish: () => {
      cut();
      return piecedBytes(pieces);
    },
  };
};
