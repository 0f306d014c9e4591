import { atom } from 'jotai';

/** Values are shown as they stand in the file, not as the product reads them. Kept while the tab lives. */
export const rawValuesAtom = atom(false);
