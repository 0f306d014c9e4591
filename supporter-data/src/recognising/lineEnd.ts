export const LINE_ENDS = ['\r\n', '\n', '\r'] as const;
export type LineEnd = (typeof LINE_ENDS)[number];

/** What ends the first line outside of quotes; null in a text of one line. */
export const recogniseLineEnd = (text: string): LineEnd | null => {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (character === '\n') return '\n';
    if (character === '\r') return text[at + 1] === '\n' ? '\r\n' : '\r';
  }
  return null;
};
