import * as v from 'valibot';
import { CHART_FORMS, CHART_WITHOUT_DATA, type Chart } from '../chart';
import { DEFAULT_CHART } from '../defaults';
import type { Item } from '../screen';
import { flag, known, text } from './schemas';

export const chartSchema = () =>
  v.nullish(
    v.object({
      form: known(CHART_FORMS, DEFAULT_CHART.form),
      values: v.nullish(v.array(v.object({ label: text(), value: text(), colour: text() })), []),
      whole: text(DEFAULT_CHART.whole),
      withoutData: known(CHART_WITHOUT_DATA, DEFAULT_CHART.withoutData),
      fallback: text(DEFAULT_CHART.fallback),
      sentence: text(DEFAULT_CHART.sentence),
      colour: text(DEFAULT_CHART.colour),
      trackColour: text(DEFAULT_CHART.trackColour),
      showValues: flag(DEFAULT_CHART.showValues),
    }),
    null,
  ) satisfies v.GenericSchema<unknown, Chart | null>;

/** Only a chart has one, and each has. */
export const chartOf = ({ type, chart }: Pick<Item, 'type' | 'chart'>): Chart | null =>
  type === 'chart' ? (chart ?? DEFAULT_CHART) : null;
