import { atom } from 'jotai';

/** Whether earlier saves of the screen are looked at. */
export const versionsShownAtom = atom(false);
