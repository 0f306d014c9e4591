import { Parser } from '#csv-parser';
import type { ImportFault } from '../importFault';
import type { Delimiter } from '../recognising/delimiter';
import type { Row } from './row';
import { createRowTaker, type ParserError } from './rowTaker';

/**
 * Gives the rows of a text, empty lines among them, to `onRow` in order, and waits for `afterPiece` after
 * each piece of it. Returns why the text cannot be read to its end, or null.
 */
export const parseRows = async (
  pieces: Iterable<string>,
  delimiter: Delimiter,
  onRow: (row: Row) => void,
  afterPiece?: AfterPiece,
): Promise<ImportFault | null> => {
  const taker = createRowTaker(delimiter, onRow);
  const parser = new Parser(taker.options);
  const ended = new Promise<ParserError | null>((resolve) => {
    parser.on('error', resolve);
    parser.on('end', () => resolve(null));
  });
  parser.resume();
  let isFed = false;
  for (const piece of pieces) {
    if (piece === '') continue;
    isFed = true;
    if (!(await written(parser, piece))) break;
    await afterPiece?.();
  }
  // The parser cannot end before it has begun.
  if (!isFed) return null;
  parser.end();
  return taker.faultAfter(await ended);
};

/** The place for letting others have the thread, and for giving up by throwing. */
export type AfterPiece = () => Promise<void> | void;

/** Waits until the parser has taken the piece; false where it gave up on it. */
const written = (parser: Parser, piece: string): Promise<boolean> =>
  new Promise((resolve) => {
    parser.write(piece, (error) => resolve(!error));
  });
