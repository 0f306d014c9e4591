import { namedFields, type CalculatedField, type Calculation } from 'shared-kernel/model';

type Calculated = Pick<CalculatedField, 'name' | 'calculation'>;

/** The calculated fields that are worked out of any of these, however far, and those of them that are calculated. */
export function calculatedFrom<Field extends Calculated>(
  names: Iterable<string>,
  fields: readonly Field[],
): readonly Field[] {
  const reached = new Set(names);
  for (const name of reached)
    for (const field of fields) if (isWorkedOutOf(field.calculation, name)) reached.add(field.name);
  return fields.filter(({ name }) => reached.has(name));
}

const isWorkedOutOf = (calculation: Calculation, name: string): boolean =>
  namedFields(calculation).includes(name) || beginsAsChosen(calculation, name);

const beginsAsChosen = (calculation: Calculation, name: string): boolean =>
  'fields' in calculation &&
  calculation.fields.by === 'prefix' &&
  name.startsWith(calculation.fields.prefix);
