import {
  createSearch,
  deleteSearch,
  loadFieldList,
  loadMatchingProgress,
  loadScreens,
  loadSearch,
  loadSearches,
  loadYear,
  readSupporter,
  recalculateSearch,
  saveSearch,
} from 'shared-kernel/firestore';
import { atom } from 'jotai';

const firestore = {
  createSearch,
  deleteSearch,
  loadFieldList,
  loadMatchingProgress,
  loadScreens,
  loadSearch,
  loadSearches,
  loadYear,
  readSupporter,
  recalculateSearch,
  saveSearch,
};

/** What the pages of searches ask of the database. */
export type SearchStore = Readonly<typeof firestore>;

export const searchStoreAtom = atom<SearchStore>(firestore);
