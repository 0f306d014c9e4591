import { useLocation } from 'shared-kernel/contract';
import { isUntouchedSearch, type Search } from 'shared-kernel/model';
import { isCreation } from 'shared-kernel/saving';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** For the name of a search: it takes the focus once, where the page opens a search that was just added. */
export function useFocusOfNewSearch(search: Search): RefObject<HTMLInputElement | null> {
  const name = useRef<HTMLInputElement>(null);
  const state: unknown = useLocation().state;
  const [isNew] = useState(() => isCreation(state) && isUntouchedSearch(search));
  useEffect(() => {
    // Only from the page around it: what somebody has gone to meanwhile, in the header or over the page, keeps the focus.
    if (isNew && document.activeElement?.contains(name.current) === true) name.current?.focus();
  }, [isNew]);
  return name;
}
