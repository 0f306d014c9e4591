import { atom } from 'jotai';
import { compareSearches } from 'shared-kernel/server';

export interface OverlapPort {
  readonly compareSearches: typeof compareSearches;
}

/** The server; tests put theirs in its place. */
export const overlapPortAtom = atom<OverlapPort>({ compareSearches });
