import type { Chart, ChartValue, FieldListEntry, Search } from 'shared-kernel/model';

import { nameOfSource, type YearSources } from '../placeholders/dataSource';
import { codeOf, holdsSigns } from '../placeholders/placeholderParts';
import { monthLabel, monthlyFields } from './monthlyFields';

/** What the values of a chart can be filled in from in one step. */
export interface ChartFilling {
  readonly id: string;
  readonly label: string;
  readonly changes: Partial<Chart>;
}

interface FillingSources extends YearSources {
  /** Of the year; 0 where nobody has counted them. */
  readonly supporters: number;
  /** In which money is printed. */
  readonly currency: string;
}

/** More steps of a spread than these are gathered in the last one. */
const MOST_STEPS = 8;

/** [S121] Months that fields are named by; how often supporters did what a search counts, and how many of all it found. */
export const chartFillings = (
  { form }: Pick<Chart, 'form'>,
  sources: FillingSources,
): readonly ChartFilling[] => {
  if (form === 'average') return [];
  if (form === 'dots') return [];
  const counted = sources.searches.filter(({ supportersMatched }) => supportersMatched > 0);
  if (form === 'ring') return counted.flatMap((search) => shareOf(search, sources));
  return [
    ...monthlyFields(sources.fields, sources.language).map(({ name, months }) => ({
      id: `months ${name}`,
      label: `${String(months.length)} months of ${name === '' ? 'fields' : `“${name}”`}`,
      changes: {
        values: months
          .filter(({ field }) => !holdsSigns(field.name))
          .map(({ month, field }) => ({
            label: monthLabel(month, sources.language),
            value: valueOf(field, sources.currency),
            colour: '',
          })),
      },
    })),
    ...counted.flatMap((search) => spreadOf(search, sources)),
  ];
};

/** Empty where a supporter has none: nothing is drawn there. */
const valueOf = ({ name, type }: FieldListEntry, currency: string): string =>
  codeOf({
    source: 'field',
    id: name,
    truncate: '0',
    format: type === 'donation' ? currency : 'none',
    fallback: '',
  });

const nameOf = (search: Search): string => nameOfSource({ kind: 'search', search });

const grouped = (count: number, language = 'en'): string => count.toLocaleString(language);

function shareOf(search: Search, { supporters, language }: FillingSources): ChartFilling[] {
  if (supporters < search.supportersMatched) return [];
  const value = grouped(search.supportersMatched, language);
  return [
    {
      id: `share ${search.id}`,
      label: `Supporters of “${nameOf(search)}”, of all`,
      changes: {
        values: [{ label: nameOf(search), value, colour: '' }],
        whole: grouped(supporters, language),
      },
    },
  ];
}

function spreadOf(search: Search, { language }: FillingSources): ChartFilling[] {
  const steps = Object.entries(search.supportersMatchedSpread ?? {})
    .filter(([count]) => /^\d+$/.test(count))
    .map(([count, supporters]) => ({ count: Number(count), supporters }))
    .toSorted((one, other) => one.count - other.count);
  if (steps.length < 2) return [];
  const [shown, rest] = [steps.slice(0, MOST_STEPS - 1), steps.slice(MOST_STEPS - 1)];
  const [last, ...beyond] = rest;
  const values: readonly ChartValue[] = [
    ...shown,
    ...(last === undefined
      ? []
      : [
          {
            count: last.count,
            supporters: rest.reduce((sum, { supporters }) => sum + supporters, 0),
            more: beyond.length > 0,
          },
        ]),
  ].map((step) => ({
    label: `${String(step.count)}${'more' in step && step.more ? '+' : ''}`,
    value: grouped(step.supporters, language),
    colour: '',
  }));
  return [
    {
      id: `spread ${search.id}`,
      label: `Supporters by how often: “${nameOf(search)}”`,
      changes: { values },
    },
  ];
}
