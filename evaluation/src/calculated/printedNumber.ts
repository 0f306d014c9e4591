/** Digits behind the dot that are kept: what JavaScript's numbers add of their own lies behind them. */
const DECIMALS = 6;

/** A number without what binary arithmetic adds: 0.1 + 0.2 is 0.3. */
export const tidy = (number: number): number => Number(number.toFixed(DECIMALS));

/** A calculated number as its field's text; '' where it is too large to be told exactly, or none [E78]. */
export const printedNumber = (number: number): string => {
  if (!(Math.abs(number) <= Number.MAX_SAFE_INTEGER)) return '';
  const tidied = Number.isInteger(number) ? number : tidy(number);
  return String(tidied === 0 ? 0 : tidied);
};
