import type { ColumnRole, FieldType, InspectedColumn } from 'shared-kernel/model';
import { FIELD_WORDS } from '../../field-list/fieldWords';

/** What a column is used as. */
export const ROLE_WORDS = {
  data: 'Data field',
  email: 'Email address',
  supporterId: 'Supporter ID',
  leftOut: 'Leave out',
} as const satisfies Record<ColumnRole, string>;

/** "Number (98 % of the values)": a type as the values suggest it. */
export function inferredWords({ type, typeShare }: InspectedColumn): string {
  const { label } = FIELD_WORDS[type];
  if (type === 'unknown') return 'No data found';
  return typeShare < 1 ? `${label} (${Math.floor(typeShare * 100)}% of the values)` : label;
}

export const typeWords = (type: FieldType): string =>
  `Read as ${FIELD_WORDS[type].label.toLowerCase()}`;
