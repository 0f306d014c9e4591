import * as firestore from 'shared-kernel/firestore';
import { atom } from 'jotai';

/** What the pages of searches ask of the database. */
export type SearchStore = Readonly<
  Pick<
    typeof firestore,
    | 'changeTag'
    | 'createScreen'
    | 'createSearch'
    | 'deleteSearch'
    | 'discardNewSearch'
    | 'loadFieldList'
    | 'loadFieldSpread'
    | 'loadMatchingProgress'
    | 'loadScreens'
    | 'loadSearch'
    | 'loadSearches'
    | 'loadYear'
    | 'readSupporter'
    | 'recalculateSearch'
    | 'saveSearch'
  >
>;

export const searchStoreAtom = atom<SearchStore>(firestore);
