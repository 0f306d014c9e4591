import type { Chart } from './chart';
import type { Figure } from './itemLook';
import type { Item } from './screen';

type Texts = Pick<Item, 'text' | 'figure' | 'chart'>;
/** A shell of an earlier release has read the item, and says nothing of figures or charts. */
type ReadTexts = Pick<Item, 'text'> & Partial<Pick<Item, 'figure' | 'chart'>>;

/** Those of a figure that hold placeholders. */
export const FIGURE_TEXTS = [
  'label',
  'unit',
  'comparison',
  'goal',
  'sentence',
] as const satisfies readonly (keyof Figure)[];

/** A text of a chart: one of its own, or one of the value at a place from 0. */
export type ChartTextPart =
  | 'chart.whole'
  | 'chart.fallback'
  | 'chart.sentence'
  | `chart.label.${number}`
  | `chart.value.${number}`;

/** What a text is of its item. */
export type TextPart = 'text' | (typeof FIGURE_TEXTS)[number] | ChartTextPart;

/** Every text of an item that may hold placeholders: who lists what a screen names reads all of them. */
export const textsOfItem = ({ text, figure, chart }: ReadTexts): readonly string[] => [
  text,
  ...(figure ? FIGURE_TEXTS.map((key) => figure[key]) : []),
  ...(chart ? textsOfChart(chart) : []),
];

/** The item with each of these texts made another. */
export const withTexts = <Whole extends Texts>(
  item: Whole,
  map: (text: string, part: TextPart) => string,
): Whole => ({
  ...item,
  text: map(item.text, 'text'),
  figure: item.figure && {
    ...item.figure,
    label: map(item.figure.label, 'label'),
    unit: map(item.figure.unit, 'unit'),
    comparison: map(item.figure.comparison, 'comparison'),
    goal: map(item.figure.goal, 'goal'),
    sentence: map(item.figure.sentence, 'sentence'),
  },
  // Left out where a shell of an earlier release left it out.
  ...(item.chart ? { chart: withChartTexts(item.chart, map) } : {}),
});

const textsOfChart = ({ whole, fallback, sentence, values }: Chart): readonly string[] => [
  whole,
  fallback,
  sentence,
  ...values.flatMap(({ label, value }) => [label, value]),
];

const withChartTexts = (
  chart: Chart,
  map: (text: string, part: ChartTextPart) => string,
): Chart => ({
  ...chart,
  whole: map(chart.whole, 'chart.whole'),
  fallback: map(chart.fallback, 'chart.fallback'),
  sentence: map(chart.sentence, 'chart.sentence'),
  values: chart.values.map((one, place) => ({
    ...one,
    label: map(one.label, `chart.label.${place}`),
    value: map(one.value, `chart.value.${place}`),
  })),
});
