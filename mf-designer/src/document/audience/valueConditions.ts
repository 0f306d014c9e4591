import { countsYears } from 'evaluation';
import {
  asId,
  defaultCondition,
  type CivilDate,
  type Condition,
  type ConditionId,
  type PlaceholderAudience,
} from 'shared-kernel/model';

import { sourceOf, type YearSources } from '../placeholders/dataSource';

type Asked = Pick<PlaceholderAudience, 'source' | 'id' | 'format' | 'unreadable'> & {
  /** 0 is as good as any number. */
  readonly saysZero?: boolean;
};

/** What makes a condition beside its id. */
type Comparison = Pick<Condition, 'dataEqualsOperator' | 'dataValue'>;

/**
 * [S102] The conditions that hold exactly where a placeholder has a value, and a number above 0 where it is a number,
 * or from 0 on where there are words for 0.
 * null where the year has no such field or search, or nobody has a value of it.
 */
export function valueConditions(
  { source, id, format, unreadable, saysZero = false }: Asked,
  year: YearSources,
  /** The day after the year's last one (D4). */
  dateTo: CivilDate,
): readonly Condition[] | null {
  const found = sourceOf({ source, id }, year);
  if (found === null) return null;
  if (found.kind === 'search') return [{ ...condition(id, ABOVE_NOTHING), dataType: 'search' }];
  const ofField = (comparison: Comparison): Condition => ({
    ...condition(id, comparison),
    fieldType: 'data',
  });
  const { type } = found.field;
  if (type === 'unknown') return null;
  if (type === 'string') return [ofField(NOT_EMPTY)];
  if (type === 'number' || type === 'donation') {
    return [ofField(saysZero ? FROM_0 : ABOVE_0)];
  }
  const readable = ofField(unreadable > 0 ? FROM_FIRST_DAY : NOT_EMPTY);
  if (saysZero || !countsYears(format)) return [readable];
  // Below passes what is missing or cannot be read, too (D6).
  const dataValue = dayWritten(yearBefore(dateTo));
  return [ofField(FROM_FIRST_DAY), ofField({ dataEqualsOperator: '<', dataValue })];
}

const condition = (dataId: string, comparison: Comparison): Condition => ({
  ...defaultCondition(asId<ConditionId>(crypto.randomUUID())),
  ...comparison,
  dataId,
});

const NOT_EMPTY: Comparison = { dataEqualsOperator: 'notEmpty', dataValue: '' };
const ABOVE_0: Comparison = { dataEqualsOperator: '>', dataValue: '0' };
const FROM_0: Comparison = { dataEqualsOperator: '>=', dataValue: '0' };
/** A search's count is a whole number. */
const ABOVE_NOTHING: Comparison = { dataEqualsOperator: '>=', dataValue: '1' };
/** notEmpty is passed by what cannot be read as well (D6); this by every day and by nothing else. */
const FROM_FIRST_DAY: Comparison = { dataEqualsOperator: '>=', dataValue: '1/1/0001' };

/** Of a 29 February the day after it. */
const yearBefore = ({ year, month, day }: CivilDate): CivilDate =>
  month === 2 && day === 29 ? { year: year - 1, month: 3, day: 1 } : { year: year - 1, month, day };

const dayWritten = ({ year, month, day }: CivilDate): string =>
  [day, month, year].map(String).join('/');
