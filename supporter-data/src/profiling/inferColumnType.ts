import type { Column } from 'evaluation';
import type { FieldType } from 'shared-kernel/model';
import { EVIDENCE, PERCENT_NEEDED } from './fieldTypes';
import { usedCodes, type UsedCodes } from './forEachText';

/**
 * The type that the values of a column speak for (D2a): what `createTypeEvidence` says of them, but a type is given up
 * once too many of them are none of it.
 */
export const inferColumnType = (column: Column): FieldType => {
  const used = usedCodes(column);
  const values = used.times.reduce((sum, times) => sum + times, 0);
  if (values === 0) return 'unknown';
  const most = (values * (100 - PERCENT_NEEDED)) / 100;
  const found = EVIDENCE.find(([, holds]) => countOthers(column, used, holds, most) <= most);
  return found?.[0] ?? 'string';
};

/** How many values do not hold, or any number beyond `most`. */
const countOthers = (
  { dictionary }: Column,
  { times }: UsedCodes,
  holds: (text: string) => boolean,
  most: number,
): number => {
  let others = 0;
  for (let code = 1; code < times.length && others <= most; code += 1)
    if (times[code] !== 0 && !holds((dictionary.at(code) ?? '').trim())) others += times[code] ?? 0;
  return others;
};
