import { useLayoutEffect, useRef } from 'react';
import { useLocation, yearOfSwitch } from 'shared-kernel/contract';
import type { Year } from 'shared-kernel/model';

/** Where a link has led into one of these years, chooses it on arrival: whoever stays has switched nothing. */
export function useYearOfLink(years: readonly Year[], choose: (id: string) => void): void {
  const location = useLocation();
  const arrived = useRef<unknown>(null);
  useLayoutEffect(() => {
    const yearId = yearOfSwitch(location.state);
    if (arrived.current === location.key || !years.some(({ id }) => id === yearId)) return;
    arrived.current = location.key;
    if (yearId !== null) choose(yearId);
  }, [location, years, choose]);
}
