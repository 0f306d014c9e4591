import { namedFields, type CalculatedPart } from 'shared-kernel/model';
import type { Problem } from '../problems/problem';
import type { CalculatedPlan } from '../values/calculatedPlan';
import type { FieldDefinition, ListedFields } from '../values/fieldTable';
import { calculateBy, fitsCalculation } from './calculations';
import type { YearDays } from './yearDays';

export interface CompiledCalculated {
  readonly plans: ReadonlyMap<number, CalculatedPlan>;
  readonly problems: readonly Problem[];
}

/** What the calculated fields of a list come to; one that is worked out of itself, however far, has no value [E79]. */
export const compileCalculated = (table: ListedFields, year: YearDays): CompiledCalculated => {
  const problems: Problem[] = [];
  const partBySlot = new Map<number, CalculatedPart>();
  table.fields.forEach(({ calculated }, slot) => {
    if (calculated !== undefined) partBySlot.set(slot, calculated);
  });
  const sourcesBySlot = new Map(
    [...partBySlot].map(([slot, part]) => [slot, sourcesOf(part, table, problems)] as const),
  );
  const plans = new Map<number, CalculatedPlan>();

  const planOf = (slot: number, part: CalculatedPart): CalculatedPlan => {
    const known = plans.get(slot);
    if (known !== undefined) return known;
    const isOnCycle = leadsTo(slot, slot, sourcesBySlot);
    if (isOnCycle) problems.push(cycleProblem(part, table.fields[slot]));
    const plan = isOnCycle ? NO_VALUE : planned(part, sourcesBySlot.get(slot) ?? []);
    plans.set(slot, plan);
    return plan;
  };

  const planned = (part: CalculatedPart, sources: readonly number[]): CalculatedPlan => {
    const named = sources.map((slot) => table.fields[slot] ?? NO_FIELD);
    const keys = sources.map((slot, index) => {
      const source = partBySlot.get(slot);
      return source === undefined
        ? [named[index]?.name, named[index]?.type]
        : planOf(slot, source).key;
    });
    return {
      sources,
      calculate: calculateBy(part.calculation, { year, sources: named, figures: part.figures }),
      key: JSON.stringify([part.calculation, part.figures, year.key, keys]),
    };
  };

  for (const [slot, part] of partBySlot) planOf(slot, part);
  return { plans, problems };
};

const NO_FIELD: FieldDefinition = { name: '', type: 'unknown' };
const NO_VALUE: CalculatedPlan = { sources: [], calculate: () => '', key: '' };

/** A prefix chooses imported fields only, so that a field whose own name begins with it is not worked out of itself. */
const sourcesOf = (
  { id, calculation }: CalculatedPart,
  { fields, slotByName }: ListedFields,
  problems: Problem[],
): readonly number[] => {
  const fits = (slot: number): boolean =>
    fitsCalculation(calculation, fields[slot]?.type ?? 'unknown');
  if ('fields' in calculation && calculation.fields.by === 'prefix') {
    const { prefix } = calculation.fields;
    return fields.flatMap(({ name, calculated }, slot) =>
      calculated === undefined && name.startsWith(prefix) && fits(slot) ? [slot] : [],
    );
  }
  const slots = new Set<number>();
  for (const name of namedFields(calculation)) {
    const slot = slotByName.get(name);
    if (slot === undefined)
      problems.push({
        code: 'calculated/unknown-field',
        id,
        message: `There is no field “${name}”`,
      });
    else if (!fits(slot))
      problems.push({ code: 'calculated/wrong-type', id, message: `“${name}” is of another type` });
    else slots.add(slot);
  }
  return [...slots].sort((one, other) => one - other);
};

const leadsTo = (
  from: number,
  target: number,
  sourcesBySlot: ReadonlyMap<number, readonly number[]>,
): boolean => {
  const reached = new Set(sourcesBySlot.get(from));
  for (const slot of reached) {
    if (slot === target) return true;
    for (const next of sourcesBySlot.get(slot) ?? []) reached.add(next);
  }
  return false;
};

const cycleProblem = ({ id }: CalculatedPart, field = NO_FIELD): Problem => ({
  code: 'calculated/cycle',
  id,
  message: `“${field.name}” is worked out of itself`,
});
