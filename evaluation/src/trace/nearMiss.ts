import type { Condition, CivilDate } from 'shared-kernel/model';
import { readOperand } from '../conditions/planData';
import type { Verdict } from '../conditions/verdict';
import { compareDecimals } from '../values/decimal';
import type { FieldDefinition } from '../values/fieldTable';
import type { DayValue, NumberValue, TextValue, TypedValue } from '../values/typedValue';
import type { NearMiss } from './searchTrace';

/** Days and percent within which a value that fails is worth a second look. */
export const NEAR_DAYS = 7;
export const NEAR_PERCENT = 5;

const MS_PER_DAY = 86_400_000;

interface YearEnds {
  readonly dateFrom: CivilDate;
  readonly dateTo: CivilDate;
}

/** How a value that fails its condition came close; null where it did not, or passed. */
export const nearMissOf = (
  condition: Condition,
  { type }: FieldDefinition,
  value: TypedValue | null,
  { passed, reason }: Verdict,
  year: YearEnds,
): NearMiss | null => {
  if (passed) return null;
  if (reason === 'unreadable' || reason === 'onExcludedBound') return reason;
  if (value === null) return null;
  if (reason === 'outsideYear') return isNearYear(value, year) ? 'fewDaysOutside' : null;
  const isComparison = reason === 'notMet' && condition.dataEqualsOperator !== '!=';
  return isComparison ? nearOperand(value, readOperand(type, condition.dataValue)) : null;
};

const isNearYear = (value: TypedValue, { dateFrom, dateTo }: YearEnds): boolean =>
  value.kind === 'day' &&
  [dateFrom, dateTo].some((end) => daysBetween(value.date, end) <= NEAR_DAYS);

const nearOperand = (value: TypedValue, operand: TypedValue | null): NearMiss | null => {
  if (operand === null) return null;
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
