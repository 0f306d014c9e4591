/** Share of the total as a whole number of percent (spec §5); 0 where there is no total. */
export const percentOf = (count: number, total: number): number =>
  total > 0 ? Math.round((count / total) * 100) : 0;
