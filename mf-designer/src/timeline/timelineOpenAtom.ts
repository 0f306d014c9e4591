import { atom } from 'jotai';

const KEY = 'designer timeline';

/** Closed at first where the window has little room (spec §9: xl). */
const hasRoom = (): boolean =>
  window.matchMedia('(min-width: 1200px) and (min-height: 700px)').matches;

const storedOpen = (): boolean => {
  const stored = localStorage.getItem(KEY);
  return stored === null ? hasRoom() : stored === 'open';
};

const chosenAtom = atom<boolean | null>(null);

/** Whether the timeline is open, as it was left in this browser. */
export const timelineOpenAtom = atom(
  (get): boolean => get(chosenAtom) ?? storedOpen(),
  (_get, set, open: boolean) => {
    localStorage.setItem(KEY, open ? 'open' : 'closed');
    set(chosenAtom, open);
  },
);
