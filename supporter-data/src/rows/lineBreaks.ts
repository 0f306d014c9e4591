/** CR LF, LF and CR alone each end one line. */
const LINE_BREAK = /\r\n|\n|\r/g;

export const hasLineBreak = (text: string): boolean => text.includes('\n') || text.includes('\r');

export const countLineBreaks = (text: string): number =>
  hasLineBreak(text) ? (text.match(LINE_BREAK)?.length ?? 0) : 0;

export const endsWithLineBreak = (text: string): boolean => /[\r\n]$/.test(text);
