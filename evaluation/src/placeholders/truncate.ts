/**
 * The first `length` characters, never half of a surrogate pair, then `…` outside of the length; blanks
 * before it are dropped. 0 is unlimited (D11). A character here is a code point.
 */
export const truncate = (text: string, length: number): string => {
  if (length === 0 || text.length <= length) return text;
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  return `${characters.slice(0, length).join('').trimEnd()}…`;
};
