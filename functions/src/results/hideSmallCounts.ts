import {
  asId,
  FEWEST_TOLD,
  type CivilDate,
  type ResultCount,
  type ScreenId,
  type ShowCounts,
  type ShowResults,
} from 'shared-kernel/model';
import { addedCounts, NOTHING, type DayCounts } from './resultDays';

/**
 * The results as staff may see them. A count under 10, none included, is told as "fewer than 10"; one from which a
 * small count would follow by subtraction is told as "at least": those who finished, where all but a few did, and a
 * total, where only a few are hidden in it.
 */
export function hideSmallCounts(days: readonly (readonly [CivilDate, DayCounts])[]): ShowResults {
  const screenIds = [...new Set(days.flatMap(([, { left }]) => Object.keys(left)))].sort();
  const told = days.map(([day, counts]) => ({ day, ...toldRow(counts, screenIds) }));
  const sums = days.reduce((sum, [, counts]) => addedCounts(sum, counts), NOTHING);
  return { days: told, total: toldTotal(sums, told, screenIds) };
}

function toldRow(counts: DayCounts, screenIds: readonly string[]): ShowCounts {
  const leftAt = screenIds.map((id) => ({
    screenId: asId<ScreenId>(id),
    count: toldCount(counts.left[id] ?? 0),
  }));
  const opened = toldCount(counts.opened);
  return {
    opened,
    finished: toldFinished(
      counts.finished,
      opened,
      leftAt.map(({ count }) => count),
    ),
    shared: toldCount(counts.shared),
    leftAt,
  };
}

const toldCount = (count: number): ResultCount =>
  count < FEWEST_TOLD ? FEWER : { kind: 'exact', count };

const FEWER: ResultCount = { kind: 'fewerThan', count: FEWEST_TOLD };

/** Who opened and neither finished nor left where that is told: if these are few, they may not follow. */
function toldFinished(
  finished: number,
  opened: ResultCount,
  leftAt: readonly ResultCount[],
): ResultCount {
  const told = toldCount(finished);
  if (told.kind !== 'exact' || opened.kind !== 'exact') return told;
  const others = opened.count - sumOf(leftAt.map(toldAtLeast));
  const unaccounted = others - finished;
  return unaccounted < 0 || unaccounted >= FEWEST_TOLD
    ? told
    : { kind: 'atLeast', count: Math.max(0, others - FEWEST_TOLD) };
}

function toldTotal(
  sums: DayCounts,
  days: readonly ShowCounts[],
  screenIds: readonly string[],
): ShowCounts {
  const row = toldRow(sums, screenIds);
  return {
    opened: toldSum(
      row.opened,
      sums.opened,
      days.map(({ opened }) => opened),
    ),
    finished: toldSum(
      row.finished,
      sums.finished,
      days.map(({ finished }) => finished),
    ),
    shared: toldSum(
      row.shared,
      sums.shared,
      days.map(({ shared }) => shared),
    ),
    leftAt: row.leftAt.map(({ screenId, count }, place) => ({
      screenId,
      count: toldSum(
        count,
        sums.left[screenId] ?? 0,
        days.map(({ leftAt }) => leftAt[place]?.count ?? FEWER),
      ),
    })),
  };
}

/** A sum as its row tells it, unless the days tell all but a few of it. */
function toldSum(told: ResultCount, sum: number, days: readonly ResultCount[]): ResultCount {
  if (told.kind !== 'exact' || days.every(({ kind }) => kind === 'exact')) return told;
  const onDays = sumOf(days.map(toldAtLeast));
  return sum - onDays >= FEWEST_TOLD ? told : { kind: 'atLeast', count: onDays };
}

const toldAtLeast = ({ kind, count }: ResultCount): number => (kind === 'fewerThan' ? 0 : count);

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
