import { longDay, type CivilDate } from './civilDate';
import { unbroken } from './unbroken';

/** `1 April 2026`, on one line. */
export const dayWords = (day: CivilDate): string => unbroken(longDay(day));
