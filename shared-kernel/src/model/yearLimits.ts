/** What of a year is counted and shown at most. What lies above is kept, and says that it is not counted. */
export const YEAR_LIMITS = {
  searches: 1_000,
  screens: 300,
  /** Of one search; of an item. */
  conditions: 100,
} as const;
