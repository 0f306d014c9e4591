import {
  operandsOf,
  type CivilDate,
  type Condition,
  type FieldType,
  type OperatorId,
} from 'shared-kernel/model';
import { dayStretch } from '../conditions/dayStretch';
import { readOperand } from '../conditions/operandTests';
import type { Verdict } from '../conditions/verdict';
import { compareDecimals } from '../values/decimal';
import type { FieldDefinition } from '../values/fieldTable';
import type { DayValue, NumberValue, TextValue, TypedValue } from '../values/typedValue';
import type { YearDefinitions } from '../year/compileYear';
import { dayOfOrder } from '../values/civilDay';
import type { NearMiss } from './searchTrace';

/** Days and percent within which a value that fails is worth a second look. */
export const NEAR_DAYS = 7;
export const NEAR_PERCENT = 5;

const MS_PER_DAY = 86_400_000;

type Asked = Pick<YearDefinitions, 'year' | 'today'>;

/** How a value that fails its condition came close; null where it did not, or passed. */
export const nearMissOf = (
  condition: Condition,
  { type }: FieldDefinition,
  value: TypedValue | null,
  { passed, reason }: Verdict,
  asked: Asked,
): NearMiss | null => {
  if (passed) return null;
  if (reason === 'unreadable' || reason === 'onExcludedBound') return reason;
  if (value === null) return null;
  if (reason === 'outsideYear') return isNearYear(value, asked) ? 'fewDaysOutside' : null;
  if (reason !== 'notMet') return null;
  if (holdsInText(condition, value)) return 'differsInCase';
  for (const target of targetsOf(condition, type, asked)) {
    const near = nearOperand(value, target);
    if (near !== null) return near;
  }
  return null;
};

const isNearYear = (value: TypedValue, { year: { dateFrom, dateTo } }: Asked): boolean =>
  value.kind === 'day' &&
  [dateFrom, dateTo].some((end) => daysBetween(value.date, end) <= NEAR_DAYS);

/** What a value has to be close to: nothing of operators that ask for something else. */
const targetsOf = (
  condition: Condition,
  type: FieldType,
  { year: { dateFrom }, today }: Asked,
): readonly TypedValue[] => {
  const operator = condition.dataEqualsOperator;
  if (FOR_NOTHING_ELSE.has(operator)) return [];
  const stretch = dayStretch(operator, condition.dataValue, { today, dateFrom });
  if (stretch !== null)
    return [stretch.from, stretch.to]
      .filter(Number.isFinite)
      .map((order) => ({ kind: 'day', date: dayOfOrder(order), order }));
  return operandsOf(condition).flatMap((text) => readOperand(type, text) ?? []);
};

/** Text that starts with or contains the operand is close where only accents or blanks tell them apart. */
const holdsInText = (
  { dataEqualsOperator: operator, dataValue }: Condition,
  value: TypedValue,
): boolean => {
  if (value.kind !== 'text') return false;
  const [text, part] = [folded(value.text), folded(dataValue.trim())];
  if (operator === 'contains') return text.includes(part);
  return operator === 'startsWith' && text.startsWith(part);
};

const FOR_NOTHING_ELSE: ReadonlySet<OperatorId> = new Set([
  '!=',
  'notOneOf',
  'empty',
  'contains',
  'startsWith',
]);

const nearOperand = (value: TypedValue, operand: TypedValue): NearMiss | null => {
  if (value.kind === 'day') return operand.kind === 'day' ? nearDay(value, operand) : null;
  if (value.kind === 'number') return operand.kind === 'number' ? nearNumber(value, operand) : null;
  return operand.kind === 'text' ? nearText(value, operand) : null;
};

const nearDay = (value: DayValue, operand: DayValue): NearMiss | null => {
  if (value.order === operand.order) return 'equalsBound';
  return daysBetween(value.date, operand.date) <= NEAR_DAYS ? 'fewDaysOff' : null;
};

const nearNumber = (value: NumberValue, operand: NumberValue): NearMiss | null => {
  if (compareDecimals(value, operand) === 0) return 'equalsBound';
  const off = Math.abs(value.number - operand.number);
  return off * 100 <= Math.abs(operand.number) * NEAR_PERCENT ? 'fewPercentOff' : null;
};

const nearText = ({ text }: TextValue, operand: TextValue): NearMiss | null => {
  if (text === operand.text) return 'equalsBound';
  return folded(text) === folded(operand.text) ? 'differsInCase' : null;
};

/** Without case, accents and repeated blanks. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').toLowerCase();

const daysBetween = (left: CivilDate, right: CivilDate): number =>
  Math.abs(utcDay(left) - utcDay(right));

/** A calendar day as a number of days; UTC has no days of another length (D3). */
const utcDay = ({ year, month, day }: CivilDate): number =>
  new Date(0).setUTCFullYear(year, month - 1, day) / MS_PER_DAY;
