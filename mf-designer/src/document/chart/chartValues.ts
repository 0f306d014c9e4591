import { MOST_CHART_VALUES, type Chart, type ChartValue } from 'shared-kernel/model';

import { withChanges } from '../withChanges';

export const hasRoomForValues = ({ values }: Chart): boolean => values.length < MOST_CHART_VALUES;

/** [S120] Parts of a ring are told apart by colours of their own, as far as the organisation has some. */
export function withValueAdded(chart: Chart, colours: readonly string[]): Chart {
  if (!hasRoomForValues(chart)) return chart;
  const used = new Set(chart.values.map(({ colour }) => colour || chart.colour));
  const colour = chart.form === 'ring' ? (colours.find((one) => !used.has(one)) ?? '') : '';
  return { ...chart, values: [...chart.values, { label: '', value: '', colour }] };
}

export const withoutValue = (chart: Chart, place: number): Chart => ({
  ...chart,
  values: chart.values.filter((_, index) => index !== place),
});

export function withValue(chart: Chart, place: number, changes: Partial<ChartValue>): Chart {
  const values = chart.values.map((value, index) =>
    index === place ? withChanges(value, changes) : value,
  );
  return values.every((value, index) => value === chart.values[index])
    ? chart
    : { ...chart, values };
}

/** One place up (-1) or down (1); at the end it stays. */
export function withValueMoved(chart: Chart, place: number, by: -1 | 1): Chart {
  const [one, other] = [chart.values[place], chart.values[place + by]];
  if (one === undefined || other === undefined) return chart;
  const values = chart.values.map((value, index) =>
    index === place ? other : index === place + by ? one : value,
  );
  return { ...chart, values };
}
