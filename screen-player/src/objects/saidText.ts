import type { Chart, Item } from 'shared-kernel/model';

import { readChart } from '../charts/readChart';
import { finishedText } from '../motion/finishedText';

/** [P43] [P44] [P45] An item's words as they are read out: a figure or chart with what stands around it, as one sentence. */
export function saidText(item: Item, language?: string): string {
  const { type, figure } = item;
  const text = finishedText(item);
  if (item.chart) return saidChart(item, item.chart, language);
  if (figure === null) return text;
  const { label, unit, comparison, goal, sentence } = figure;
  const value = joined(' ', text, unit);
  if (type === 'number') return joined('. ', joined(' ', value, label), comparison);
  return sentence.trim() || joined(': ', label, joined(' / ', value, goal));
}

function saidChart({ text, chart }: Item, said: Chart, language: string | undefined): string {
  const read = readChart({ chart }, language);
  if (read === null) return said.withoutData === 'hide' ? '' : said.fallback;
  const values = read.values.map((one) =>
    joined(' ', one.label, joined(' / ', one.text, read.form === 'dots' ? said.whole : '')),
  );
  return said.sentence.trim() || joined(': ', text, joined(', ', ...values));
}

const joined = (between: string, ...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(between);
