import { atom } from 'jotai';

/** The sections of the panels that this tab has closed, by their ids. */
export const closedSectionsAtom = atom<ReadonlySet<string>>(new Set<string>());
