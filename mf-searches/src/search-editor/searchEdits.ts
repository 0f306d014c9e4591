import { trimmedConditions } from 'shared-kernel/condition-editor';
import { collapseSpaces, isSameContent, type SearchDefinition } from 'shared-kernel/model';

/** As it is saved: exact ids are trimmed, repeated spaces of the name are one (spec §5). */
export const trimmed = (search: SearchDefinition): SearchDefinition => ({
  ...search,
  name: collapseSpaces(search.name),
  conditions: trimmedConditions(search.conditions),
});

/** Whether two states of a search would be saved as the same. */
export const isSame = (a: SearchDefinition, b: SearchDefinition): boolean =>
  isSameContent(payload(a), payload(b));

const payload = (search: SearchDefinition) => {
  const { name, match, conditions } = trimmed(search);
  return { name, match, conditions };
};
