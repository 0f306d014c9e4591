import { fitsPlaceholder } from 'evaluation';
import type { UsedField } from './usedFields';
import { isFieldThere, type NamedField } from './isFieldThere';

/**
 * What the target year makes of a name. `unchecked`: it has no fields yet. `otherType`: it reads other values than
 * before. `notForTexts`: no placeholder can hold the name, so that texts keep the old one.
 */
export type FieldStatus = 'there' | 'otherType' | 'missing' | 'unchecked' | 'notForTexts' | 'empty';

export const fieldStatus = (
  field: UsedField,
  name: string,
  sourceFields: readonly NamedField[],
  targetFields: readonly NamedField[],
): FieldStatus => {
  const { match, reads } = field;
  if (name.trim() === '') return 'empty';
  if (name !== field.name && reads.includes('text') && !fitsPlaceholder(name)) return 'notForTexts';
  if (targetFields.length === 0) return 'unchecked';
  if (!reads.every((one) => isFieldThere({ name, match, reads: one }, targetFields)))
    return 'missing';
  if (match === 'fuzzy') return 'there';
  const before = sourceFields.find((one) => one.name === field.name)?.type ?? 'unknown';
  const now = targetFields.find((one) => one.name === name)?.type;
  return before === 'unknown' || before === now ? 'there' : 'otherType';
};
