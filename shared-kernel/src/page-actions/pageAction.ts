/** A key as `KeyboardEvent.key` names it, lower case. `mod` is Ctrl, on a Mac ⌘. */
export interface ActionKey {
  readonly key: string;
  readonly mod?: boolean;
  readonly shift?: boolean;
  readonly alt?: boolean;
}

/** One thing that a page offers to do, by name and by key. */
export interface PageAction {
  readonly id: string;
  /** An imperative. */
  readonly label: string;
  readonly keys: readonly ActionKey[];
  readonly isAvailable: () => boolean;
  readonly run: () => void;
}

/**
 * The name of the event in which the shell asks the page for its actions: a remote and a shell of different releases
 * agree on it and on the record above alone. A remote that knows neither offers nothing.
 */
const ASKED = 'supporter-screens:page-actions';

interface Question {
  readonly offer: (actions: readonly PageAction[]) => void;
}

/** What the page offers at this moment, whether or not it can be done now. */
export function offeredActions(): readonly PageAction[] {
  const offered: PageAction[] = [];
  const detail: Question = {
    offer: (actions) => {
      offered.push(...actions.filter(isPageAction));
    },
  };
  window.dispatchEvent(new CustomEvent(ASKED, { detail }));
  return offered;
}

/** Answers the shell until the returned function is called. */
export function offerActions(actions: () => readonly PageAction[]): () => void {
  const answer = (event: Event) => {
    if (event instanceof CustomEvent) (event.detail as Question).offer(actions());
  };
  window.addEventListener(ASKED, answer);
  return () => {
    window.removeEventListener(ASKED, answer);
  };
}

/** It may be another release's. */
const isPageAction = (action: PageAction): boolean =>
  typeof action.id === 'string' &&
  typeof action.label === 'string' &&
  Array.isArray(action.keys) &&
  typeof action.isAvailable === 'function' &&
  typeof action.run === 'function';
