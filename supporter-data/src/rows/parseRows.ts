import type { ImportFault } from '../importFault';
import type { Delimiter } from '../recognising/delimiter';
import type { Chunks } from '../recognising/utf8Pieces';
import { rowOfScanned } from './rowOfScanned';
import type { Row } from './row';
import { createRowScanner, type ScannedRow } from './rowScanner';

/**
 * Gives the rows of a text, empty lines among them, to `onRow` in order, and waits for `afterPiece` after
 * each piece of it. Returns why the text cannot be read to its end, or null. Pieces are valid UTF-8.
 */
export const scanRows = async (
  pieces: Chunks,
  delimiter: Delimiter,
  onRow: (row: ScannedRow) => void,
  afterPiece?: AfterPiece,
): Promise<ImportFault | null> => {
  const scanner = createRowScanner(delimiter, onRow);
  for await (const piece of pieces) {
    if (!scanner.add(piece)) break;
    await afterPiece?.();
  }
  return scanner.end();
};

/** The same with each row's cells as texts. */
export const parseRows = (
  pieces: Chunks,
  delimiter: Delimiter,
  onRow: (row: Row) => void,
  afterPiece?: AfterPiece,
): Promise<ImportFault | null> =>
  scanRows(pieces, delimiter, (row) => onRow(rowOfScanned(row)), afterPiece);

/** The place for letting others have the thread, and for giving up by throwing. */
export type AfterPiece = () => Promise<void> | void;
