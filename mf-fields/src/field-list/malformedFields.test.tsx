import { cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { decodeFieldListEntry, failed, succeeded } from 'shared-kernel/model';
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
import { FieldsPage } from './FieldsPage';
import { fieldStoreAtom } from './fieldStore';

const none = () => Promise.resolve(succeeded({ items: [], malformed: [] }));

it(
  'spoiled fields cost their rows with a note, not the list',
  async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await fc.assert(
      fc.asyncProperty(
        spoiledListing(VALID_DOCUMENTS.field, decodeFieldListEntry),
        async (listing) => {
          const store = signedIn({ roles: { admin: true } });
          store.set(fieldStoreAtom, {
            loadFieldList: () => Promise.resolve(succeeded(listing)),
            loadYear: () => Promise.resolve(succeeded(aYear({ supportersTotal: 200 }))),
            loadSearches: none,
            loadScreens: none,
            loadFieldSpread: () => Promise.resolve(succeeded({})),
            describeField: () =>
              Promise.resolve(succeeded({ outcome: 'saved' as const, revision: 1 })),
            setFieldType: () => Promise.resolve(succeeded(undefined)),
            setNeverShare: () => Promise.resolve(succeeded(undefined)),
            showSensitiveField: () =>
              Promise.resolve(failed({ code: 'server/internal', message: '' })),
          });
          renderPage(FieldsPage, { path: '/fields', store });
          try {
            const rows = await screen.findAllByRole('article');
            const names = new Set(listing.items.map(({ name }) => name));
            expect(rows).toHaveLength(names.size);
            const lost = listing.malformed.length + listing.items.length - names.size;
            const note = `${String(lost)} of the fields cannot be read`;
            expect(screen.queryAllByText(note)).toHaveLength(lost > 0 ? 1 : 0);
            expect(told.mock.calls).toEqual([]);
          } finally {
            cleanup();
          }
        },
      ),
      fuzzRuns('list pages'),
    );
    told.mockRestore();
  },
  FUZZ_TIMEOUT_MS,
);

/** The largest number stands for the others in short. */
const EXTREMES = wholeExtremesOf(VALID_DOCUMENTS.field).filter(
  ({ number }) => IN_LONG_RUN || number === 1e308,
);

it.each(EXTREMES)(
  'a field whose every number is $number costs the list nothing, and none is shown without end',
  async ({ data }) => {
    const decoded = decodeFieldListEntry('spoiled', data);
    if (!decoded.ok) throw new Error(decoded.error.path);
    const store = signedIn({ roles: { admin: true } });
    store.set(fieldStoreAtom, {
      loadFieldList: () => Promise.resolve(succeeded({ items: [decoded.value], malformed: [] })),
      loadYear: () => Promise.resolve(succeeded(aYear({ supportersTotal: 200 }))),
      loadSearches: none,
      loadScreens: none,
      loadFieldSpread: () => Promise.resolve(succeeded({})),
      describeField: () => Promise.resolve(succeeded({ outcome: 'saved' as const, revision: 1 })),
      setFieldType: () => Promise.resolve(succeeded(undefined)),
      setNeverShare: () => Promise.resolve(succeeded(undefined)),
      showSensitiveField: () => Promise.resolve(failed({ code: 'server/internal', message: '' })),
    });
    renderPage(FieldsPage, { path: '/fields', store });
    expect(await screen.findByRole('article')).toBeVisible();
    for (const closed of screen.queryAllByRole('button', { expanded: false }))
      fireEvent.click(closed);
    expect(unboundedIn(document.body)).toEqual([]);
  },
);
