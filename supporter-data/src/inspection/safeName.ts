/** A name that a placeholder can hold (D11) and one line can show: bars and braces respelled, line breaks as blanks. */
export const safeName = (name: string): string =>
  name
    .replaceAll('|', '-')
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
