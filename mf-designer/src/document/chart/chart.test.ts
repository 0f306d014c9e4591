import fc from 'fast-check';
import { readChart } from 'screen-player';
import {
  asId,
  DEFAULT_CHART,
  MOST_CHART_VALUES,
  type Chart,
  type SearchId,
} from 'shared-kernel/model';
import { aField, aSearch } from 'shared-kernel/testing';

import { chartFillings } from './chartFillings';
import { withoutValue, withValue, withValueAdded, withValueMoved } from './chartValues';
import { monthlyFields } from './monthlyFields';

const chartOf = (...labels: readonly string[]): Chart => ({
  ...DEFAULT_CHART,
  values: labels.map((label) => ({ label, value: '1', colour: '' })),
});

const labels = ({ values }: Chart) => values.map(({ label }) => label).join('');

describe('[S120] values of a chart', () => {
  it('are added, changed, moved and removed one by one', () => {
    const chart = chartOf('a', 'b', 'c');
    expect(labels(withValueMoved(chart, 0, 1))).toBe('bac');
    expect(labels(withValueMoved(chart, 2, -1))).toBe('acb');
    expect(withValueMoved(chart, 2, 1)).toBe(chart);
    expect(labels(withoutValue(chart, 1))).toBe('ac');
    expect(labels(withValue(chart, 1, { label: 'x' }))).toBe('axc');
    expect(withValue(chart, 1, { label: 'b' })).toBe(chart);
    expect(withValueAdded(chart, []).values).toHaveLength(4);
  });

  it('are no more than can be drawn', () => {
    const full = chartOf(...Array<string>(MOST_CHART_VALUES).fill('x'));
    expect(withValueAdded(full, [])).toBe(full);
    expect(readChart({ chart: chartOf(...Array<string>(50).fill('x')) })?.values).toHaveLength(
      MOST_CHART_VALUES,
    );
  });

  it('of a ring have the colours of the organisation, each once', () => {
    const colours = [DEFAULT_CHART.colour, '#111111', '#222222'];
    let ring: Chart = { ...chartOf('a'), form: 'ring' };
    for (let count = 0; count < 3; count += 1) ring = withValueAdded(ring, colours);
    expect(ring.values.map(({ colour }) => colour)).toEqual(['', '#111111', '#222222', '']);
  });
});

describe('[S121] monthly fields', () => {
  const fields = (...names: readonly string[]) =>
    names.map((name) => aField({ name, type: 'donation' }));

  it.each([
    [['Gifts Mar', 'Gifts Jan', 'Gifts Feb'], 'en', 'Gifts'],
    [['January miles', 'february miles', 'MARCH miles'], 'en', 'miles'],
    [['2026-01 gifts', '2026-02 gifts', '2026-03 gifts'], 'en', '2026 gifts'],
    [['Gift 01/2026', 'Gift 02/2026', 'Gift 3/2026'], 'en', 'Gift 2026'],
    [['gift_m1', 'gift_m2', 'gift_m3'], 'en', 'gift'],
    [['Spende Januar', 'Spende Februar', 'Spende März'], 'de', 'Spende'],
  ])('%j in %s are months of "%s"', (names, language, name) => {
    const [found, ...others] = monthlyFields(fields(...names), language);
    expect(found?.name).toBe(name);
    expect(found?.months.map(({ month }) => month)).toEqual([1, 2, 3]);
    expect(others).toEqual([]);
  });

  it.each([
    [['Gifts Jan', 'Gifts Feb']],
    [['Gifts Jan', 'Miles Feb', 'Steps Mar']],
    [['Appeal 2026', 'Appeal 2025', 'Appeal 2024']],
    [['Marching', 'Maybe', 'Juniper']],
  ])('%j are none', (names) => {
    expect(monthlyFields(fields(...names))).toEqual([]);
  });

  it('of two years the later one is offered first', () => {
    const names = ['2025', '2026'].flatMap((year) =>
      ['Jan', 'Feb', 'Mar'].map((month) => `Gifts ${month} ${year}`),
    );
    expect(monthlyFields(fields(...names)).map(({ name }) => name)).toEqual([
      'Gifts 2026',
      'Gifts 2025',
    ]);
  });

  it('months come in their order, each once, whatever the order of the fields', () => {
    const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'January'];
    fc.assert(
      fc.property(fc.shuffledSubarray(names, { minLength: 5 }), (some) => {
        const [found] = monthlyFields(fields(...some.map((month) => `Gift ${month}`)));
        const months = found?.months.map(({ month }) => month) ?? [];
        expect(months).toEqual([...new Set(months)].toSorted((one, other) => one - other));
      }),
    );
  });
});

describe('[S121] what a chart is filled in from', () => {
  const walked = aSearch({
    id: asId<SearchId>('walked'),
    name: 'Walked',
    supportersMatched: 1200,
    supportersMatchedSpread: { '1': 700, '2': 300, '10': 200 },
  });
  const sources = {
    fields: ['Jan', 'Feb', 'Mar'].map((month) =>
      aField({ name: `Gift ${month}`, type: 'donation' }),
    ),
    searches: [walked],
    supporters: 4800,
    currency: 'moneyEuros',
    language: 'de' as const,
  };

  it('months, as money of the year, without a number for who has none', () => {
    const [months] = chartFillings({ form: 'bars' }, sources);
    expect(months?.label).toBe('3 months of “Gift”');
    expect(months?.changes.values?.[2]).toEqual({
      label: 'Mär',
      value: '{field|Gift Mar|0|moneyEuros|}',
      colour: '',
    });
  });

  it('the spread of a search, from low to high, the rest gathered', () => {
    const [, spread] = chartFillings({ form: 'bars' }, sources);
    expect(spread?.changes.values?.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      '1: 700',
      '2: 300',
      '10: 200',
    ]);
    const many = {
      ...walked,
      supportersMatchedSpread: Object.fromEntries(
        Array.from({ length: 12 }, (_, index) => [String(index + 1), 10]),
      ),
    };
    const [, long] = chartFillings({ form: 'bars' }, { ...sources, searches: [many] });
    expect(long?.changes.values?.at(-1)).toMatchObject({ label: '8+', value: '50' });
  });

  it('the share of all supporters that a search found', () => {
    const [share, ...others] = chartFillings({ form: 'ring' }, sources);
    expect(share?.changes).toEqual({
      values: [{ label: 'Walked', value: '1.200', colour: '' }],
      whole: '4.800',
    });
    expect(others).toEqual([]);
    const chart = { ...DEFAULT_CHART, form: 'ring' as const, ...share?.changes };
    expect(readChart({ chart }, 'de')).toMatchObject({ full: 4800, values: [{ number: 1200 }] });
    expect(chartFillings({ form: 'ring' }, { ...sources, supporters: 0 })).toEqual([]);
  });
});
