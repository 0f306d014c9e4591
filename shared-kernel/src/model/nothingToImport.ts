import type { ImportCounts } from './importRecord';

/** Why a file brings nobody, as a sentence; null where it brings somebody. Such a file is no import (D2d). */
export function nothingToImport({
  rows,
  supporters,
  erasedRows = 0,
}: Pick<ImportCounts, 'rows' | 'supporters'> & Partial<Pick<ImportCounts, 'erasedRows'>>):
  | string
  | null {
  if (rows === 0) return 'The file has no rows: there is nothing to import.';
  if (supporters === 0 && erasedRows === rows)
    return 'Every row is of people who asked to be erased: there is nothing to import.';
  return supporters === 0
    ? 'Every row is rejected: there is nothing to import. Is the right column used as email address?'
    : null;
}
