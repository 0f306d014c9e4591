import { atom } from 'jotai';
import { loadScreens, saveScreenContent } from 'shared-kernel/firestore';

/** What dressing a year asks of the database. */
export interface DressStore {
  readonly loadScreens: typeof loadScreens;
  readonly saveScreenContent: typeof saveScreenContent;
}

export const dressStoreAtom = atom<DressStore>({ loadScreens, saveScreenContent });
