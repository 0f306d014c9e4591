import type { Condition, FieldType, OperatorId } from 'shared-kernel/model';
import { MISSING, type FieldReading } from '../values/supporterValues';
import { readValue } from '../values/typedValue';
import { compareValues } from './compareValues';
import type { ConditionScope } from './conditionScope';
import { countsNobody, type ConditionCount } from './conditionCount';
import { COMPARISONS } from './operators';
import { resolveFields } from './resolveFields';

type Passes = (reading: FieldReading) => boolean;

const DATA_TYPES: ReadonlySet<FieldType> = new Set([
  'action',
  'date',
  'donation',
  'number',
  'string',
]);

/** How many of the fields hold a value that passes the operator (D5). */
export const dataCount = (condition: Condition, { table }: ConditionScope): ConditionCount => {
  const slots = resolveFields(condition, table, DATA_TYPES);
  if (slots.length === 0) return countOfNoField(condition);
  const checks = slots.map((slot) => ({
    slot,
    passes: compilePasses(condition, table.fields[slot]?.type ?? 'unknown'),
  }));
  return ({ values }) => {
    let count = 0;
    for (const { slot, passes } of checks) if (passes(values.reading(slot))) count += 1;
    return count;
  };
};

/** A fuzzy id without a field counts 0; an exact one is a missing value, its operand read as text (D5, D6). */
const countOfNoField = (condition: Condition): ConditionCount => {
  if (condition.dataIdMatch === 'fuzzy') return countsNobody;
  const count = compilePasses(condition, 'string')(MISSING) ? 1 : 0;
  return () => count;
};

const compilePasses = ({ dataEqualsOperator, dataValue }: Condition, type: FieldType): Passes =>
  dataEqualsOperator === 'notEmpty'
    ? ({ present }) => present
    : compileComparison(dataEqualsOperator, type, dataValue);

const compileComparison = (
  id: Exclude<OperatorId, 'notEmpty'>,
  type: FieldType,
  dataValue: string,
): Passes => {
  const { holds, passesMissing } = COMPARISONS[id];
  // The operand of an action is a day as people write one (D6), not a record of the export.
  const operand = readValue(type === 'action' ? 'date' : type, dataValue);
  if (operand === null) return () => false;
  return ({ value }) => {
    if (value === null) return passesMissing;
    const order = compareValues(value, operand);
    return order !== null && holds(order);
  };
};
