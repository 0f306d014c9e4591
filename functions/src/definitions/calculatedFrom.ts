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

/** All that a field is worked out of, itself included; of a prefix every name of these that begins with it. */
export function workedOutOf(
  name: string,
  fields: readonly Calculated[],
  imported: readonly string[],
): ReadonlySet<string> {
  const byName = new Map(fields.map((field) => [field.name, field.calculation]));
  const reached = new Set([name]);
  for (const one of reached) {
    const calculation = byName.get(one);
    if (calculation === undefined) continue;
    for (const source of namedFields(calculation)) reached.add(source);
    for (const other of imported) if (beginsAsChosen(calculation, other)) reached.add(other);
  }
  return reached;
}

const isWorkedOutOf = (calculation: Calculation, name: string): boolean =>
  namedFields(calculation).includes(name) || beginsAsChosen(calculation, name);

const beginsAsChosen = (calculation: Calculation, name: string): boolean =>
  'fields' in calculation &&
  calculation.fields.by === 'prefix' &&
  name.startsWith(calculation.fields.prefix);
