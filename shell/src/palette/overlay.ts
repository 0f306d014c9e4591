import { atom } from 'jotai';

/** What stands over the page: the list of everything that can be gone to or done, or that of keys. */
export const overlayAtom = atom<'palette' | 'keys' | null>(null);
