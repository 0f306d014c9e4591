import { charactersOf } from 'shared-kernel/model';

/** Where something stands within an item's box: percent of its width and height. */
export interface Centre {
  readonly left: number;
  readonly top: number;
}

export const MIDDLE: Centre = { left: 50, top: 50 };

/** The middle of what stands between two places of a text; that of the box where nothing is laid out. */
export function centreOf(box: HTMLElement, text: Text, from: number, to: number): Centre {
  const outer = box.getBoundingClientRect();
  const inner = rangeOf(text, from, to).getBoundingClientRect();
  if (outer.width === 0 || inner.width === 0) return MIDDLE;
  return {
    left: share(inner.left + inner.width / 2 - outer.left, outer.width),
    top: share(inner.top + inner.height / 2 - outer.top, outer.height),
  };
}

/** The lines as the browser breaks them, each with the blanks after it. Joined they are the text. */
export function linesOf(text: Text): readonly string[] {
  const lines: string[] = [];
  let at = 0;
  let lineMiddle = -Infinity;
  for (const character of charactersOf(text.data)) {
    const { top, height, width } = rangeOf(text, at, at + character.length).getBoundingClientRect();
    at += character.length;
    const middle = top + height / 2;
    const isNext = width > 0 && character.trim() !== '' && middle - lineMiddle > height / 2;
    if (isNext) lineMiddle = middle;
    if (isNext || lines.length === 0) lines.push(character);
    else lines.push(`${lines.pop() ?? ''}${character}`);
  }
  return lines;
}

function rangeOf(text: Text, from: number, to: number): Range {
  const range = text.ownerDocument.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  return range;
}

const share = (length: number, whole: number): number => Math.round((length / whole) * 1e4) / 100;
