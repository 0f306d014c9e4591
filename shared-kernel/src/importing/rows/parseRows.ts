import type { ImportFault } from '../importFault';
import type { Delimiter } from '../recognising/delimiter';
import { createRowParser, type Row } from './rowParser';

/**
 * Gives the rows of a text, empty lines among them, to `onRow` in order, and waits for `afterPiece` after
 * each piece of it. Answers why the text cannot be read to its end, or null.
 */
export const parseRows = async (
  pieces: Iterable<string>,
  delimiter: Delimiter,
  onRow: (row: Row) => void,
  afterPiece?: AfterPiece,
): Promise<ImportFault | null> => {
  const parser = createRowParser(delimiter, onRow);
  for (const piece of pieces) {
    parser.add(piece);
    await afterPiece?.();
  }
  return parser.end();
};

/** The place for letting others have the thread, and for giving up by throwing. */
export type AfterPiece = () => Promise<void> | void;
