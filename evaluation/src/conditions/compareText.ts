/** Negative, 0 or positive, by code unit (D6). */
export const compareText = (left: string, right: string): number => {
  if (left === right) return 0;
  return left < right ? -1 : 1;
};
