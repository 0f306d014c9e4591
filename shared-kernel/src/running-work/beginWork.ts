import {
  ASKED,
  CHANGED,
  type Change,
  type Question,
  type RunningWork,
  type WorkEnd,
} from './runningWork';

/** Work that was begun, for whoever does it. */
export interface WorkInHand {
  /** From 0 to 1. */
  readonly report: (done: number) => void;
  /** Null where nothing is told: somebody stopped it, or it is told otherwise. A second end changes nothing. */
  readonly end: (end: WorkEnd | null) => void;
}

/** Has the header show it on every page until it ends. */
export function beginWork(begun: RunningWork): WorkInHand {
  const { id } = begun;
  put(begun);
  return {
    report: (done) => {
      const work = inHand.get(id);
      if (work !== undefined) put({ ...work, done });
    },
    end: (end) => {
      const work = inHand.get(id);
      if (work === undefined) return;
      inHand.delete(id);
      if (inHand.size === 0) window.removeEventListener(ASKED, answer);
      if (!needWindow()) window.removeEventListener('beforeunload', warn);
      tell({ ended: end === null ? null : { work, end } });
    },
  };
}

/** Of this copy of the room: each area bundles one of its own. */
const inHand = new Map<string, RunningWork>();

const needWindow = (): boolean => [...inHand.values()].some(({ needsWindow }) => needsWindow);

function put(work: RunningWork): void {
  inHand.set(work.id, work);
  // The same listener again is none.
  window.addEventListener(ASKED, answer);
  if (needWindow()) window.addEventListener('beforeunload', warn);
  tell({ ended: null });
}

const tell = (detail: Change): void => {
  window.dispatchEvent(new CustomEvent(CHANGED, { detail }));
};

const answer = (event: Event): void => {
  if (event instanceof CustomEvent) (event.detail as Question).offer([...inHand.values()]);
};

const warn = (event: Event): void => {
  event.preventDefault();
};
