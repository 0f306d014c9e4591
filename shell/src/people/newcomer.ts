import { atom } from 'jotai';

/** True from the moment a user document was created until the welcome has been shown. */
export const newcomerAtom = atom(false);
