import {
  ASKED,
  CHANGED,
  type Change,
  type EndedWork,
  type Question,
  type RunningWork,
} from './runningWork';

/** What runs in this window at this moment, in all areas. */
export function runningWork(): readonly RunningWork[] {
  const offered: RunningWork[] = [];
  const detail: Question = {
    offer: (works) => {
      offered.push(...works.filter(isRunningWork));
    },
  };
  window.dispatchEvent(new CustomEvent(ASKED, { detail }));
  return offered;
}

/** Calls whenever that may have changed, with what ended by it, until the returned function is called. */
export function watchWork(onChange: (ended: EndedWork | null) => void): () => void {
  const changed = (event: Event) => {
    if (event instanceof CustomEvent) onChange((event.detail as Change).ended);
  };
  window.addEventListener(CHANGED, changed);
  return () => {
    window.removeEventListener(CHANGED, changed);
  };
}

/** It may be another release's. */
const isRunningWork = ({ id, words, done, to }: RunningWork): boolean =>
  typeof id === 'string' &&
  typeof words === 'string' &&
  (done === null || typeof done === 'number') &&
  typeof to === 'string';
