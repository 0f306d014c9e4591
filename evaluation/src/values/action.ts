import type { CivilDate } from 'shared-kernel/model';
import { readPaddedDay } from './civilDay';

const MARK = ':P:';
const DAY_LENGTH = 'DD/MM/YYYY'.length;

/** When a supporter took part: DD/MM/YYYY, or the 10 characters after the first `:P:` (D2). */
export const readParticipation = (text: string): CivilDate | null => {
  const mark = text.indexOf(MARK);
  if (mark < 0) return readPaddedDay(text);
  const start = mark + MARK.length;
  return readPaddedDay(text.slice(start, start + DAY_LENGTH));
};
