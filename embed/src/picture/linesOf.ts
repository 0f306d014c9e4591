/** A line of a text as the browser has laid it out. */
export interface Line {
  readonly text: string;
  /** CSS pixels of the viewport. */
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

/** The lines that a text node was broken into, each with the box that it has: nothing is broken anew. */
export function linesOf(node: Text): readonly Line[] {
  const range = node.ownerDocument.createRange();
  const lines: { text: string; left: number; top: number; height: number }[] = [];
  let start = 0;
  for (const sign of node.data) {
    range.setStart(node, start);
    start += sign.length;
    range.setEnd(node, start);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    const rect = rects[rects.length - 1];
    const line = lines[lines.length - 1];
    if (rect === undefined) {
      // What belongs to the sign before it, or is not seen at all, such as a blank at the line's end.
      if (line !== undefined) line.text += sign;
    } else if (line === undefined || Math.abs(rect.top - line.top) > rect.height / 2)
      lines.push({ text: sign, left: rect.left, top: rect.top, height: rect.height });
    else {
      line.text += sign;
      line.left = Math.min(line.left, rect.left);
    }
  }
  return lines.map((line) => ({ ...line, text: line.text.trimEnd() }));
}
