import { cleanup, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { LoadFailure } from 'shared-kernel/firestore';
import {
  asId,
  decodeScreen,
  decodeSearch,
  failed,
  succeeded,
  type ItemId,
  type Result,
  type Screen,
} from 'shared-kernel/model';
import { IN_LONG_RUN, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import {
  FUZZ_TIMEOUT_MS,
  fuzzRuns,
  malformedValue,
  mutated,
  spoiledListing,
  unboundedIn,
  VALID_DOCUMENTS,
  wholeExtremesOf,
} from 'shared-kernel/testing/fuzz';

import { designStoreAtom } from '../persistence/designStore';
import { unsavedEditsStoreAtom } from '../persistence/unsaved-edits/unsavedEditsStore';
import { memoryUnsavedEditsStore } from '../persistence/unsaved-edits/memoryUnsavedEditsStore';
import { memoryDesignStore } from '../persistence/memoryDesignStore';
import { DesignPage } from './DesignPage';

/** A spoiled screen as its loading gives it. */
const spoiledScreen = mutated(VALID_DOCUMENTS.screen, malformedValue).map(
  (data): Result<Screen, LoadFailure> => {
    const decoded = decodeScreen('screen-1', data);
    return decoded.ok ? decoded : failed({ code: 'data/malformed', fault: decoded.error });
  },
);

it(
  'a spoiled screen in a spoiled year can be designed, or it is said why not',
  async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const ends = { designed: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(
        spoiledScreen,
        spoiledListing(VALID_DOCUMENTS.search, decodeSearch),
        spoiledListing(VALID_DOCUMENTS.screen, decodeScreen),
        async (loaded, searches, screens) => {
          told.mockClear();
          const store = signedIn();
          store.set(unsavedEditsStoreAtom, memoryUnsavedEditsStore());
          store.set(designStoreAtom, {
            ...memoryDesignStore({}),
            loadScreen: () => Promise.resolve(loaded),
            loadSearches: () => Promise.resolve(succeeded(searches)),
            loadScreens: () => Promise.resolve(succeeded(screens)),
          });
          renderPage(DesignPage, {
            path: '/screens/:id/design',
            at: '/screens/screen-1/design',
            store,
          });
          try {
            if (loaded.ok) {
              ends.designed += 1;
              expect(await screen.findByRole('group', { name: 'Canvas' })).toBeVisible();
              expect(screen.getByRole('button', { name: 'Save screen' })).toBeEnabled();
              expect(told.mock.calls).toEqual([]);
            } else {
              ends.refused += 1;
              expect(await screen.findByText('The screen could not be loaded')).toBeVisible();
              expect(screen.getByText(/What is stored here cannot be read/)).toBeVisible();
              expect(told.mock.calls).toEqual([['The screen could not be loaded', loaded.error]]);
            }
          } finally {
            cleanup();
          }
        },
      ),
      fuzzRuns('designer pages'),
    );
    told.mockRestore();
    expect(ends.designed).toBeGreaterThan(0);
    expect(ends.refused).toBeGreaterThan(0);
  },
  FUZZ_TIMEOUT_MS,
);

const MOST_COPIES = IN_LONG_RUN ? 100 : 4;

/** The screen with many objects for the number that makes the longest timeline; as many as one may have in the long run. */
const extremeScreen = (number: number, data: unknown): Screen => {
  const decoded = decodeScreen('screen-1', data);
  if (!decoded.ok) throw new Error(decoded.error.path);
  const { content } = decoded.value;
  const copies = Array.from({ length: number === 1e308 ? MOST_COPIES : 1 }, (_, copy) =>
    content.items.map((item) => ({ ...item, id: asId<ItemId>(`${item.id}-${String(copy)}`) })),
  );
  return { ...decoded.value, content: { ...content, items: copies.flat() } };
};

/** Elements of a page that can still be worked with; one of moderate numbers has some 14,000. */
const MOST_ELEMENTS = 40_000;

/** The largest number stands for the others in short. */
const EXTREMES = wholeExtremesOf(VALID_DOCUMENTS.screen).filter(
  ({ number }) => IN_LONG_RUN || number === 1e308,
);

it.each(EXTREMES)(
  'a screen whose every number is $number can be designed, and none is shown without end',
  async ({ number, data }) => {
    const store = signedIn();
    const extreme = extremeScreen(number, data);
    store.set(unsavedEditsStoreAtom, memoryUnsavedEditsStore());
    store.set(designStoreAtom, {
      ...memoryDesignStore({}),
      loadScreen: () => Promise.resolve(succeeded(extreme)),
      loadSearches: () => Promise.resolve(succeeded({ items: [], malformed: [] })),
      loadScreens: () => Promise.resolve(succeeded({ items: [extreme], malformed: [] })),
    });
    renderPage(DesignPage, { path: '/screens/:id/design', at: '/screens/screen-1/design', store });
    expect(await screen.findByRole('group', { name: 'Canvas' })).toBeVisible();
    expect(unboundedIn(document.body)).toEqual([]);
    expect(document.body.querySelectorAll('*').length).toBeLessThan(MOST_ELEMENTS);
  },
  FUZZ_TIMEOUT_MS,
);
