import {
  createScreen,
  createSearch,
  loadFieldList,
  loadScreen,
  loadScreens,
  loadSearches,
  readSupporter,
  saveScreenContent,
  saveScreenSetup,
} from 'shared-kernel/firestore';
import { completeScreen } from 'shared-kernel/model';
import { atom } from 'jotai';

import { countAudience } from './countAudience';

/** What the designer asks of the database and the server. */
export interface DesignStore {
  readonly loadScreen: typeof loadScreen;
  readonly loadScreens: typeof loadScreens;
  readonly loadFieldList: typeof loadFieldList;
  readonly loadSearches: typeof loadSearches;
  readonly readSupporter: typeof readSupporter;
  readonly saveScreenContent: typeof saveScreenContent;
  readonly createScreen: typeof createScreen;
  readonly createSearch: typeof createSearch;
  readonly saveScreenSetup: typeof saveScreenSetup;
  readonly countAudience: typeof countAudience;
}

export const designStoreAtom = atom<DesignStore>({
  loadScreen: async (...asked) => {
    const screen = await loadScreen(...asked);
    return screen.ok ? { ...screen, value: completeScreen(screen.value) } : screen;
  },
  loadScreens: async (...asked) => {
    const listing = await loadScreens(...asked);
    if (!listing.ok) return listing;
    return {
      ...listing,
      value: { ...listing.value, items: listing.value.items.map(completeScreen) },
    };
  },
  loadFieldList,
  loadSearches,
  readSupporter,
  saveScreenContent,
  createScreen,
  createSearch,
  saveScreenSetup,
  countAudience,
});
