import { leavesOf, nameOf, operandsOf, textsOfItem, type ConditionNode } from 'shared-kernel/model';
import { mapPlaceholders } from 'evaluation';
import type { Definitions } from './definitions';
import type { Use } from './usedFields';
import type { YearNumbers } from './yearNumbers';

/** Where a year's number stands in what people wrote themselves. */
export type MentionPlace = 'name' | 'value' | 'text' | 'address' | 'explanation';

export interface YearMention {
  readonly use: Use;
  readonly place: MentionPlace;
  /** What was written, whole. */
  readonly text: string;
}

/** Names, values to compare with, texts and addresses that speak of the old year: nobody but their author can tell why. */
export const oldYearMentions = (
  { searches, screens, calculated = [] }: Definitions,
  numbers: YearNumbers,
): readonly YearMention[] => {
  const mentions = (use: Use, place: MentionPlace, texts: readonly string[]) =>
    texts.filter(numbers.areIn).map((text): YearMention => ({ use, place, text }));
  return [
    ...calculated.flatMap(({ name, explanation = '' }) => {
      const use: Use = { kind: 'calculated field', name };
      return [...mentions(use, 'name', [name]), ...mentions(use, 'explanation', [explanation])];
    }),
    ...searches.flatMap((search) => {
      const use: Use = { kind: 'search', name: nameOf(search) };
      return [
        ...mentions(use, 'name', [search.name]),
        ...mentions(use, 'value', valuesOf(search.conditions)),
      ];
    }),
    ...screens.flatMap((screen) => {
      const use: Use = { kind: 'screen', name: nameOf(screen) };
      const { items, backgroundImage } = screen.content;
      return [
        ...mentions(use, 'name', [screen.name]),
        // The names of fields in placeholders stand in the mapping.
        ...items
          .flatMap(textsOfItem)
          .filter((text) => numbers.areIn(mapPlaceholders(text, () => '')))
          .map((text): YearMention => ({ use, place: 'text', text })),
        ...mentions(use, 'value', valuesOf(items.flatMap(({ conditions }) => conditions))),
        ...mentions(use, 'address', [backgroundImage, ...items.map(({ url }) => url)]),
      ];
    }),
  ];
};

const valuesOf = (conditions: readonly ConditionNode[]): readonly string[] =>
  leavesOf(conditions)
    .filter(({ fieldType }) => fieldType === 'data')
    .flatMap(operandsOf);
