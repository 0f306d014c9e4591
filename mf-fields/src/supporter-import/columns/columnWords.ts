import {
  printCount,
  shareWords,
  type ColumnRole,
  type FieldType,
  type InspectedColumn,
} from 'shared-kernel/model';
import { FIELD_WORDS } from '../../field-words/fieldWords';

/** What a column is used as. */
export const ROLE_WORDS = {
  data: 'Data field',
  email: 'Email address',
  supporterId: 'Supporter ID',
  leftOut: 'Leave out',
} as const satisfies Record<ColumnRole, string>;

/** "1,200 rows with a value (60%)"; the share only where the rows of the file are known. */
export function filledWords({ filled }: InspectedColumn, rows: number): string {
  const words = `${printCount(filled)} ${filled === 1 ? 'row' : 'rows'} with a value`;
  return rows > 0 ? `${words} (${shareWords(filled, rows)})` : words;
}

/** "3 cannot be read as dates"; null where all can, or the type is one that nobody has tried them as. */
export function unreadWords(
  { filled, type, typeShare }: InspectedColumn,
  decided: FieldType,
): string | null {
  const unread = filled - Math.round(filled * typeShare);
  return decided !== type || type === 'unknown' || unread === 0
    ? null
    : `${printCount(unread)} cannot be read as ${FIELD_WORDS[type].plural}`;
}

/** "Number (98% of the values)": a type as the values suggest it. Anything is a text. */
export function inferredWords({ type, typeShare }: InspectedColumn): string {
  const { label } = FIELD_WORDS[type];
  if (type === 'unknown') return 'No data found';
  if (type === 'string') return label;
  return `${label} (${typeShare < 1 ? `${Math.floor(typeShare * 100)}% of the` : 'all'} values)`;
}
