import type { ConditionMatch } from 'shared-kernel/model';

/** Whether condition counts make a match (spec §5). `every` of none is never asked: see D7, D8. */
export const COMBINATIONS = {
  all: (counts) => counts.every((count) => count > 0),
  any: (counts) => counts.some((count) => count > 0),
} as const satisfies Record<ConditionMatch, (counts: readonly number[]) => boolean>;
