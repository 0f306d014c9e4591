import type { CivilDate } from 'shared-kernel/model';

/**
 * [E72] How many anniversaries of a day have come by another day: 0 in the first year, and of a day that is yet to come. A
 * 29 February has its anniversary on 1 March where the year has no such day.
 */
export const fullYears = (since: CivilDate, until: CivilDate): number => {
  const hasComeThisYear =
    until.month > since.month || (until.month === since.month && until.day >= since.day);
  return Math.max(0, until.year - since.year - (hasComeThisYear ? 0 : 1));
};
