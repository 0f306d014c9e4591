import { atom } from 'jotai';

/** Whether all views are shown in place of the canvas. */
export const sideBySideAtom = atom(false);
