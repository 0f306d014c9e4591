import { trimmedConditions } from 'shared-kernel/condition-editor';
import { collapseSpaces, type SearchDefinition } from 'shared-kernel/model';

/** As it is saved: exact ids are trimmed, repeated spaces of the name are one (spec §5). */
export const trimmed = (search: SearchDefinition): SearchDefinition => ({
  ...search,
  name: collapseSpaces(search.name),
  conditions: trimmedConditions(search.conditions),
});

/** Whether two states of a search would be saved as the same. */
export const isSame = (a: SearchDefinition, b: SearchDefinition): boolean =>
  payloadText(a) === payloadText(b);

const payloadText = (search: SearchDefinition): string => {
  const { name, match, conditions } = trimmed(search);
  return JSON.stringify({ name, match, conditions });
};
