import { inItemOrder } from 'evaluation';
import {
  FEWEST_TOLD,
  nameOf,
  type Screen,
  type ShowCounts,
  type ToldCount,
} from 'shared-kernel/model';

export interface LeftRow {
  /** The screen's id; that of no screen for those that are gone. */
  readonly key: string;
  readonly name: string;
  readonly count: ToldCount;
}

/**
 * How often shows were left at each screen of the year, in the order in which supporters see them, and at all those that
 * are gone. Where nothing was counted it is told as where little was.
 */
export function leftRows(
  leftAt: ShowCounts['leftAt'],
  screens: readonly Screen[],
): readonly LeftRow[] {
  const counts = new Map(leftAt.map(({ screenId, count }) => [screenId, count]));
  const present = new Set(screens.map(({ id }) => id));
  const gone = leftAt.filter(({ screenId }) => !present.has(screenId)).map(({ count }) => count);
  return [
    ...inItemOrder(screens).map((screen) => ({
      key: screen.id,
      name: nameOf(screen),
      count: counts.get(screen.id) ?? FEWER,
    })),
    ...(gone.length === 0
      ? []
      : [{ key: '', name: 'Screens that were deleted', count: sumOfTold(gone) }]),
  ];
}

const FEWER: ToldCount = { kind: 'fewerThan', count: FEWEST_TOLD };

/** What can be said of a sum whose parts are told so far only. */
function sumOfTold(counts: readonly ToldCount[]): ToldCount {
  const sum = (of: readonly ToldCount[]) => of.reduce((total, { count }) => total + count, 0);
  const told = counts.filter(({ kind }) => kind !== 'fewerThan');
  if (told.length === 0) return { kind: 'fewerThan', count: sum(counts) };
  const isExact = counts.every(({ kind }) => kind === 'exact');
  return { kind: isExact ? 'exact' : 'atLeast', count: sum(told) };
}
