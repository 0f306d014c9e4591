import { shareWords, type ScreensCombined } from 'shared-kernel/model';
import { percentOf } from 'shared-kernel/ui';

export interface ReachRow {
  /** How many screens these supporters see. */
  readonly screens: number;
  readonly supporters: number;
  /** For a bar. */
  readonly percent: number;
  readonly share: string;
}

/**
 * How many supporters see 0, 1, 2, … screens. Those who see none are all the others: what is stored begins with those who
 * see one. A number that nobody sees is left out, but for 0.
 */
export function reachRows(combined: ScreensCombined, supporters: number): readonly ReachRow[] {
  const seen = Object.entries(combined)
    .map(([screens, { total }]) => ({ screens: Number(screens), supporters: total }))
    .filter((row) => row.screens > 0 && row.supporters > 0)
    .sort((one, other) => one.screens - other.screens);
  const reached = seen.reduce((sum, row) => sum + row.supporters, 0);
  // While a count is new and another old, together they may come to more than there are.
  const none = { screens: 0, supporters: Math.max(0, supporters - reached) };
  return [none, ...seen].map((row) => ({
    ...row,
    percent: percentOf(row.supporters, supporters),
    share: shareWords(row.supporters, supporters),
  }));
}
