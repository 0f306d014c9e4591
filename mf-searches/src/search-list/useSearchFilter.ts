import { useSearchParams } from 'shared-kernel/contract';
import { useEffect, useState } from 'react';

const PARAMETER = 'find';

/** The address follows when typing has paused; the box itself never waits for the router. */
const ADDRESS_AFTER_MS = 300;

/** The filter box's text. It goes into the address, so that coming back to the list finds it again. */
export function useSearchFilter(): readonly [string, (filter: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const stored = parameters.get(PARAMETER) ?? '';
  const [filter, setFilter] = useState(stored);

  useEffect(() => {
    if (filter === stored) return undefined;
    const timer = setTimeout(() => {
      setParameters(filter === '' ? {} : { [PARAMETER]: filter }, { replace: true });
    }, ADDRESS_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [filter, stored, setParameters]);

  return [filter, setFilter];
}
