import type { Condition, FieldType } from 'shared-kernel/model';
import type { ConditionFault, FieldsPlan, Judge } from './conditionPlan';
import type { ConditionScope } from './conditionScope';
import type { StretchDays } from './dayStretch';
import { operandTest, type Operands } from './operandTests';
import { resolveFields } from './resolveFields';
import type { ValueReason, Verdict } from './verdict';

const DATA_TYPES: ReadonlySet<FieldType> = new Set([
  'action',
  'date',
  'donation',
  'number',
  'string',
]);

/** How many of the fields hold a value that passes the operator (D5). */
export const planData = (
  condition: Condition,
  { table, today, year }: ConditionScope,
): FieldsPlan => {
  const { slots, fault } = resolveFields(condition, table, DATA_TYPES);
  const days = { today, dateFrom: year.dateFrom };
  if (slots.length === 0) return planOfNoField(condition, fault, days);
  const typeOf = (slot: number): FieldType => table.fields[slot]?.type ?? 'unknown';
  const judged = new Map<FieldType, JudgedType>();
  const judgedByType = (type: FieldType): JudgedType => {
    const known = judged.get(type) ?? judgeType(condition, type, days);
    judged.set(type, known);
    return known;
  };
  const ofSlots = slots.map((slot) => ({ slot, ...judgedByType(typeOf(slot)) }));
  return {
    kind: 'fields',
    checks: ofSlots.map(({ slot, judge }) => ({ slot, judge })),
    countOf: (passed) => passed,
    // Where no field of the condition can be compared with its operands.
    fault: ofSlots.every((one) => one.fault !== null) ? (ofSlots[0]?.fault ?? null) : null,
  };
};

/** A fuzzy id without a field counts 0; an exact one is a missing value, its operand read as text (D5, D6). */
const planOfNoField = (
  condition: Condition,
  fault: ConditionFault | null,
  days: StretchDays,
): FieldsPlan => {
  const passes =
    condition.dataIdMatch === 'exact' &&
    judgeType(condition, 'string', days).judge(false, null).passed;
  const count = passes ? 1 : 0;
  return { kind: 'fields', checks: [], countOf: () => count, fault };
};

interface JudgedType {
  readonly judge: Judge;
  /** Why nothing of the type passes; null where something may. */
  readonly fault: ConditionFault | null;
}

const judgeType = (condition: Operands, type: FieldType, days: StretchDays): JudgedType => {
  const { dataEqualsOperator: operator } = condition;
  if (operator === 'notEmpty')
    return { judge: (present) => (present ? MET : MISSING), fault: null };
  if (operator === 'empty') return { judge: (present) => (present ? NOT_MET : MET), fault: null };
  const test = operandTest(operator, condition, type, days);
  if (typeof test === 'string') {
    const verdict: Verdict = { passed: false, reason: NOTHING_PASSES[test] ?? 'notMet' };
    return { judge: () => verdict, fault: test };
  }
  const { holds, passesMissing } = test;
  const missing: Verdict = { passed: passesMissing, reason: 'missing' };
  const unreadable: Verdict = { passed: passesMissing, reason: 'unreadable' };
  return {
    judge: (present, value) => {
      if (value === null) return present ? unreadable : missing;
      return holds(value) ? MET : NOT_MET;
    },
    fault: null,
  };
};

/** What is said of each value where the operands let none pass. */
const NOTHING_PASSES: Partial<Record<ConditionFault, ValueReason>> = {
  emptyDataValue: 'emptyDataValue',
  unreadableDataValue: 'unreadableDataValue',
  emptyRange: 'emptyRange',
  operatorDoesNotFit: 'operatorDoesNotFit',
};

const MET: Verdict = { passed: true, reason: 'met' };
const NOT_MET: Verdict = { passed: false, reason: 'notMet' };
const MISSING: Verdict = { passed: false, reason: 'missing' };
