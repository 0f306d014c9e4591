import type { Supporter } from 'shared-kernel/model';
import { keptOutBy, type CareYear } from './keptOutBy';
import type { Care } from './readCare';

/** Whether somebody gets no link and no show now: they are kept out, or not to be written to before a day. */
export function keptBack(
  { keptOut, quiet }: Care,
  year: CareYear | null,
): (supporter: Supporter) => boolean {
  const lists = [keptOut, quiet].flatMap((list) => (list === null ? [] : [keptOutBy(list, year)]));
  return (supporter) => lists.some((untilOf) => untilOf(supporter) !== undefined);
}
