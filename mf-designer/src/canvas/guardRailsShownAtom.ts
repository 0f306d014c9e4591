import { atom } from 'jotai';

export const guardRailsShownAtom = atom(false);
