import { dayOrder } from 'evaluation';
import type { CivilDate, DayResults } from 'shared-kernel/model';

/** A place on the chart's axis; `results` is null for a day on which nothing happened. */
export interface ChartDay {
  readonly day: CivilDate;
  readonly results: DayResults | null;
}

/** Days that the chart has room for on a phone. */
export const MOST_CHART_DAYS = 60;

/** Every day from the first to the last with results, at most the newest 60, so that gaps are seen as gaps. */
export function chartDays(days: readonly DayResults[]): readonly ChartDay[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const resultsByOrder = new Map(days.map((results) => [dayOrder(results.day), results]));
  const lastMs = utcMs(last.day);
  const firstMs = Math.max(utcMs(first.day), lastMs - (MOST_CHART_DAYS - 1) * DAY_MS);
  return Array.from({ length: Math.round((lastMs - firstMs) / DAY_MS) + 1 }, (_, index) => {
    const day = dayAt(firstMs + index * DAY_MS);
    return { day, results: resultsByOrder.get(dayOrder(day)) ?? null };
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;

const utcMs = ({ year, month, day }: CivilDate): number => Date.UTC(year, month - 1, day);

const dayAt = (ms: number): CivilDate => {
  const moment = new Date(ms);
  return {
    year: moment.getUTCFullYear(),
    month: moment.getUTCMonth() + 1,
    day: moment.getUTCDate(),
  };
};
