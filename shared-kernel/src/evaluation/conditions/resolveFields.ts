import type { Condition, FieldType } from 'shared-kernel/model';
import type { FieldTable } from '../values/fieldTable';

/**
 * The slots of the fields that a condition names, of the given types only (D5).
 * Exact ids are trimmed (spec §5); a fuzzy id is any part of a name, case-sensitively, as it stands (D6).
 */
export const resolveFields = (
  { dataId, dataIdMatch }: Pick<Condition, 'dataId' | 'dataIdMatch'>,
  { fields, slotByName }: FieldTable,
  types: ReadonlySet<FieldType>,
): readonly number[] => {
  const isOfType = (slot: number): boolean => types.has(fields[slot]?.type ?? 'unknown');
  if (dataIdMatch === 'fuzzy') {
    return fields.flatMap(({ name }, slot) =>
      name.includes(dataId) && isOfType(slot) ? [slot] : [],
    );
  }
  const slot = slotByName.get(dataId) ?? slotByName.get(dataId.trim());
  return slot !== undefined && isOfType(slot) ? [slot] : [];
};
