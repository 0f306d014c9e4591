import { readFileSync } from 'node:fs';
import { compareDays, civilDateInUtc, isoDay } from 'shared-kernel/model';
import { demoFile } from './demoFile';
import { demoResults, exportDay, OAKHOLLOW_SHOWS } from './demoResults';
import { DEMO_ORGANISATIONS } from './organisations';

const NOW = new Date('2026-12-28T16:00:00Z');
const RESULTS = demoResults(OAKHOLLOW_SHOWS, NOW);

interface Counts {
  readonly opened: number;
  readonly finished: number;
  readonly shared: number;
  readonly acted: number;
  readonly left: Readonly<Record<string, number>>;
}
const counts = RESULTS.map(({ data }) => data as unknown as Counts);
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const total = (of: (day: Counts) => number) => sumOf(counts.map(of));

it('ends yesterday, whenever it is seeded, a day after another without a gap', () => {
  for (const now of [NOW, new Date('2027-01-03T00:10:00Z'), new Date('2028-03-01T23:59:00Z')]) {
    const days = demoResults(OAKHOLLOW_SHOWS, now).map(({ id }) => id.slice(0, 10));
    const yesterday = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
    expect(days.at(-1)).toBe(yesterday);
    expect(days).toEqual([...new Set(days)].sort());
    const [first = ''] = days;
    expect(Date.parse(yesterday) - Date.parse(first)).toBe((days.length - 1) * 86_400_000);
    expect(isoDay(exportDay(OAKHOLLOW_SHOWS, now)) < first).toBe(true);
    expect(compareDays(exportDay(OAKHOLLOW_SHOWS, now), civilDateInUtc(now))).toBeLessThan(0);
  }
});

it('is the same each time', () => {
  expect(demoResults(OAKHOLLOW_SHOWS, NOW)).toEqual(RESULTS);
});

it('counts no more than what was opened, and no more shows than supporters may open', () => {
  const supporters = new Set(
    readFileSync(demoFile('oakhollow-2026.csv'), 'utf8').match(/[\w.+-]+@[\w.-]+/g),
  ).size;
  expect(total(({ opened }) => opened)).toBeLessThan(supporters);
  for (const { opened, finished, shared, acted, left } of counts) {
    expect(finished + sumOf(Object.values(left))).toBeLessThanOrEqual(opened);
    for (const count of [finished, shared, acted, ...Object.values(left)])
      expect(Number.isInteger(count) && count >= 0 && count <= opened).toBe(true);
  }
  expect(total(({ finished }) => finished) / total(({ opened }) => opened)).toBeGreaterThan(0.5);
});

it('is left at screens that the year has', () => {
  const [oakhollow] = DEMO_ORGANISATIONS.flatMap(({ years }) => years);
  const screens = oakhollow?.definitions.screens.map(({ id }) => id);
  expect(Object.keys(OAKHOLLOW_SHOWS.leftShare)).toEqual(screens);
});
