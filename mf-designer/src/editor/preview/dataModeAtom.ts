import { atom } from 'jotai';

import { dataModeOf, type DataMode } from './dataMode';

const KEY = 'designer data mode';

/** Written to by choosing; null until something was chosen on this page. */
const chosenIdAtom = atom<string | null>(null);

/** The preview data mode, kept for all screens of this tab. */
export const dataModeAtom = atom(
  (get): DataMode => dataModeOf(get(chosenIdAtom) ?? sessionStorage.getItem(KEY)),
  (_get, set, { id }: DataMode) => {
    sessionStorage.setItem(KEY, id);
    set(chosenIdAtom, id);
  },
);
