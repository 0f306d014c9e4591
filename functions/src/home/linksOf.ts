import {
  civilDateInUtc,
  compareDays,
  dateParts,
  dayBeside,
  type Attention,
} from 'shared-kernel/model';
import * as v from 'valibot';
import type { DocumentData } from '../store/documents';

/** Before and after the last day of personal links Home speaks of it. */
const NEAR_DAYS = 14;

const Stored = v.object({
  newestExport: v.nullish(v.object({ at: v.date(), validUntil: dateParts() }), null),
  allRevokedAt: v.nullish(v.date(), null),
});

/** When personal links were last exported, and whether their last day is near or just over. */
export function linksOf(
  data: DocumentData | undefined,
  now: Date,
): { readonly exportedAt: Date | null; readonly attention: readonly Attention[] } {
  const read = v.safeParse(Stored, data ?? {});
  const { newestExport, allRevokedAt } = read.success
    ? read.output
    : { newestExport: null, allRevokedAt: null };
  if (newestExport === null) return { exportedAt: null, attention: [] };
  const { at, validUntil } = newestExport;
  const today = civilDateInUtc(now);
  const isNear =
    compareDays(validUntil, dayBeside(today, NEAR_DAYS)) <= 0 &&
    compareDays(validUntil, dayBeside(today, -NEAR_DAYS)) >= 0;
  return {
    exportedAt: at,
    attention:
      isNear && allRevokedAt === null
        ? [{ kind: 'linksEnd', count: 1, id: '', name: '', day: validUntil }]
        : [],
  };
}
