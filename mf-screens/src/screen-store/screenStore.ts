import * as firestore from 'shared-kernel/firestore';
import { completeScreen } from 'shared-kernel/model';
import { atom } from 'jotai';

/** What the pages of this area ask of the database. */
export type ScreenStore = Readonly<
  Pick<
    typeof firestore,
    | 'changeTag'
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

export const screenStoreAtom = atom<ScreenStore>({
  ...firestore,
  loadScreen: async (...asked) => {
    const screen = await firestore.loadScreen(...asked);
    return screen.ok ? { ...screen, value: completeScreen(screen.value) } : screen;
  },
  loadScreens: async (...asked) => {
    const listing = await firestore.loadScreens(...asked);
    if (!listing.ok) return listing;
    return {
      ...listing,
      value: { ...listing.value, items: listing.value.items.map(completeScreen) },
    };
  },
});
