import { atom } from 'jotai';

/** How often something beside a list of pictures has put one into the library, so that the list is read again. */
export const libraryChangesAtom = atom(0);
