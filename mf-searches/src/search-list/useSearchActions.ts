import type { Search, SearchId } from 'shared-kernel/model';
import { useEffect, useRef, useState } from 'react';

/** What can be done with a search from its row. */
export type RowAction = 'delete' | 'duplicate' | 'overlap' | 'recalculate' | 'tags' | 'useInScreen';

interface ListPageActions {
  readonly run: Readonly<Record<RowAction, (search: Search) => void>>;
  /** Chooses a search or leaves it out; with `range`, all up to it. */
  readonly choose: (id: SearchId, range: boolean) => void;
  /** Narrows the list to what has a tag. */
  readonly showTag: (tag: string) => void;
}

export interface SearchActions extends Omit<ListPageActions, 'run'> {
  readonly run: (action: RowAction, search: Search) => void;
}

/** The same object for the life of the page, so that rows rest; it always does what the newest actions do. */
export function useSearchActions(actions: ListPageActions): SearchActions {
  const newest = useRef(actions);
  useEffect(() => {
    newest.current = actions;
  });
  const [stable] = useState<SearchActions>(() => ({
    run: (action, search) => {
      newest.current.run[action](search);
    },
    choose: (id, range) => {
      newest.current.choose(id, range);
    },
    showTag: (tag) => {
      newest.current.showTag(tag);
    },
  }));
  return stable;
}
