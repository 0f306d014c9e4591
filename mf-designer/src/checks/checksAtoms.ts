import { atom } from 'jotai';

import type { Finding } from './finding';

/** What was found in the content as it was last at rest; null until the first check is done. */
export const findingsAtom = atom<readonly Finding[] | null>(null);

export const checksShownAtom = atom(false);
