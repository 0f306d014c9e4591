import { cleanup, screen } from '@testing-library/react';
import fc from 'fast-check';
import { decodeScreen, decodeYear, succeeded } from 'shared-kernel/model';
import { aYear, IN_LONG_RUN, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import {
  FUZZ_TIMEOUT_MS,
  fuzzRuns,
  spoiledListing,
  unboundedIn,
  wholeExtremesOf,
  VALID_DOCUMENTS,
} from 'shared-kernel/testing/fuzz';
import { publishIn } from '../publishing/memoryPublishing';
import { reachPortAtom } from '../reach/reachPort';
import { memoryScreenStore } from '../screen-store/memoryScreenStore';
import { screenStoreAtom } from '../screen-store/screenStore';
import { ScreensPage } from './ScreensPage';

const SOUND = { ...VALID_DOCUMENTS.screen, name: 'The sound one' };
const REACH = {
  supporters: 200,
  unseen: { total: 0, supporterEmails: [] },
  candidates: [],
  playing: null,
};

it(
  'spoiled screens cost their rows with a note, not the list',
  async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await fc.assert(
      fc.asyncProperty(spoiledListing(SOUND, decodeScreen), async (listing) => {
        const store = signedIn();
        publishIn(store);
        store.set(reachPortAtom, { readReach: () => Promise.resolve(succeeded(REACH)) });
        store.set(screenStoreAtom, {
          ...memoryScreenStore({}),
          loadScreens: () => Promise.resolve(succeeded(listing)),
        });
        renderPage(ScreensPage, { path: '/screens', store });
        try {
          const setups = await screen.findAllByRole('link', { name: /^Set ?up/i });
          expect(setups).toHaveLength(listing.items.length);
          const note = `${String(listing.malformed.length)} of the screens cannot be read`;
          expect(screen.queryAllByText(note)).toHaveLength(listing.malformed.length > 0 ? 1 : 0);
          for (const { id } of listing.malformed)
            expect(screen.getByText(new RegExp(`^${id} `))).toBeVisible();
          expect(told.mock.calls).toEqual([]);
        } finally {
          cleanup();
        }
      }),
      fuzzRuns('list pages'),
    );
    told.mockRestore();
  },
  FUZZ_TIMEOUT_MS,
);

/** The largest number stands for the others in short. */
const EXTREMES = wholeExtremesOf(SOUND).filter(({ number }) => IN_LONG_RUN || number === 1e308);

it.each(EXTREMES)(
  'a screen whose every number is $number costs the list nothing, and none is shown without end',
  async ({ number, data }) => {
    const decoded = decodeScreen('spoiled', data);
    if (!decoded.ok) throw new Error(decoded.error.path);
    const year = decodeYear('2026', {
      ...VALID_DOCUMENTS.year,
      supportersData: { total: number },
      screensCombinedSupportersMatched: { '1': { total: number, supporterEmails: [] } },
    });
    const store = signedIn(year.ok ? { year: year.value } : {});
    publishIn(store);
    store.set(reachPortAtom, { readReach: () => Promise.resolve(succeeded(REACH)) });
    store.set(screenStoreAtom, {
      ...memoryScreenStore({}),
      loadScreens: () => Promise.resolve(succeeded({ items: [decoded.value], malformed: [] })),
      loadYear: () => Promise.resolve(year.ok ? year : succeeded(aYear({}))),
    });
    renderPage(ScreensPage, { path: '/screens', store });
    expect(await screen.findByRole('link', { name: /^Set ?up/i })).toBeVisible();
    expect(unboundedIn(document.body)).toEqual([]);
  },
);
