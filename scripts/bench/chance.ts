/** Numbers that look like chance and are the same in every run (mulberry32). */
export interface Chance {
  /** From 0 to below 1. */
  next(): number;
  below(limit: number): number;
  of<Thing>(things: readonly Thing[]): Thing;
}

export const createChance = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    of: (things) => {
      const thing = things[below(things.length)];
      if (thing === undefined) throw new Error('Nothing to choose from');
      return thing;
    },
  };
};
