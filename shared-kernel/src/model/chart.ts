/** What a chart is drawn as. `average` sets the first value beside the second. */
export const CHART_FORMS = ['bars', 'rows', 'line', 'ring', 'dots', 'average'] as const;
export type ChartForm = (typeof CHART_FORMS)[number];

/** What stands where a supporter has no data for a chart: words, or nothing at all. */
export const CHART_WITHOUT_DATA = ['fallback', 'hide'] as const;
export type ChartWithoutData = (typeof CHART_WITHOUT_DATA)[number];

export interface ChartValue {
  readonly label: string;
  /** Read as a number once it is filled; printed as it is written. */
  readonly value: string;
  /** '': as the chart has it. */
  readonly colour: string;
}

/** What an item of type `chart` draws, below its text; all texts hold placeholders. */
export interface Chart {
  readonly form: ChartForm;
  readonly values: readonly ChartValue[];
  /** What dots are on their way to; what the values of a ring are parts of, '': of their sum. */
  readonly whole: string;
  readonly withoutData: ChartWithoutData;
  /** The words that stand there instead of the chart. */
  readonly fallback: string;
  /** What is read out of it; '': its text, labels and values. */
  readonly sentence: string;
  readonly colour: string;
  /** Of what is still to be filled, and of what the first value is compared with. */
  readonly trackColour: string;
  readonly showValues: boolean;
}

/** As many as a year has weeks would be read by nobody: two years of months. */
export const MOST_CHART_VALUES = 24;
