import { isBlankBytes } from 'evaluation';
import type { Row } from './row';
import type { ScannedRow } from './rowScanner';

/** A row of nothing but blanks is no row (D2c). */
export const isBlankRow = ({ cells }: Pick<Row, 'cells'>): boolean =>
  cells.every((cell) => cell === '' || cell.trim() === '');

export const isBlankScanned = ({ bytes, starts, ends, cellCount }: ScannedRow): boolean => {
  for (let cell = 0; cell < cellCount; cell += 1)
    if (!isBlankBytes(bytes, starts[cell] ?? 0, ends[cell] ?? 0)) return false;
  return true;
};
