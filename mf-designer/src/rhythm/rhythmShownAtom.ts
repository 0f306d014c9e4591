import { atom } from 'jotai';

export const rhythmShownAtom = atom(false);
