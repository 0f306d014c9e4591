import type { Codes } from './column';

/** Whole numbers of 32 bits that come one by one. */
export interface Growing {
  push(value: number): void;
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
/** From so many on a further block is taken, and none is copied. */
const BLOCK = 2 ** BLOCK_BITS;

export const createGrowing = (): Growing => {
  const full: Uint32Array[] = [];
  let block = new Uint32Array(FIRST_CAPACITY);
  let inBlock = 0;

  const widen = (): void => {
    if (block.length === BLOCK) {
      full.push(block);
      block = new Uint32Array(BLOCK);
      inBlock = 0;
      return;
    }
    const wider = new Uint32Array(block.length * 2);
    wider.set(block);
    block = wider;
  };
  const blockOf = (index: number): Uint32Array | undefined => {
    const place = index >>> BLOCK_BITS;
    return place === full.length ? block : full[place];
  };
  const length = (): number => full.length * BLOCK + inBlock;
  const copyTo = <Into extends Codes>(into: Into): Into => {
    full.forEach((one, place) => into.set(one, place * BLOCK));
    into.set(block.subarray(0, inBlock), full.length * BLOCK);
    return into;
  };
  return {
    push: (value) => {
      if (inBlock === block.length) widen();
      block[inBlock] = value;
      inBlock += 1;
    },
    set: (index, value) => {
      const one = blockOf(index);
      if (one !== undefined) one[index & (BLOCK - 1)] = value;
    },
    at: (index) => blockOf(index)?.[index & (BLOCK - 1)] ?? 0,
    length,
    finish: () => copyTo(new Uint32Array(length())),
    copyTo,
  };
};
