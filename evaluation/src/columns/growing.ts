import { codesUpTo, type Codes } from './column';

/** Whole numbers of 32 bits that come one by one. */
export interface Growing {
  push(value: number): void;
  /** The first `count` of `values`, in their order. */
  pushAll(values: Uint32Array, count: number): void;
  /** Over one that came. */
  set(index: number, value: number): void;
  /** 0 beyond the last. */
  at(index: number): number;
  readonly length: () => number;
  /** A copy of exactly what came. */
  finish(): Uint32Array;
  /** The same into an array of that length whose elements are wide enough. */
  copyTo<Into extends Codes>(into: Into): Into;
}

const FIRST_CAPACITY = 16;
const BLOCK_BITS = 15;
/** So many are kept apart once they came, each as narrow as the largest of them lets it: most codes of a file are small. */
const BLOCK = 2 ** BLOCK_BITS;

export const createGrowing = (): Growing => {
  const full: Codes[] = [];
  let block = new Uint32Array(FIRST_CAPACITY);
  let inBlock = 0;

  const makeRoom = (): void => {
    if (block.length === BLOCK) {
      full.push(narrowed(block));
      inBlock = 0;
      return;
    }
    const wider = new Uint32Array(block.length * 2);
    wider.set(block);
    block = wider;
  };
  const length = (): number => full.length * BLOCK + inBlock;
  const copyTo = <Into extends Codes>(into: Into): Into => {
    full.forEach((one, place) => into.set(one, place * BLOCK));
    into.set(block.subarray(0, inBlock), full.length * BLOCK);
    return into;
  };
  return {
    push: (value) => {
      if (inBlock === block.length) makeRoom();
      block[inBlock] = value;
      inBlock += 1;
    },
    pushAll: (values, count) => {
      for (let from = 0; from < count;) {
        if (inBlock === block.length) makeRoom();
        const to = Math.min(count, from + block.length - inBlock);
        block.set(values.subarray(from, to), inBlock);
        inBlock += to - from;
        from = to;
      }
    },
    set: (index, value) => {
      const place = index >>> BLOCK_BITS;
      const kept = full[place];
      const isWide = kept === undefined || value < 2 ** (8 * kept.BYTES_PER_ELEMENT);
      if (!isWide) full[place] = Uint32Array.from(kept);
      (full[place] ?? block)[index & (BLOCK - 1)] = value;
    },
    at: (index) =>
      index < length() ? ((full[index >>> BLOCK_BITS] ?? block)[index & (BLOCK - 1)] ?? 0) : 0,
    length,
    finish: () => copyTo(new Uint32Array(length())),
    copyTo,
  };
};

const narrowed = (block: Uint32Array): Codes => {
  let largest = 0;
  // By place: iterating over so many costs several times as much.
  let index = 0;
  while (index < block.length) {
    largest = Math.max(largest, block[index] ?? 0);
    index += 1;
  }
  const narrow = codesUpTo(largest, block.length);
  narrow.set(block);
  return narrow;
};
