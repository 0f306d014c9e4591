import { nothingToImport, type ImportCheck, type RejectedCounts } from 'shared-kernel/model';
import type { Figure } from '../Figures';

export const rejectedTotal = (counts: RejectedCounts): number =>
  counts.rejectedNoEmail +
  counts.rejectedInvalidEmail +
  counts.rejectedTooManyCells +
  counts.rejectedOther;

/** What the dry run found, in the order in which a person asks for it; the last two only where there are any. */
export function checkFigures(check: ImportCheck): readonly Figure[] {
  const always = [
    { label: 'Rows in the file', count: check.rows },
    { label: 'New supporters', count: check.newSupporters },
    { label: 'Supporters with changes', count: check.changed },
    { label: 'Supporters without changes', count: check.unchanged },
    { label: 'Rejected rows', count: rejectedTotal(check.rejected) },
  ];
  const sometimes = [
    { label: 'Rows merged into an earlier row of the same email address', count: check.mergedRows },
    { label: 'Rows of people who asked to be erased, left out', count: check.erasedRows },
    { label: 'Short rows, read with the rest empty', count: check.shortRows },
  ];
  return [...always, ...sometimes.filter(({ count }) => count > 0)];
}

/** Supporters whose rows are in order: without any, importing does nothing (D2d). */
export const supportersInFile = ({ newSupporters, changed, unchanged }: ImportCheck): number =>
  newSupporters + changed + unchanged;

/** Why importing would do nothing at all; null where it would do something. */
export function nothingToDo(check: ImportCheck, removed: number): string | null {
  const nothing = nothingToImport({
    rows: check.rows,
    supporters: supportersInFile(check),
    erasedRows: check.erasedRows,
  });
  if (nothing !== null) return nothing;
  return check.newSupporters + check.changed + removed === 0
    ? 'Everything in this file is stored already.'
    : null;
}
