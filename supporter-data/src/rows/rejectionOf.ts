import type { RejectionReason } from 'shared-kernel/model';
import { byteLength, isValidEmail } from './email';

/** A supporter's document holds less than 1 MiB in all, names of fields included (D2e). */
export const MAX_SUPPORTER_BYTES = 900_000;

interface RowShape {
  readonly cells: readonly string[];
  readonly columnCount: number;
  /** Normalised; '' where the row has none. */
  readonly email: string;
}

/** Why a row does not go in, or null (D2c): the first reason that applies. Its size is looked at once it is merged. */
export const rejectionOf = ({ cells, columnCount, email }: RowShape): RejectionReason | null => {
  if (cells.slice(columnCount).some((cell) => cell.trim() !== '')) return 'tooManyCells';
  if (cells.some((cell) => cell.includes('\0'))) return 'nulCharacter';
  if (email === '') return 'noEmail';
  return isValidEmail(email) ? null : 'invalidEmail';
};

/** Whether names and values exceed what a supporter's document holds. */
export const isTooLarge = (names: readonly string[], values: readonly string[]): boolean =>
  bytesOf(names) + bytesOf(values) > MAX_SUPPORTER_BYTES;

export const bytesOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + byteLength(text), 0);
