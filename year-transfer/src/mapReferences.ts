import {
  kindOf,
  mapLeaves,
  withTexts,
  type Calculation,
  type Condition,
  type ConditionNode,
  type IdMatch,
  type Item,
  type ScreenDefinition,
  type SearchDefinition,
  type SearchId,
  type YearStory,
} from 'shared-kernel/model';
import { mapPlaceholders } from 'evaluation';

/** How a definition names a field (D5): by its whole name or by a part of it, to read actions, any data, or its text. */
export interface FieldReference {
  readonly name: string;
  readonly match: IdMatch;
  readonly reads: 'page' | 'data' | 'text';
}

/** What references become. A name that was not chosen yet ('') is no reference. */
export interface ReferenceMap {
  readonly field: (reference: FieldReference) => string;
  readonly search: (id: string) => SearchId | null;
}

/** The conditions with other references; a search that leads nowhere (null) stays as it is. */
export const mapConditions = (
  conditions: readonly ConditionNode[],
  map: ReferenceMap,
): readonly ConditionNode[] =>
  mapLeaves(conditions, (condition) => {
    const { dataId } = condition;
    if (dataId.trim() === '') return condition;
    if (kindOf(condition) === 'search')
      return { ...condition, dataId: map.search(dataId.trim()) ?? dataId };
    const reference = fieldReferenceOf(condition);
    const mapped = map.field(reference);
    return mapped === reference.name ? condition : { ...condition, dataId: mapped };
  });

export const mapSearch = <Definition extends Pick<SearchDefinition, 'conditions'>>(
  search: Definition,
  map: ReferenceMap,
): Definition => ({ ...search, conditions: mapConditions(search.conditions, map) });

/** A calculation of other fields; a prefix is led as a part of a name is. */
export const mapCalculation = (calculation: Calculation, map: ReferenceMap): Calculation => {
  const named = (name: string) => map.field({ name, match: 'exact', reads: 'data' });
  if (calculation.kind === 'searchTotal')
    return { ...calculation, searchId: map.search(calculation.searchId) ?? calculation.searchId };
  if ('field' in calculation) return { ...calculation, field: named(calculation.field) };
  const { fields } = calculation;
  return {
    ...calculation,
    fields:
      fields.by === 'names'
        ? { ...fields, names: fields.names.map(named) }
        : { ...fields, prefix: map.field({ name: fields.prefix, match: 'fuzzy', reads: 'data' }) },
  };
};

/** What a screen shows, with other references in conditions and placeholders. */
export const mapContent = (
  content: ScreenDefinition['content'],
  map: ReferenceMap,
): ScreenDefinition['content'] => ({
  ...content,
  items: content.items.map((item): Item => ({
    ...withTexts(item, (text) => mapText(text, map)),
    conditions: mapConditions(item.conditions, map),
  })),
});

/** What a year's screens have in common, with other references in the numbers of its closing card. */
export const mapStory = (story: YearStory, map: ReferenceMap): YearStory => ({
  ...story,
  closingCard: {
    ...story.closingCard,
    numbers: story.closingCard.numbers.map((number) => ({
      ...number,
      text: mapText(number.text, map),
    })),
  },
});

const mapText = (text: string, map: ReferenceMap): string =>
  mapPlaceholders(text, (source, id) => {
    if (source === 'search') return map.search(id) ?? id;
    return source === 'field' ? map.field({ name: id, match: 'exact', reads: 'text' }) : id;
  });

/** An exact name counts without blanks around it, a part of one as it stands (D5, D6). */
const fieldReferenceOf = ({ dataId, dataIdMatch, fieldType }: Condition): FieldReference => ({
  name: dataIdMatch === 'exact' ? dataId.trim() : dataId,
  match: dataIdMatch,
  reads: fieldType,
});
