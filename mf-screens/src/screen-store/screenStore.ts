import * as firestore from 'shared-kernel/firestore';
import { atom } from 'jotai';

/** What the pages of this area ask of the database. */
export type ScreenStore = Readonly<
  Pick<
    typeof firestore,
    | 'createScreen'
    | 'createSearch'
    | 'deleteScreen'
    | 'discardNewScreen'
    | 'loadFieldList'
    | 'loadMatchingProgress'
    | 'loadScreen'
    | 'loadScreens'
    | 'loadSearches'
    | 'loadYear'
    | 'readSupporter'
    | 'recalculateScreen'
    | 'reorderScreens'
    | 'saveScreenSetup'
  >
>;

export const screenStoreAtom = atom<ScreenStore>(firestore);
