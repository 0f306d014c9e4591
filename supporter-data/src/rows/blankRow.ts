import type { Row } from './row';

/** A row of nothing but blanks is no row (D2c). */
export const isBlankRow = ({ cells }: Pick<Row, 'cells'>): boolean =>
  cells.every((cell) => cell === '' || cell.trim() === '');
