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
 * total, where only a few are hidden in it. Every screen of the year is told of, as one that nobody was counted at is no
 * other than one with a few.
 */
export function hideSmallCounts(
  days: readonly (readonly [CivilDate, DayCounts])[],
  screensOfYear: readonly string[] = [],
): ShowResults {
  const leftIds = days.flatMap(([, { left }]) => Object.keys(left));
  const screenIds = [...new Set([...screensOfYear, ...leftIds])].sort();
  const rows = days.map(([day, counts]) => ({ day, counts, told: toldRow(counts, screenIds) }));
  const sums = days.reduce((sum, [, counts]) => addedCounts(sum, counts), NOTHING);
  return {
    days: rows.map(({ day, told }) => ({ day, ...told })),
    total: toldTotal(sums, rows, screenIds),
  };
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
    acted: toldCount(counts.acted),
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

/** One count of one day: what it is, and what is told of it. */
interface DayCount {
  readonly real: number;
  readonly told: ResultCount;
}

function toldTotal(
  sums: DayCounts,
  days: readonly { readonly counts: DayCounts; readonly told: ShowCounts }[],
  screenIds: readonly string[],
): ShowCounts {
  const opened = toldSum(
    toldCount(sums.opened),
    days.map(({ counts, told }) => ({ real: counts.opened, told: told.opened })),
  );
  const leftAt = screenIds.map((id, index) => ({
    screenId: asId<ScreenId>(id),
    count: toldSum(
      toldCount(sums.left[id] ?? 0),
      days.map(({ counts, told }) => ({
        real: counts.left[id] ?? 0,
        told: told.leftAt[index]?.count ?? FEWER,
      })),
    ),
  }));
  const counts = leftAt.map(({ count }) => count);
  return {
    opened,
    finished: toldSum(
      toldFinished(sums.finished, opened, counts),
      days.map(({ counts: day, told }) => ({ real: day.finished, told: told.finished })),
    ),
    shared: toldSum(
      toldCount(sums.shared),
      days.map(({ counts: day, told }) => ({ real: day.shared, told: told.shared })),
    ),
    acted: toldSum(
      toldCount(sums.acted),
      days.map(({ counts: day, told }) => ({ real: day.acted, told: told.acted })),
    ),
    leftAt,
  };
}

/** A sum, unless what the days hide of it is so little that it would follow. */
function toldSum(sum: ResultCount, days: readonly DayCount[]): ResultCount {
  const few = days.filter(({ told }) => told.kind === 'fewerThan').map(({ real }) => real);
  const short = days.flatMap(({ real, told }) =>
    told.kind === 'atLeast' ? told.count + FEWEST_TOLD - real : [],
  );
  return sum.kind !== 'exact' || (hidesEnough(few) && hidesEnough(short))
    ? sum
    : { kind: 'atLeast', count: sumOf(days.map(({ told }) => toldAtLeast(told))) };
}

const hidesEnough = (hidden: readonly number[]): boolean =>
  hidden.length === 0 || sumOf(hidden) >= FEWEST_TOLD;

const toldAtLeast = ({ kind, count }: ResultCount): number => (kind === 'fewerThan' ? 0 : count);

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
