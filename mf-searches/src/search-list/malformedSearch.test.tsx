import { asId, decodeSearch, failed, succeeded, type SearchId } from 'shared-kernel/model';
import { aScreen, aSearch, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchPage } from '../search-editor/SearchPage';
import { memorySearchStore } from '../search-store/memorySearchStore';
import { searchStoreAtom, type SearchStore } from '../search-store/searchStore';
import { SearchesPage } from './SearchesPage';

/** What the security rules let through: a list of conditions of which one is none. */
const STORED = { name: 'Broken', conditions: [{}, { dataEqualsOperator: '~' }] };

function faultOfStored() {
  const decoded = decodeSearch('broken', STORED);
  if (decoded.ok) throw new Error('the search can be read');
  return decoded.error;
}

function openWith(
  page: typeof SearchesPage,
  path: string,
  at: string,
  parts: Partial<SearchStore>,
) {
  const store = signedIn();
  const searches = [aSearch({ name: 'Walkers' })];
  store.set(searchStoreAtom, { ...memorySearchStore({ searches }), ...parts });
  renderPage(page, { path, at, store });
}

it('a search with a malformed condition costs its row with a note, not the list', async () => {
  const malformed = [{ id: 'broken', fault: faultOfStored() }];
  openWith(SearchesPage, '/searches', '/searches', {
    loadSearches: () =>
      Promise.resolve(succeeded({ items: [aSearch({ name: 'Walkers' })], malformed })),
  });
  expect(await screen.findByRole('article', { name: 'Walkers' })).toBeVisible();
  expect(screen.getByText('1 of the searches cannot be read')).toBeVisible();
  expect(screen.getByText(/^broken \(conditions\.1\.dataEqualsOperator: /)).toBeVisible();
});

it('such a search can be deleted from its note, after a look at what uses it', async () => {
  const malformed = [{ id: 'broken', fault: faultOfStored() }];
  const user = userEvent.setup();
  const deleteSearch = jest.fn(() => Promise.resolve(succeeded(undefined)));
  const screens = [
    aScreen({ name: 'Hello', match: 'anySearches', searchIds: [asId<SearchId>('broken')] }),
  ];
  openWith(SearchesPage, '/searches', '/searches', {
    loadSearches: () => Promise.resolve(succeeded({ items: [], malformed })),
    loadScreens: () => Promise.resolve(succeeded({ items: screens, malformed: [] })),
    deleteSearch,
  });
  await user.click(await screen.findByRole('button', { name: 'Delete broken' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete “broken”?' });
  await within(question).findByText(/Hello/);
  await user.click(within(question).getByRole('button', { name: 'Delete anyway' }));
  expect(deleteSearch).toHaveBeenCalledWith(expect.anything(), 'broken');
  await waitFor(() => {
    expect(screen.queryByText('1 of the searches cannot be read')).not.toBeInTheDocument();
  });
});

it('the page of such a search says which condition cannot be read', async () => {
  openWith(SearchPage, '/searches/:id', '/searches/broken', {
    loadSearch: () =>
      Promise.resolve(failed({ code: 'data/malformed' as const, fault: faultOfStored() })),
  });
  expect(await screen.findByText(/conditions\.1\.dataEqualsOperator/)).toBeVisible();
});
