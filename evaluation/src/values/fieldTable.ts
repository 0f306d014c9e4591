import type { FieldType } from 'shared-kernel/model';

export interface FieldDefinition {
  readonly name: string;
  readonly type: FieldType;
}

/** A year's field list, with one slot for each name; of a repeated name the first counts. */
export interface FieldTable {
  readonly fields: readonly FieldDefinition[];
  readonly slotByName: ReadonlyMap<string, number>;
}

export const createFieldTable = (list: readonly FieldDefinition[]): FieldTable => {
  const fields: FieldDefinition[] = [];
  const slotByName = new Map<string, number>();
  for (const field of list) {
    if (slotByName.has(field.name)) continue;
    slotByName.set(field.name, fields.length);
    fields.push(field);
  }
  return { fields, slotByName };
};
