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
  if (condition.dataIdMatch === 'fuzzy') return '';
  const field = fields.find(({ name }) => name === condition.dataId.trim());
  return field === undefined ? '' : HINTS[field.type];
}
