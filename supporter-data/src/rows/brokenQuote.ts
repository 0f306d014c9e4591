import { unclosedQuote, type ImportFault } from '../importFault';
import { countLineBreaks, hasLineBreak } from './lineBreaks';

/**
 * A quote that is never closed runs on until some later quote, and takes whole rows into one cell. Such a
 * cell begins with its quote and spans lines, and the raw row does not hold it as a quoted cell.
 */
export const findBrokenQuote = (
  cells: readonly string[],
  raw: string,
  firstLine: number,
): ImportFault | null => {
  let line = firstLine;
  for (const cell of cells) {
    if (cell.startsWith('"') && hasLineBreak(cell) && !raw.includes(asQuotedCell(cell))) {
      return unclosedQuote(line);
    }
    line += countLineBreaks(cell);
  }
  return null;
};

const asQuotedCell = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
