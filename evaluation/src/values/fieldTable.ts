import type { CalculatedPart, FieldType } from 'shared-kernel/model';
import type { CalculatedPlan } from './calculatedPlan';

export interface FieldDefinition {
  readonly name: string;
  readonly type: FieldType;
  /** How it is worked out of others; absent of what was imported [E77]. */
  readonly calculated?: CalculatedPart;
}

/** A year's field list, with one slot for each name; of a repeated name the first that was imported counts. */
export interface FieldTable {
  readonly fields: readonly FieldDefinition[];
  readonly slotByName: ReadonlyMap<string, number>;
  /** By slot, those that are worked out of others. */
  readonly calculated: ReadonlyMap<number, CalculatedPlan>;
}

/** The same before it is known what its calculated fields come to. */
export type ListedFields = Omit<FieldTable, 'calculated'>;

export const listFields = (list: readonly FieldDefinition[]): ListedFields => {
  const fields: FieldDefinition[] = [];
  const slotByName = new Map<string, number>();
  for (const field of importedFirst(list)) {
    if (slotByName.has(field.name)) continue;
    slotByName.set(field.name, fields.length);
    fields.push(field);
  }
  return { fields, slotByName };
};

const importedFirst = (list: readonly FieldDefinition[]): readonly FieldDefinition[] => {
  const calculated = list.filter((field) => field.calculated !== undefined);
  return calculated.length === 0
    ? list
    : [...list.filter((field) => field.calculated === undefined), ...calculated];
};
