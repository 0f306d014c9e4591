/** Rows that are counted together: few enough for every search's counts to stay in the cache. A multiple of 4. */
export const BLOCK_ROWS = 4096;

/** The counts of one block's rows: in bytes where none can pass `LARGEST_NARROW`, which nearly always holds. */
export type Counts = NarrowCounts | WideCounts;

export interface NarrowCounts {
  readonly kind: 'narrow';
  readonly byRow: Uint8Array;
  /** The same bytes, four rows to a word. */
  readonly words: Int32Array;
  /** Whether no count can pass 1. */
  readonly isMet: boolean;
}

export interface WideCounts {
  readonly kind: 'wide';
  readonly byRow: Float64Array;
}

/** Leaves one bit of each byte free, so that additions of four rows at once do not run into each other. */
export const LARGEST_NARROW = 127;

export const narrowCounts = (bound = LARGEST_NARROW): NarrowCounts => {
  const words = new Int32Array(BLOCK_ROWS / 4);
  return { kind: 'narrow', byRow: new Uint8Array(words.buffer), words, isMet: bound <= 1 };
};

export const wideCounts = (): WideCounts => ({
  kind: 'wide',
  byRow: new Float64Array(BLOCK_ROWS),
});

export const countsUpTo = (bound: number): Counts =>
  bound <= LARGEST_NARROW ? narrowCounts(bound) : wideCounts();

/** 1 in each byte of a word, its highest bit, and all bits but that. */
export const ONES = 0x01010101;
const TOPS = 0x80808080 | 0;
const SEVENS = 0x7f7f7f7f;

/** 1 in each byte of a word that is above 0; bytes up to 127. */
export const metOf = (word: number): number => ((word + SEVENS) & TOPS) >>> 7;

/** Whether no byte of a word is above 1. */
export const isOfOnes = (word: number): boolean => (word & ~ONES) === 0;

/** What the four bytes of a word come to; up to 255. */
export const sumOfBytes = (word: number): number => Math.imul(word, ONES) >>> 24;

/** How many of the first rows of a block have a count above 0. */
export const rowsMet = (counts: Counts, rows: number): number => {
  const { byRow } = counts;
  let met = 0;
  let row = 0;
  if (counts.kind === 'narrow') {
    const { words } = counts;
    const whole = rows >>> 2;
    for (let index = 0; index < whole; index += 1) met += sumOfBytes(metOf(words[index] ?? 0));
    row = whole * 4;
  }
  for (; row < rows; row += 1) if ((byRow[row] ?? 0) > 0) met += 1;
  return met;
};
