/** The text helpers of spec §5; the fifth, truncating with an ellipsis, is `cutName` and the engine's `truncate`. */

/** Repeated blanks of any kind as one, none at the ends. */
export const collapseSpaces = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Letters, digits and underscores of any script; everything else is left out. */
export const wordCharacters = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}_]/gu, '');

/** Digits and dots; everything else is left out. */
export const digitsAndDots = (text: string): string => text.replace(/[^\d.]/g, '');

/** The first letter as a capital, also one that is no single UTF-16 unit. */
export function capitalised(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}
