/** Rows that are counted together: few enough for every search's counts to stay in the cache. A multiple of 4. */
export const BLOCK_ROWS = 4096;

/** The counts of one block's rows: in bytes where none can pass `LARGEST_NARROW`, which nearly always holds. */
export type Counts = NarrowCounts | WideCounts;

export interface NarrowCounts {
  readonly kind: 'narrow';
  readonly byRow: Uint8Array;
  /** The same bytes, four rows to a word. */
  readonly words: Int32Array;
}

export interface WideCounts {
  readonly kind: 'wide';
  readonly byRow: Float64Array;
}

/** Leaves one bit of each byte free, so that additions of four rows at once do not run into each other. */
export const LARGEST_NARROW = 127;

export const narrowCounts = (): NarrowCounts => {
  const words = new Int32Array(BLOCK_ROWS / 4);
  return { kind: 'narrow', byRow: new Uint8Array(words.buffer), words };
};

export const wideCounts = (): WideCounts => ({
  kind: 'wide',
  byRow: new Float64Array(BLOCK_ROWS),
});

export const countsUpTo = (bound: number): Counts =>
  bound <= LARGEST_NARROW ? narrowCounts() : wideCounts();
