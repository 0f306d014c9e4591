import type { CivilDate } from 'shared-kernel/model';
import { readPaddedDay } from './civilDay';

const MARK = ':P:';

/** When a supporter took part: DD/MM/YYYY, or the 10 characters after the first `:P:` (D2). */
export const readParticipation = (text: string): CivilDate | null => {
  const mark = text.indexOf(MARK);
  return mark < 0 ? readPaddedDay(text) : readPaddedDay(text, mark + MARK.length);
};
