import type { SearchDefinition } from 'shared-kernel/model';
import { usePageActions } from 'shared-kernel/page-actions';
import { useState } from 'react';
import { afterEdit, emptyHistory, redone, undone, type SearchHistory } from './searchHistory';

export interface SearchSteps {
  readonly edit: (search: SearchDefinition) => void;
  /** Null where there is nothing to take back. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

/** Takes edits back and makes them again, by button and by key, as long as the page is open. */
export function useSearchHistory(
  edited: SearchDefinition,
  setEdited: (search: SearchDefinition) => void,
): SearchSteps {
  const [held, setHeld] = useState(() => emptyHistory(edited));
  // What came from elsewhere, such as what somebody else saved, is no step of this page's.
  const history = held.now === edited ? held : emptyHistory(edited);
  const go = (next: SearchHistory) => {
    setHeld(next);
    setEdited(next.now);
  };
  const undo = () => {
    go(undone(history));
  };
  const redo = () => {
    go(redone(history));
  };
  const [canUndo, canRedo] = [history.past.length > 0, history.future.length > 0];
  usePageActions([
    {
      ...{ id: 'search-undo', label: 'Undo', keys: [{ key: 'z', mod: true }] },
      isAvailable: () => canUndo,
      run: undo,
    },
    {
      ...{ id: 'search-redo', label: 'Redo' },
      keys: [
        { key: 'z', mod: true, shift: true },
        { key: 'y', mod: true },
      ],
      isAvailable: () => canRedo,
      run: redo,
    },
  ]);
  return {
    edit: (search) => {
      go(afterEdit(history, search));
    },
    undo: canUndo ? undo : null,
    redo: canRedo ? redo : null,
  };
}
