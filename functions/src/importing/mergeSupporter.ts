import type { Supporter } from 'shared-kernel/model';

/**
 * A supporter of the file over the stored one (D2d): the file's columns replace what was there, a blank cell removes
 * the value, and fields without a column stay.
 */
export function mergeSupporter(
  columns: ReadonlySet<string>,
  fromFile: Supporter,
  stored: Supporter,
): Supporter {
  const kept = Object.entries(stored.fields).filter(([name]) => !columns.has(name));
  return {
    email: fromFile.email,
    supporterId: fromFile.supporterId === '' ? stored.supporterId : fromFile.supporterId,
    fields: Object.fromEntries([...kept, ...Object.entries(fromFile.fields)]),
  };
}
