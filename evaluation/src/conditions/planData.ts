import type { Condition, FieldType, OperatorId } from 'shared-kernel/model';
import { isBlank, readValue } from '../values/typedValue';
import { comparableOf, compare } from './comparable';
import type { ConditionFault, FieldsPlan, Judge } from './conditionPlan';
import type { ConditionScope } from './conditionScope';
import { COMPARISONS } from './operators';
import { resolveFields } from './resolveFields';
import type { Verdict } from './verdict';

const DATA_TYPES: ReadonlySet<FieldType> = new Set([
  'action',
  'date',
  'donation',
  'number',
  'string',
]);

type Operand = Pick<Condition, 'dataEqualsOperator' | 'dataValue'>;

/** How many of the fields hold a value that passes the operator (D5). */
export const planData = (condition: Condition, { table }: ConditionScope): FieldsPlan => {
  const { slots, fault } = resolveFields(condition, table, DATA_TYPES);
  if (slots.length === 0) return planOfNoField(condition, fault);
  const typeOf = (slot: number): FieldType => table.fields[slot]?.type ?? 'unknown';
  const judges = new Map<FieldType, Judge>();
  const judgeByType = (type: FieldType): Judge => {
    const judge = judges.get(type) ?? judgeOf(condition, type);
    judges.set(type, judge);
    return judge;
  };
  return {
    kind: 'fields',
    checks: slots.map((slot) => ({ slot, judge: judgeByType(typeOf(slot)) })),
    countOf: (passed) => passed,
    fault: faultOfOperand(condition, slots.map(typeOf)),
  };
};

/** A fuzzy id without a field counts 0; an exact one is a missing value, its operand read as text (D5, D6). */
const planOfNoField = (condition: Condition, fault: ConditionFault | null): FieldsPlan => {
  const passes =
    condition.dataIdMatch === 'exact' && judgeOf(condition, 'string')(false, null).passed;
  const count = passes ? 1 : 0;
  return { kind: 'fields', checks: [], countOf: () => count, fault };
};

const judgeOf = ({ dataEqualsOperator, dataValue }: Operand, type: FieldType): Judge =>
  dataEqualsOperator === 'notEmpty'
    ? (present) => (present ? MET : MISSING)
    : judgeByComparison(dataEqualsOperator, type, dataValue);

const judgeByComparison = (
  id: Exclude<OperatorId, 'notEmpty'>,
  type: FieldType,
  dataValue: string,
): Judge => {
  const { holds, passesMissing } = COMPARISONS[id];
  const read = readOperand(type, dataValue);
  if (read === null) {
    const verdict = isBlank(dataValue) ? EMPTY_DATA_VALUE : UNREADABLE_DATA_VALUE;
    return () => verdict;
  }
  const operand = comparableOf(read);
  const missing: Verdict = { passed: passesMissing, reason: 'missing' };
  const unreadable: Verdict = { passed: passesMissing, reason: 'unreadable' };
  return (present, value) => {
    if (value === null) return present ? unreadable : missing;
    const order = compare(value, operand);
    return order !== null && holds(order) ? MET : NOT_MET;
  };
};

/** The operand of an action is a day as people write one (D6), not a record of the export. */
export const readOperand = (type: FieldType, dataValue: string): ReturnType<typeof readValue> =>
  readValue(type === 'action' ? 'date' : type, dataValue);

/** Where no field of the condition can read its operand. */
const faultOfOperand = (
  { dataEqualsOperator, dataValue }: Operand,
  types: readonly FieldType[],
): ConditionFault | null => {
  if (dataEqualsOperator === 'notEmpty') return null;
  if (isBlank(dataValue)) return 'emptyDataValue';
  return types.every((type) => readOperand(type, dataValue) === null)
    ? 'unreadableDataValue'
    : null;
};

const MET: Verdict = { passed: true, reason: 'met' };
const NOT_MET: Verdict = { passed: false, reason: 'notMet' };
const MISSING: Verdict = { passed: false, reason: 'missing' };
const EMPTY_DATA_VALUE: Verdict = { passed: false, reason: 'emptyDataValue' };
const UNREADABLE_DATA_VALUE: Verdict = { passed: false, reason: 'unreadableDataValue' };
