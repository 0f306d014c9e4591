import type { Search } from 'shared-kernel/model';
import { useEffect, useRef, useState } from 'react';

/** What a row can ask for. */
export interface SearchActions {
  readonly recalculate: (search: Search) => void;
  readonly duplicate: (search: Search) => void;
  readonly askDelete: (search: Search) => void;
}

/** The same object for the life of the page, so that rows rest; it always does what the newest actions do. */
export function useSearchActions(actions: SearchActions): SearchActions {
  const newest = useRef(actions);
  useEffect(() => {
    newest.current = actions;
  });
  const [stable] = useState<SearchActions>(() => ({
    recalculate: (search) => {
      newest.current.recalculate(search);
    },
    duplicate: (search) => {
      newest.current.duplicate(search);
    },
    askDelete: (search) => {
      newest.current.askDelete(search);
    },
  }));
  return stable;
}
