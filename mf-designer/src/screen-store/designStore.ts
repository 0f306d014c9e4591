import {
  loadFieldList,
  loadScreen,
  loadScreens,
  loadSearches,
  readSupporter,
  saveScreenContent,
} from 'shared-kernel/firestore';
import { atom } from 'jotai';

/** What the designer asks of the database. */
export interface DesignStore {
  readonly loadScreen: typeof loadScreen;
  readonly loadScreens: typeof loadScreens;
  readonly loadFieldList: typeof loadFieldList;
  readonly loadSearches: typeof loadSearches;
  readonly readSupporter: typeof readSupporter;
  readonly saveScreenContent: typeof saveScreenContent;
}

export const designStoreAtom = atom<DesignStore>({
  loadScreen,
  loadScreens,
  loadFieldList,
  loadSearches,
  readSupporter,
  saveScreenContent,
});
