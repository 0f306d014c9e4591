import { MOST_CHART_VALUES, type Chart, type ChartForm, type Item } from 'shared-kernel/model';

import { valueOf } from '../motion/countedText';

export interface ReadValue {
  readonly label: string;
  /** As it is printed. */
  readonly text: string;
  /** null where it is no number: nothing is drawn there. */
  readonly number: number | null;
  /** '': as the chart has it. */
  readonly colour: string;
}

/** A chart that has something to draw. */
export interface ReadChart {
  readonly form: ChartForm;
  readonly values: readonly ReadValue[];
  /** Above 0: what as much as all of the room stands for. */
  readonly full: number;
}

/** [P45] A chart as it is drawn; null where a supporter has no data for it. */
export function readChart({ chart }: Partial<Pick<Item, 'chart'>>, language?: string) {
  if (!chart) return null;
  const values = chart.values
    .slice(0, MOST_VALUES[chart.form])
    .map(({ label, value, colour }): ReadValue => ({
      ...{ label, colour, text: value },
      number: numberIn(value, language),
    }));
  const numbers = values.flatMap(({ number }) => number ?? []);
  const whole = chart.whole.trim() === '' ? 0 : numberIn(chart.whole, language);
  const full = whole === null ? 0 : FULL[chart.form](numbers, whole);
  const isDrawn = numbers.length >= LEAST_VALUES[chart.form] && full > 0;
  return isDrawn ? ({ form: chart.form, values, full } satisfies ReadChart) : null;
}

/** [P45] Whether nothing of an item is seen, since a supporter has no data for it. */
export const isHiddenChart = (item: Partial<Pick<Item, 'chart'>>, language?: string): boolean =>
  item.chart?.withoutData === 'hide' && readChart(item, language) === null;

const MOST_VALUES: Readonly<Record<ChartForm, number>> = {
  bars: MOST_CHART_VALUES,
  rows: MOST_CHART_VALUES,
  line: MOST_CHART_VALUES,
  ring: MOST_CHART_VALUES,
  dots: 1,
  average: 2,
};

/** One point is no line, and one value is compared with nothing. */
const LEAST_VALUES: Readonly<Record<ChartForm, number>> = {
  bars: 1,
  rows: 1,
  line: 2,
  ring: 1,
  dots: 1,
  average: 2,
};

type Full = (numbers: readonly number[], whole: number) => number;

const largest: Full = (numbers) => Math.max(0, ...numbers);

const FULL: Readonly<Record<ChartForm, Full>> = {
  bars: largest,
  rows: largest,
  line: largest,
  average: largest,
  ring: (numbers, whole) => {
    const sum = numbers.reduce((so, one) => so + one, 0);
    return sum > 0 ? Math.max(whole, sum) : 0;
  },
  dots: (_, whole) => whole,
};

/** Counting up reads what is below zero as if it were above: nothing is drawn of that. */
const numberIn = (text: Chart['whole'], language: string | undefined): number | null =>
  BELOW_ZERO.test(text) ? null : valueOf(text, language);

const BELOW_ZERO =
  /(?:^|[^\p{L}\p{N}])[-\u2212\u200e\u061c]*[-\u2212]\s?[£$€]?\s?\p{Nd}|[£$€]\s?[-\u2212]\s?\p{Nd}/u;
