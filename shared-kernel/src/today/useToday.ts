import { civilDateInUtc, compareDays, type CivilDate } from 'shared-kernel/model';
import { useEffect, useState } from 'react';
import { whenDayEnds } from './whenDayEnds';

/**
 * The civil day in UTC, as the server counts days (D418). A page that stays open over midnight follows, and so does one
 * that is looked at again on another day.
 */
export function useToday(): CivilDate {
  const [today, setToday] = useState(todayInUtc);
  useEffect(() => {
    const follow = () => {
      const now = todayInUtc();
      setToday((before) => (compareDays(before, now) === 0 ? before : now));
    };
    const stop = whenDayEnds(follow);
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('focus', follow);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('focus', follow);
    };
  }, []);
  return today;
}

/** For whoever asks once. */
export const todayInUtc = (): CivilDate => civilDateInUtc(new Date());
