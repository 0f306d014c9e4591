import { atom } from 'jotai';

import { BY_EMAIL, dataModeOf, FALLBACKS_ONLY, type DataMode } from './dataMode';
import { exampleSupporterAtom } from './exampleSupporterAtom';

const KEY = 'designer data mode';

/** Written to by choosing; null until something was chosen on this page. */
const chosenIdAtom = atom<string | null>(null);

/** What was chosen in this tab; null where nothing was. */
const tabsModeIdAtom = atom((get) => get(chosenIdAtom) ?? sessionStorage.getItem(KEY));

/** Whether a supporter of the year is looked at as soon as one is known [S113]. */
export const wantsSupporterAtom = atom((get) => {
  const id = get(tabsModeIdAtom);
  return id === null || id === BY_EMAIL.id;
});

/** The preview data mode, kept for all screens of this tab once it was chosen. */
export const dataModeAtom = atom(
  (get): DataMode => {
    const id = get(tabsModeIdAtom);
    if (id !== null) return dataModeOf(id);
    return get(exampleSupporterAtom) === null ? FALLBACKS_ONLY : BY_EMAIL;
  },
  (_get, set, { id }: DataMode) => {
    sessionStorage.setItem(KEY, id);
    set(chosenIdAtom, id);
  },
);
