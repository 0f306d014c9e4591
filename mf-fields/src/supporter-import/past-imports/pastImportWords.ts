import { printCount, unbroken, type ImportRecord, type ImportState } from 'shared-kernel/model';
import { rejectedTotal } from '../check/checkFigures';

interface PastImportWords {
  readonly when: string;
  /** Null where it is the usual one. */
  readonly state: string | null;
  readonly result: string;
}

const ENDS: Readonly<Partial<Record<ImportState, string>>> = {
  failed: 'Failed',
  cancelled: 'Cancelled',
  expired: 'Expired',
  undone: 'Undone',
};

/** Ends that have a sentence of their own. */
const SAYS_WHY: ReadonlySet<ImportState> = new Set(['failed', 'expired']);

/** A past import in the cells of its row. */
export const pastImportWords = (record: ImportRecord): PastImportWords => ({
  when:
    record.startedAt === null
      ? ''
      : unbroken(
          record.startedAt.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
        ),
  state: ENDS[record.state] ?? null,
  result: SAYS_WHY.has(record.state) ? record.failure : countWords(record),
});

function countWords({ state, counts, outcome }: ImportRecord): string {
  if (state === 'cancelled') return '';
  const parts: readonly (readonly [number, string])[] = [
    [outcome?.newSupporters ?? 0, 'new'],
    [outcome?.changed ?? 0, 'changed'],
    [outcome?.unchanged ?? 0, 'unchanged'],
    [outcome?.removed ?? 0, 'removed'],
    [counts === null ? 0 : rejectedTotal(counts), 'rejected'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${printCount(count)} ${word}`)
    .join(', ');
}
