import type { Condition } from 'shared-kernel/model';
import type { CompiledYear } from '../year/compileYear';
import { conditionCount, judgeField, type EvaluationState } from '../conditions/conditionCount';
import type { FieldCheck } from '../conditions/conditionPlan';
import type { SupporterFields } from '../year/evaluateSupporter';
import type { CompiledCondition } from '../searches/compileSearch';
import { printValue } from '../values/typedValue';
import { nearMissOf } from './nearMiss';
import type { ConditionReason, ConditionTrace, FieldTrace, SearchTrace } from './searchTrace';

/** Of one supporter. */
export interface TraceScope {
  readonly year: CompiledYear;
  readonly supporter: SupporterFields;
  readonly state: EvaluationState;
  readonly trace: (slot: number) => SearchTrace | null;
}

export const traceCondition = (compiled: CompiledCondition, scope: TraceScope): ConditionTrace => {
  const { plan, definition } = compiled;
  const count = conditionCount(plan)(scope.state);
  const passed = count > 0;
  const fields =
    plan.kind === 'fields' ? plan.checks.map((check) => traceField(compiled, check, scope)) : [];
  const search = plan.kind === 'search' && plan.slot !== undefined ? scope.trace(plan.slot) : null;
  return {
    condition: definition,
    count,
    passed,
    reason: reasonOf(compiled, passed, search),
    fields,
    search,
    isNearMiss:
      !passed && (fields.some(({ nearMiss }) => nearMiss !== null) || search?.isNearMiss === true),
  };
};

const reasonOf = (
  { plan }: CompiledCondition,
  passed: boolean,
  search: SearchTrace | null,
): ConditionReason => {
  if (plan.fault !== null) return plan.fault;
  if (search?.reason === 'cycle') return 'cycle';
  return passed ? 'met' : 'notMet';
};

const traceField = (
  { definition }: CompiledCondition,
  check: FieldCheck,
  { year, state }: TraceScope,
): FieldTrace => {
  const field = year.table.fields[check.slot] ?? { name: '', type: 'unknown' };
  const { present, value, text } = state.values.reading(check.slot);
  const verdict = judgeField(check, state);
  return {
    name: field.name,
    type: field.type,
    raw: present ? text : null,
    printed: value && printValue(value),
    ...verdict,
    nearMiss: isNotCompleted(definition)
      ? null
      : nearMissOf(definition, field, value, verdict, year.definitions.year),
  };
};

/** Its fields are to fail, so none of them comes close. */
const isNotCompleted = ({ dataType, fieldType, pageAction }: Condition): boolean =>
  dataType === 'field' && fieldType === 'page' && pageAction === 'notCompleted';
