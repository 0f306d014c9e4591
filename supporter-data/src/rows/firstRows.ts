import { parse } from '#csv-parser/sync';
import type { ImportFault } from '../importFault';
import type { Delimiter } from '../recognising/delimiter';
import { isBlankRow } from './blankRow';
import { endsWithLineBreak } from './lineBreaks';
import type { Row } from './row';
import { createRowTaker, type ParserError } from './rowTaker';

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
  const taker = createRowTaker(delimiter, (row) => rows.push(row));
  const error = text === '' ? null : errorOf(() => parse(text, taker.options));
  const isCut = error === null && !endsWithLineBreak(taker.lastRaw());
  const complete = (isCut ? rows.slice(0, -1) : rows).filter((row) => !isBlankRow(row));
  if (!isWhole && complete.length > 0) return { table: complete, fault: null };
  return { table: rows.filter((row) => !isBlankRow(row)), fault: taker.faultAfter(error) };
};

const errorOf = (work: () => unknown): ParserError | null => {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
};
