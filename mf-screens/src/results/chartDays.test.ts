import type { CivilDate, DayResults } from 'shared-kernel/model';
import { chartDays, MOST_CHART_DAYS } from './chartDays';

const COUNT = { kind: 'exact', count: 12 } as const;
const on = (year: number, month: number, day: number): DayResults => ({
  day: { year, month, day },
  opened: COUNT,
  finished: COUNT,
  shared: COUNT,
  acted: COUNT,
  leftAt: [],
});
const words = ({ year, month, day }: CivilDate) => [year, month, day].join('-');

it('has no days where nothing happened yet', () => {
  expect(chartDays([])).toEqual([]);
});

it('leaves room for days without results, also over a month’s and a leap year’s end', () => {
  const days = chartDays([on(2028, 2, 28), on(2028, 3, 2)]);
  expect(days.map(({ day }) => words(day))).toEqual([
    '2028-2-28',
    '2028-2-29',
    '2028-3-1',
    '2028-3-2',
  ]);
  expect(days.map(({ results }) => results !== null)).toEqual([true, false, false, true]);
});

it('shows the newest days where there are more than it has room for', () => {
  const days = chartDays([on(2026, 1, 1), on(2026, 11, 30), on(2026, 12, 31)]);
  expect(days).toHaveLength(MOST_CHART_DAYS);
  expect(days.map(({ day }) => words(day)).at(0)).toBe('2026-11-2');
  expect(days.filter(({ results }) => results !== null)).toHaveLength(2);
});
