/** The words of a date or a moment, which stay on one line. */
export const unbroken = (words: string): string => words.replaceAll(/[ \u202f]/g, '\u00a0');
