import {
  createSearch,
  deleteSearch,
  loadFieldList,
  loadMatchingProgress,
  loadSearch,
  loadSearches,
  loadYear,
  recalculateSearch,
  saveSearch,
} from 'shared-kernel/firestore';
import { atom } from 'jotai';

const firestore = {
  createSearch,
  deleteSearch,
  loadFieldList,
  loadMatchingProgress,
  loadSearch,
  loadSearches,
  loadYear,
  recalculateSearch,
  saveSearch,
};

/** What the pages of searches ask of the database. */
export type SearchStore = Readonly<typeof firestore>;

export const searchStoreAtom = atom<SearchStore>(firestore);
