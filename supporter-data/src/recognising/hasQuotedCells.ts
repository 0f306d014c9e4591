import type { Delimiter } from './delimiter';

/** Whether a cell of the text stands in double quotes: one opens at the beginning of a line or behind a delimiter. */
export function hasQuotedCells(text: string, delimiter: Delimiter): boolean {
  const edges = ['\n', '\r', delimiter];
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) {
    if (at === 0 || edges.includes(text.charAt(at - 1))) return true;
  }
  return false;
}
