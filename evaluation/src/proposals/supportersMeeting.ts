import type { Condition, FieldListEntry } from 'shared-kernel/model';
import { comparableOf } from '../conditions/comparable';
import type { ConditionScope } from '../conditions/conditionScope';
import { operandTest, readOperand } from '../conditions/operandTests';
import { planPage } from '../conditions/planPage';

/** The key of a spread under which its rarest values stand together (D2e). */
const OTHER = 'other';

/** How many supporters of the year meet a condition about this field, by its counts; null where they do not say. */
export const supportersMeeting = (
  condition: Condition,
  field: FieldListEntry,
  scope: ConditionScope,
): number | null => {
  if (condition.fieldType === 'data' && condition.dataEqualsOperator === 'notEmpty')
    return isCounted(field) ? field.count : null;
  const holds = valueTest(condition, field, scope);
  if (holds === null) return null;
  return field.type === 'string'
    ? withTopValue(field, holds)
    : withinSpread(field.spread, field, holds);
};

/** A calculated field is counted by the first count after it was saved (D290). */
const isCounted = ({ calculated }: FieldListEntry): boolean => calculated?.figures !== null;

type ValueTest = (text: string) => boolean;

/** Asks a value as lists have it what the engine asks of a supporter's. */
function valueTest(
  condition: Condition,
  { type }: FieldListEntry,
  scope: ConditionScope,
): ValueTest | null {
  const [page] = condition.fieldType === 'page' ? planPage(condition, scope).checks : [];
  const read = (text: string) => {
    const value = readOperand(type, text);
    return value === null ? null : comparableOf(value);
  };
  if (page !== undefined) return (text) => page.judge(true, read(text)).passed;
  const { dataEqualsOperator: operator } = condition;
  if (operator === 'notEmpty' || operator === 'empty') return null;
  const days = { today: scope.today, dateFrom: scope.year.dateFrom };
  const test = operandTest(operator, condition, type, days);
  if (typeof test === 'string') return null;
  const { holds } = test;
  return (text) => {
    const value = read(text);
    return value === null ? false : holds(value);
  };
}

const withTopValue = ({ topValues }: FieldListEntry, holds: ValueTest): number | null =>
  topValues === undefined
    ? null
    : sum(topValues.filter(({ value }) => holds(value)).map(({ count }) => count));

/** Values that a long spread leaves out are taken to lie as those that it has. */
function withinSpread(
  spread: FieldListEntry['spread'],
  { type }: FieldListEntry,
  holds: ValueTest,
): number | null {
  const listed = Object.entries(spread).filter(([key]) => readOperand(type, key) !== null);
  const known = sum(listed.map(([, count]) => count));
  if (known === 0) return null;
  const within = sum(listed.filter(([key]) => holds(key)).map(([, count]) => count));
  return Math.round(within * (1 + (spread[OTHER] ?? 0) / known));
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
