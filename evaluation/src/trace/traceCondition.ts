import { isGroup, type Condition, type ConditionGroup } from 'shared-kernel/model';
import type { CompiledYear } from '../year/compileYear';
import { combinedCount } from '../conditions/combineCounts';
import { conditionCount, judgeField, type EvaluationState } from '../conditions/conditionCount';
import type {
  CompiledCondition,
  ConditionPlan,
  FieldCheck,
  GroupPlan,
} from '../conditions/conditionPlan';
import type { SupporterFields } from '../year/evaluateSupporter';
import { printValue } from '../values/typedValue';
import { nearMissOf } from './nearMiss';
import type {
  ConditionReason,
  ConditionTrace,
  FieldTrace,
  GroupTrace,
  NodeTrace,
  SearchTrace,
} from './searchTrace';

/** Of one supporter. */
export interface TraceScope {
  readonly year: CompiledYear;
  readonly supporter: SupporterFields;
  readonly state: EvaluationState;
  readonly trace: (slot: number) => SearchTrace | null;
}

/** `isToFail`: it stands in a group of which none may hold, so that nothing of it comes close. */
export const traceNode = (
  { definition, plan }: Omit<CompiledCondition, 'isAction'>,
  scope: TraceScope,
  isToFail = false,
): NodeTrace => {
  if (!isGroup(definition)) return traceCondition(definition, plan, scope, isToFail);
  return traceGroup(
    definition,
    plan.kind === 'group' ? plan : EMPTY_GROUP,
    scope,
    isToFail || definition.match === 'none',
  );
};

const EMPTY_GROUP: GroupPlan = { kind: 'group', match: 'all', conditions: [], fault: 'emptyGroup' };

/** Several, of which exactly one is not met. */
export const isOneShort = (conditions: readonly NodeTrace[]): boolean =>
  conditions.length > 1 && conditions.filter(({ passed }) => !passed).length === 1;

const traceGroup = (
  group: ConditionGroup,
  plan: GroupPlan,
  scope: TraceScope,
  isToFail: boolean,
): GroupTrace => {
  const conditions = plan.conditions.map((one) => traceNode(one, scope, isToFail));
  const count = combinedCount(
    plan.match,
    plan.conditions,
    conditions.map((one) => one.count),
  );
  const passed = count > 0;
  const isClose =
    conditions.some(({ isNearMiss }) => isNearMiss) ||
    (plan.match === 'all' && isOneShort(conditions));
  return {
    group,
    count,
    passed,
    reason: plan.fault === 'emptyGroup' ? plan.fault : passed ? 'met' : 'notMet',
    conditions,
    isNearMiss: !passed && !isToFail && isClose,
  };
};

const traceCondition = (
  definition: Condition,
  plan: ConditionPlan,
  scope: TraceScope,
  isToFail: boolean,
): ConditionTrace => {
  const count = conditionCount(plan)(scope.state);
  const passed = count > 0;
  const isNear = !isToFail && !isNotCompleted(definition);
  const fields =
    plan.kind === 'fields'
      ? plan.checks.map((check) => traceField(definition, check, scope, isNear))
      : [];
  const search = plan.kind === 'search' && plan.slot !== undefined ? scope.trace(plan.slot) : null;
  return {
    condition: definition,
    count,
    passed,
    reason: reasonOf(plan, passed, search),
    fields,
    search,
    isNearMiss:
      !passed &&
      !isToFail &&
      (fields.some(({ nearMiss }) => nearMiss !== null) || search?.isNearMiss === true),
  };
};

const reasonOf = (
  plan: ConditionPlan,
  passed: boolean,
  search: SearchTrace | null,
): ConditionReason => {
  if (plan.fault !== null) return plan.fault;
  if (search?.reason === 'cycle') return 'cycle';
  return passed ? 'met' : 'notMet';
};

const traceField = (
  definition: Condition,
  check: FieldCheck,
  { year, state }: TraceScope,
  isNear: boolean,
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
    nearMiss: isNear ? nearMissOf(definition, field, value, verdict, year.definitions) : null,
  };
};

/** Its fields are to fail, so none of them comes close. */
const isNotCompleted = ({ dataType, fieldType, pageAction }: Condition): boolean =>
  dataType === 'field' && fieldType === 'page' && pageAction === 'notCompleted';
