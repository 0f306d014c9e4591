/** Many bytes in pieces, which nobody has to have in one. */
export interface PiecedBytes {
  readonly length: number;
  readonly pieces: readonly Uint8Array[];
  /** A copy of those from `start` up to `end`, which may lie beyond the last; of all of them unless said. */
  slice(start?: number, end?: number): Uint8Array;
}

export const piecedBytes = (pieces: readonly Uint8Array[]): PiecedBytes => {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return {
    length,
    pieces,
    slice: (start = 0, end = length) => {
      const whole = new Uint8Array(Math.max(0, Math.min(end, length) - start));
      let from = 0;
      for (const piece of pieces) {
        const to = from + piece.length;
        if (to > start && from < end)
          whole.set(
            piece.subarray(Math.max(0, start - from), end - from),
            Math.max(0, from - start),
          );
        from = to;
      }
      return whole;
    },
  };
};
