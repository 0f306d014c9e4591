import type { ImportFault } from '../importFault';
import type { Delimiter } from '../recognising/delimiter';
import { isBlankRow } from './blankRow';
import type { Row } from './row';
import { rowOfScanned } from './rowOfScanned';
import { createRowScanner } from './rowScanner';

interface FirstRows {
  readonly table: readonly Row[];
  readonly fault: ImportFault | null;
}

/**
 * The rows of a text that may be the beginning of a longer one, without its blank lines. A row that the end
 * of the text cuts off is left out, unless it is all there is.
 */
export const firstRows = (text: string, delimiter: Delimiter, isWhole: boolean): FirstRows => {
  const rows: Row[] = [];
  const scanner = createRowScanner(delimiter, (row) => rows.push(rowOfScanned(row)));
  scanner.add(new TextEncoder().encode(text));
  const fault = scanner.end();
  const complete = (scanner.isCut() ? rows.slice(0, -1) : rows).filter((row) => !isBlankRow(row));
  if (!isWhole && complete.length > 0) return { table: complete, fault: null };
  return { table: rows.filter((row) => !isBlankRow(row)), fault };
};
