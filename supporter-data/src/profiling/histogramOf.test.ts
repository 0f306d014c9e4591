import { histogramOf } from './histogramOf';

const labels = (...given: Parameters<typeof histogramOf>) =>
  histogramOf(...given)?.map(({ label }) => label);
const total = (...given: Parameters<typeof histogramOf>) =>
  histogramOf(...given)?.reduce((sum, { count }) => sum + count, 0);

describe('histogramOf', () => {
  it('gives each of a few whole numbers a bar, those between them too', () => {
    expect(histogramOf('number', { '1': 5, '2': 8, '4': 1 })).toEqual([
      { label: '1', count: 5 },
      { label: '2', count: 8 },
      { label: '3', count: 0 },
      { label: '4', count: 1 },
    ]);
  });

  it('gathers numbers in bars of a round width', () => {
    const spread = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [String(at), 1]));
    expect(labels('number', spread)?.slice(0, 2)).toEqual(['0 – 19', '20 – 39']);
    expect(labels('donation', { '0.25': 1, '3.5': 2 })?.[0]).toBe('0 – 0.5');
    expect(total('number', spread)).toBe(200);
  });

  it('keeps one giant from squeezing everybody else', () => {
    const spread = { '5': 300, '10': 500, '25': 200, '1000000': 1 };
    const bars = histogramOf('donation', spread);
    expect(bars?.at(-1)).toEqual({ label: 'From 26', count: 1 });
    expect(bars?.find(({ label }) => label === '10 – 11')?.count).toBe(500);
    expect(total('donation', spread)).toBe(1001);
  });

  it.each([
    ['days', { '27/02/2026': 1, '01/03/2026': 2 }, ['27 Feb 2026', '28 Feb 2026', '1 Mar 2026']],
    ['months', { '27/11/2025': 1, '01/01/2026': 2 }, ['Nov 2025', 'Dec 2025', 'Jan 2026']],
    [
      'years',
      { '27/11/1999': 1, '01/01/2004': 2 },
      ['1999', '2000', '2001', '2002', '2003', '2004'],
    ],
    [
      'decades',
      { '27/11/1905': 1, '01/01/1951': 2 },
      ['1900s', '1910s', '1920s', '1930s', '1940s', '1950s'],
    ],
  ])('gathers dates by %s', (_, spread, expected) => {
    expect(labels('date', { none: 4, ...spread })).toEqual(expected);
  });

  it('leaves out who has no date', () => {
    expect(total('action', { none: 900, '01/01/2026': 2, '05/01/2026': 3 })).toBe(5);
  });

  it('has no shape for text, or for one value alone', () => {
    expect(histogramOf('string', { '4': 3, '5': 2 })).toBeNull();
    expect(histogramOf('number', { '4': 3 })).toBeNull();
    expect(histogramOf('date', { none: 3, '01/01/2026': 1 })).toBeNull();
  });
});
