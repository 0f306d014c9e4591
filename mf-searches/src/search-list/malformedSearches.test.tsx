import { cleanup, screen } from '@testing-library/react';
import fc from 'fast-check';
import { decodeSearch, succeeded } from 'shared-kernel/model';
import { signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import {
  FUZZ_TIMEOUT_MS,
  fuzzRuns,
  spoiledListing,
  unboundedIn,
  wholeExtremesOf,
  VALID_DOCUMENTS,
} from 'shared-kernel/testing/fuzz';
import { memorySearchStore } from '../search-store/memorySearchStore';
import { searchStoreAtom } from '../search-store/searchStore';
import { SearchesPage } from './SearchesPage';

const SOUND = { ...VALID_DOCUMENTS.search, name: 'The sound one' };

it(
  'spoiled searches cost their rows with a note, not the list',
  async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await fc.assert(
      fc.asyncProperty(spoiledListing(SOUND, decodeSearch), async (listing) => {
        const store = signedIn();
        store.set(searchStoreAtom, {
          ...memorySearchStore({ searches: [] }),
          loadSearches: () => Promise.resolve(succeeded(listing)),
        });
        renderPage(SearchesPage, { path: '/searches', store });
        try {
          const rows = await screen.findAllByRole('article');
          expect(rows).toHaveLength(listing.items.length);
          const note = `${String(listing.malformed.length)} of the searches cannot be read`;
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

it.each(wholeExtremesOf(SOUND))(
  'a search whose every number is $number costs the list nothing, and none is shown without end',
  async ({ data }) => {
    const decoded = decodeSearch('spoiled', data);
    if (!decoded.ok) throw new Error(decoded.error.path);
    const store = signedIn();
    store.set(searchStoreAtom, {
      ...memorySearchStore({ searches: [] }),
      loadSearches: () => Promise.resolve(succeeded({ items: [decoded.value], malformed: [] })),
    });
    renderPage(SearchesPage, { path: '/searches', store });
    expect(await screen.findByRole('article')).toBeVisible();
    expect(unboundedIn(document.body)).toEqual([]);
  },
);
