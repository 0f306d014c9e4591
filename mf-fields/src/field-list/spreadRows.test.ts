import { spreadRows } from './spreadRows';

const keys = (...parameters: Parameters<typeof spreadRows>) =>
  spreadRows(...parameters).map(({ key }) => key);

describe('spreadRows', () => {
  it.each(['action', 'date'] as const)('sorts %s by date, "none" first', (type) => {
    const spread = { '02/01/2026': 1, '31/12/2025': 2, none: 7, '10/01/2026': 1 };
    expect(keys(type, spread)).toEqual(['none', '31/12/2025', '02/01/2026', '10/01/2026']);
  });

  it.each(['number', 'donation', 'string'] as const)('sorts %s numerically', (type) => {
    expect(keys(type, { '100': 1, '9': 1, '25': 1 })).toEqual(['9', '25', '100']);
  });

  it('reads printed numbers with signs, grouping and currency', () => {
    expect(keys('number', { '£1,250.50': 1, '-5': 1, '20.5': 1 })).toEqual([
      '-5',
      '20.5',
      '£1,250.50',
    ]);
  });

  it('sorts anything else alphabetically, whatever the case', () => {
    expect(keys('unknown', { b: 1, A: 1, c: 1 })).toEqual(['A', 'b', 'c']);
  });

  it('puts the collected rest last', () => {
    expect(keys('number', { other: 900, '3': 1 })).toEqual(['3', 'other']);
    expect(keys('date', { other: 5, '01/01/2026': 1, none: 2 })).toEqual([
      'none',
      '01/01/2026',
      'other',
    ]);
  });

  it('keeps the counts', () => {
    expect(spreadRows('number', { '2': 4 })).toEqual([{ key: '2', count: 4 }]);
  });
});
