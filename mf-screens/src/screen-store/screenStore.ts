import {
  createScreen,
  deleteScreen,
  loadFieldList,
  loadMatchingProgress,
  loadScreen,
  loadScreens,
  loadSearches,
  loadYear,
  readSupporter,
  recalculateScreen,
  reorderScreens,
  saveScreenSetup,
} from 'shared-kernel/firestore';
import { atom } from 'jotai';

const firestore = {
  createScreen,
  deleteScreen,
  loadFieldList,
  loadMatchingProgress,
  loadScreen,
  loadScreens,
  loadSearches,
  loadYear,
  readSupporter,
  recalculateScreen,
  reorderScreens,
  saveScreenSetup,
};

/** What the pages of this area ask of the database. */
export type ScreenStore = Readonly<typeof firestore>;

export const screenStoreAtom = atom<ScreenStore>(firestore);
