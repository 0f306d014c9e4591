/** Share of the total in whole percent, for how long a bar is; 0 where there is no total. Words are `shareWords`. */
export const percentOf = (count: number, total: number): number =>
  total > 0 ? Math.round((count / total) * 100) : 0;
