/** What the poster says. */
export const POSTER_WORDS = {
  play: 'Play your year',
  length: (seconds: number) => (seconds === 1 ? '1 second' : `${String(seconds)} seconds`),
} as const;
