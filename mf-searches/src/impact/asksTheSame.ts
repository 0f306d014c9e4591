import { trimmedConditions } from 'shared-kernel/condition-editor';
import { isSameContent, type SearchDefinition } from 'shared-kernel/model';

/** Whether two states of a search match the same supporters, whatever they are called. */
export const asksTheSame = (a: SearchDefinition, b: SearchDefinition): boolean =>
  isSameContent(askedBy(a), askedBy(b));

const askedBy = ({ match, conditions }: SearchDefinition) => ({
  match,
  conditions: trimmedConditions(conditions),
});
