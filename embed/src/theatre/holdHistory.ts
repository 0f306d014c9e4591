type HistoryWindow = Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'>;

/** Stands in the state of the entry, beside what the page's own routing keeps there. */
const MARK = 'supporterScreensOpen';

/**
 * Adds an entry to the history for a layer that was opened: to go back closes it. To the page's own routing the address
 * stays as it is, and so does its state. Returns what takes the entry back when the layer is closed otherwise.
 */
export function holdHistory(view: HistoryWindow, onBack: () => void): () => void {
  const { history } = view;
  try {
    history.pushState({ ...stateOf(history), [MARK]: true }, '');
  } catch {
    return () => undefined; // a page without an address, or one that has changed it too often
  }
  const follow = () => {
    if (isMarked(history)) return;
    stop();
    onBack();
  };
  const stop = () => view.removeEventListener('popstate', follow);
  view.addEventListener('popstate', follow);
  return () => {
    stop();
    // Unless somebody has gone back already, or the page has gone on to an entry of its own.
    if (isMarked(history)) history.back();
  };
}

function stateOf({ state }: History): object {
  const kept: unknown = state;
  return typeof kept === 'object' && kept !== null ? kept : {};
}

const isMarked = (history: History): boolean => MARK in stateOf(history);
