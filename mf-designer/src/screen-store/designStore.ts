import { loadScreen, saveScreenContent } from 'shared-kernel/firestore';
import { atom } from 'jotai';

/** What the designer asks of the database. */
export interface DesignStore {
  readonly loadScreen: typeof loadScreen;
  readonly saveScreenContent: typeof saveScreenContent;
}

export const designStoreAtom = atom<DesignStore>({ loadScreen, saveScreenContent });
