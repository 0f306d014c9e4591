import { atom } from 'jotai';

/** Whether the gallery of templates is open. */
export const templatesShownAtom = atom(false);
