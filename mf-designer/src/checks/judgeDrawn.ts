import { parseText, type Placeholder } from 'evaluation';
import type { Item, ItemAudience, PlaceholderAudience } from 'shared-kernel/model';

import { nameOfSource, sourceOf } from '../document/placeholders/dataSource';
import type { YearData } from '../editor/year-data/yearDataAtom';
import { countWords } from './countWords';
import type { Finding } from './finding';

/** A placeholder of an item, as it was counted. */
export interface Judged {
  readonly item: Item;
  readonly counted: ItemAudience;
  readonly placeholder: PlaceholderAudience;
  readonly supporters: number;
  readonly year: YearData;
}

/** [S122] Whether a placeholder is one of the numbers that a chart draws. */
export function drawnBy({ chart }: Pick<Item, 'chart'>) {
  const texts = chart === null ? [] : [chart.whole, ...chart.values.map(({ value }) => value)];
  const drawn = new Set(
    texts.flatMap((text) =>
      (parseText(text) ?? []).flatMap((part) => (typeof part === 'string' ? [] : keyOf(part))),
    ),
  );
  return (placeholder: PlaceholderAudience): boolean => drawn.has(keyOf(placeholder));
}

/**
 * [S122] Of a number that a chart draws: one that nobody who gets it has, and one that stands there for those who have
 * none. That it is missing or 0 for somebody is what a chart is there to show.
 */
export function judgeDrawn(judged: Judged): readonly Finding[] {
  const { item, counted, placeholder, supporters, year } = judged;
  const { missing, fallback, source: kind, id, format } = placeholder;
  const source = sourceOf(placeholder, year);
  if (source === null || missing === 0) return [];
  const about = {
    ...{ itemId: item.id, place: null },
    detail: [kind, id, format, fallback].join('|'),
  };
  const name = nameOfSource(source);
  const of = countWords(missing, counted.shown, supporters);
  return [
    ...(missing === counted.shown
      ? [{ ...about, code: 'nobodyHas' as const, message: `: nobody who gets it has “${name}”` }]
      : []),
    ...(/[^\P{Nd}0]/u.test(fallback)
      ? [
          {
            ...about,
            code: 'fallbackSeen' as const,
            message: `: ${of} would see “${fallback}” drawn for “${name}”`,
          },
        ]
      : []),
  ];
}

const keyOf = ({
  source,
  id,
  format,
  fallback,
}: Pick<Placeholder, 'source' | 'id' | 'format' | 'fallback'>): string =>
  [source, id, format, fallback].join('|');
