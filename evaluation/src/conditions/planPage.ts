import type { Condition, FieldType } from 'shared-kernel/model';
import { dayOrder } from '../values/civilDay';
import type { FieldsPlan, Judge } from './conditionPlan';
import type { ConditionScope } from './conditionScope';
import { resolveFields } from './resolveFields';
import type { Verdict } from './verdict';

const PAGE_TYPES: ReadonlySet<FieldType> = new Set(['action']);

/** Completed: how many of the action fields have a participation date that passes (D5). */
export const planPage = (condition: Condition, { year, table }: ConditionScope): FieldsPlan => {
  const { slots, fault } = resolveFields(condition, table, PAGE_TYPES);
  const judge = condition.pageCheckDate
    ? judgeWithin(dayOrder(year.dateFrom), dayOrder(year.dateTo))
    : judgeWithin(-Infinity, Infinity);
  return {
    kind: 'fields',
    checks: slots.map((slot) => ({ slot, judge })),
    countOf:
      condition.pageAction === 'completed'
        ? (passed) => passed
        : (passed) => (passed === 0 ? 1 : 0),
    fault,
  };
};

/** Took part strictly between the two days (D4). */
const judgeWithin =
  (from: number, to: number): Judge =>
  (present, value) => {
    if (typeof value !== 'number') return present ? UNREADABLE : MISSING;
    if (value > from && value < to) return TOOK_PART;
    return value === from || value === to ? ON_EXCLUDED_BOUND : OUTSIDE_YEAR;
  };

const TOOK_PART: Verdict = { passed: true, reason: 'met' };
const MISSING: Verdict = { passed: false, reason: 'missing' };
const UNREADABLE: Verdict = { passed: false, reason: 'unreadable' };
const ON_EXCLUDED_BOUND: Verdict = { passed: false, reason: 'onExcludedBound' };
const OUTSIDE_YEAR: Verdict = { passed: false, reason: 'outsideYear' };
