import { useSearchParams } from 'shared-kernel/contract';
import { useState } from 'react';
import { filterOf, filterParameters, type FieldFilter } from './fieldFilter';

/**
 * The filter that stands in the address. The address follows typing at a distance, as navigation does: until it has
 * caught up, what was typed last counts, so that no letter is lost.
 */
export function useFieldFilter(): readonly [FieldFilter, (filter: FieldFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const [ahead, setAhead] = useState<FieldFilter | null>(null);
  const stored = filterOf(search);
  if (ahead?.text === stored.text && ahead.type === stored.type) setAhead(null);
  const setFilter = (filter: FieldFilter) => {
    setAhead(filter);
    setSearch(filterParameters(filter), { replace: true });
  };
  return [ahead ?? stored, setFilter];
}
