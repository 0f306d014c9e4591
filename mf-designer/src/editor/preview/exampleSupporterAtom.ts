import type { Supporter } from 'shared-kernel/model';
import { atom } from 'jotai';

/** [S113] A supporter of the year who gets this screen; null until one is found. Never stored in the browser. */
export const exampleSupporterAtom = atom<Supporter | null>(null);
