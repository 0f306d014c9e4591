import type { Condition, FieldType } from 'shared-kernel/model';
import type { FieldTable } from '../values/fieldTable';
import type { ConditionFault } from './conditionPlan';

type NamedFields = Pick<Condition, 'dataId' | 'dataIdMatch'>;

export interface ResolvedFields {
  readonly slots: readonly number[];
  /** Why there are none. */
  readonly fault: ConditionFault | null;
}

/**
 * The slots of the fields that a condition names, of the given types only (D5).
 * Exact ids are trimmed (spec §5); a fuzzy id is any part of a name, case-sensitively, as it stands (D6), and finds what
 * was imported only: what is calculated of those fields would count them again [E77].
 */
export const resolveFields = (
  { dataId, dataIdMatch }: NamedFields,
  { fields, slotByName }: FieldTable,
  types: ReadonlySet<FieldType>,
): ResolvedFields => {
  const isOfType = (slot: number): boolean => types.has(fields[slot]?.type ?? 'unknown');
  if (dataIdMatch === 'fuzzy') {
    const slots = fields.flatMap(({ name, calculated }, slot) =>
      calculated === undefined && name.includes(dataId) && isOfType(slot) ? [slot] : [],
    );
    return { slots, fault: slots.length === 0 ? 'noFuzzyMatch' : null };
  }
  const slot = slotByName.get(dataId) ?? slotByName.get(dataId.trim());
  if (slot === undefined) return { slots: [], fault: 'unknownField' };
  return isOfType(slot) ? { slots: [slot], fault: null } : { slots: [], fault: 'wrongFieldType' };
};
