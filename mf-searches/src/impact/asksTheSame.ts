import { trimmedConditions } from 'shared-kernel/condition-editor';
import type { SearchDefinition } from 'shared-kernel/model';

/** Whether two states of a search match the same supporters, whatever they are called. */
export const asksTheSame = (a: SearchDefinition, b: SearchDefinition): boolean =>
  a.match === b.match &&
  JSON.stringify(trimmedConditions(a.conditions)) ===
    JSON.stringify(trimmedConditions(b.conditions));
