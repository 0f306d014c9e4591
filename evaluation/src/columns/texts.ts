/** Many texts by place; an array of strings is one. */
export interface Texts {
  readonly length: number;
  at(place: number): string | undefined;
}

/** Texts that lie one behind the other in a long one; `ends` are places in UTF-16 units. */
export const textsWithin = (whole: string, ends: Uint32Array): Texts => ({
  length: ends.length,
  at: (place) => {
    const end = ends[place];
    return end === undefined ? undefined : whole.slice(place === 0 ? 0 : ends[place - 1], end);
  },
});
