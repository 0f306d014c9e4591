/** What sums of tenths leave behind. */
const UNNOTICED = 1e-6;

/** Seconds, up to the next tenth: what is needed is never cut. */
export const upToTenth = (seconds: number): number => Math.ceil(seconds * 10 - UNNOTICED) / 10;

export const clamped = (seconds: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, seconds));
