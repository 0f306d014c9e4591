import type { ImportCounts } from './importRecord';

/** Why a file brings nobody, as a sentence; null where it brings somebody. Such a file is no import (D2d). */
export function nothingToImport({
  rows,
  supporters,
}: Pick<ImportCounts, 'rows' | 'supporters'>): string | null {
  if (rows === 0) return 'The file has no rows: there is nothing to import.';
  return supporters === 0
    ? 'Every row is rejected: there is nothing to import. Is the right column used as email address?'
    : null;
}
