import {
  leavesOf,
  sortedByName,
  type Condition,
  type FieldListEntry,
  type FieldType,
  type SearchDefinition,
  type SearchId,
} from 'shared-kernel/model';

const PAGE_TYPES: ReadonlySet<FieldType> = new Set(['action']);
const DATA_TYPES: ReadonlySet<FieldType> = new Set([
  'action',
  'date',
  'donation',
  'number',
  'string',
]);

/** The fields that an exact name may be: actions for pages, everything with data for data (spec §5). */
export const fieldOptions = (
  fields: readonly FieldListEntry[],
  kind: 'page' | 'data',
): readonly FieldListEntry[] => {
  const types = kind === 'page' ? PAGE_TYPES : DATA_TYPES;
  return sortedByName(fields.filter(({ type }) => types.has(type)));
};

/** The searches that a condition may refer to: those with a page condition (spec §5), never itself. */
export const searchOptions = (
  searches: readonly SearchDefinition[],
  ownId: SearchId | null,
): readonly SearchDefinition[] =>
  sortedByName(
    searches.filter(
      (search) => search.id !== ownId && leavesOf(search.conditions).some(isPageCondition),
    ),
  );

const isPageCondition = ({ dataType, fieldType }: Condition): boolean =>
  dataType === 'field' && fieldType === 'page';
