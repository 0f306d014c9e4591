import { kindOf, type Condition, type FieldListEntry, type FieldType } from 'shared-kernel/model';

/** What a value of each type looks like, for the input's placeholder (D6). */
const HINTS = {
  action: 'D/M/YYYY',
  date: 'D/M/YYYY',
  donation: 'Amount, e.g. 25',
  number: 'Number',
  string: 'Text',
  unknown: '',
} as const satisfies Record<FieldType, string>;

export function valueHint(condition: Condition, fields: readonly FieldListEntry[]): string {
  if (kindOf(condition) === 'search') return 'Number of times';
  if (condition.dataEqualsOperator === 'inLastDays') return 'Days, e.g. 30';
  const type = valueTypeOf(condition, fields);
  return type === null ? '' : HINTS[type];
}

/** The type that values of the condition are written in; null where that is not known, or of several fields. */
export function valueTypeOf(
  condition: Condition,
  fields: readonly FieldListEntry[],
): FieldType | null {
  if (kindOf(condition) === 'search' || condition.dataEqualsOperator === 'inLastDays')
    return 'number';
  if (condition.dataIdMatch === 'fuzzy') return null;
  return fields.find(({ name }) => name === condition.dataId.trim())?.type ?? null;
}
