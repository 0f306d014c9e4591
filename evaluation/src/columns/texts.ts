/** Many texts by place; an array of strings is one. */
export interface Texts {
  readonly length: number;
  at(index: number): string | undefined;
}

/** Texts that lie one behind the other in a long one; `ends` are places in UTF-16 units. */
export const textsWithin = (whole: string, ends: Uint32Array): Texts => ({
  length: ends.length,
  at: (index) => {
    const end = ends[index];
    return end === undefined ? undefined : whole.slice(index === 0 ? 0 : ends[index - 1], end);
  },
});
