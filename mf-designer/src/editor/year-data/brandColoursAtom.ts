import { atom } from 'jotai';

/** The organisation's colours, for what is added. */
export const brandColoursAtom = atom<readonly string[]>([]);
