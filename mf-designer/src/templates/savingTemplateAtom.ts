import { atom } from 'jotai';

/** Whether the screen is being saved as a template. */
export const savingTemplateAtom = atom(false);
