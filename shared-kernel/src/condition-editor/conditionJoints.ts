import type { ConditionMatch, GroupMatch } from 'shared-kernel/model';

/** The word that stands between two conditions; of "none of", neither holds, nor the next. */
const JOINTS = {
  all: 'and',
  any: 'or',
  none: 'nor',
} as const satisfies Record<ConditionMatch | GroupMatch, string>;

/** '' where what is stored is no match (D8). */
export const jointOf = (match: string): string =>
  match === 'all' || match === 'any' || match === 'none' ? JOINTS[match] : '';
