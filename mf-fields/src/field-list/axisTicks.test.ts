import { histogramOf } from 'supporter-data';
import { barTicks, countTicks } from './axisTicks';

const ticksOf = (...given: Parameters<typeof histogramOf>) =>
  barTicks(histogramOf(...given) ?? []).map(({ label }) => label);

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [137, [0, 50, 100, 150]],
  [600, [0, 200, 400, 600]],
  [1_250_000, [0, 500_000, 1_000_000, 1_500_000]],
])('counts supporters up to %i in a few round steps', (most, ticks) => {
  expect(countTicks(most)).toEqual(ticks);
});

it('is not led to count without end', () => {
  for (const most of [NaN, Infinity, Number.MAX_VALUE, -5])
    expect(countTicks(most).length).toBeLessThan(7);
});

it('names round numbers at the edges of their bars', () => {
  const spread = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [String(at + 30), 1]));
  const bars = histogramOf('number', spread) ?? [];
  expect(bars[0]?.label).toBe('20 – 39');
  expect(barTicks(bars)).toEqual([
    { at: 4 / 11, label: '100' },
    { at: 9 / 11, label: '200' },
  ]);
});

it('names a value of its own below the middle of its bar', () => {
  expect(barTicks(histogramOf('number', { '1': 5, '2': 3 }) ?? [])).toEqual([
    { at: 0.25, label: '1' },
    { at: 0.75, label: '2' },
  ]);
});

it.each([
  ['quarters', { '27/02/2025': 1, '01/11/2025': 2 }, ['Apr 2025', 'Jul 2025', 'Oct 2025']],
  ['half years', { '27/11/2024': 1, '01/11/2025': 2 }, ['Jan 2025', 'Jul 2025']],
  ['years', { '27/11/1999': 1, '01/01/2012': 2 }, ['2000', '2005', '2010']],
  ['decades', { '27/11/1905': 1, '01/01/2001': 2 }, ['1900s', '1950s', '2000s']],
])('begins %s of dates where a calendar does', (_, spread, expected) => {
  expect(ticksOf('date', spread)).toEqual(expected);
});

it('names what lies beyond the scale at its end, and nothing that would run into it', () => {
  const ticks = barTicks(
    histogramOf('donation', { '5': 300, '10': 500, '25': 200, '1000000': 1 }) ?? [],
  );
  expect(ticks.at(-1)).toEqual({ at: 1, label: 'From 26' });
  expect(ticks.slice(0, -1).every(({ at }) => at < 0.8)).toBe(true);
  expect(ticks.length).toBeGreaterThan(2);
});
