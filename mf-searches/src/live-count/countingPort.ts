import { countSearch } from 'shared-kernel/server';
import { atom } from 'jotai';

/** Asks the server what a search comes to before it is saved. A newer question cancels the older one. */
export type CountingPort = typeof countSearch;

export const countingPortAtom = atom<{ readonly countSearch: CountingPort }>({ countSearch });
