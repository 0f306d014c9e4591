import type { ImportFault } from '../importFault';
import type { Delimiter } from '../recognising/delimiter';
import type { Chunks } from '../recognising/utf8Pieces';
import { rowOfScanned } from './rowOfScanned';
import type { Row } from './row';
import { createRowScanner, type ScannedRow } from './rowScanner';
import type { FindStops } from './stops/stops';

/** How a text is gone through. */
export interface ScanOptions {
  /** Waited for after each piece: lets others have the thread, or gives up by throwing. */
  readonly afterPiece?: () => Promise<void> | void;
  /** `simdStops` where code may be made at run time; byte by byte without it. */
  readonly findStops?: FindStops;
}

/**
 * Gives the rows of a text, empty lines among them, to `onRow` in order. Returns why the text cannot be read to its end, or
 * null. Pieces are valid UTF-8.
 */
export const scanRows = async (
  pieces: Chunks,
  delimiter: Delimiter,
  onRow: (row: ScannedRow) => void,
  { afterPiece, findStops }: ScanOptions = {},
): Promise<ImportFault | null> => {
  const scanner = createRowScanner(delimiter, onRow, findStops);
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
  options: ScanOptions = {},
): Promise<ImportFault | null> =>
  scanRows(pieces, delimiter, (row) => onRow(rowOfScanned(row)), options);
