import { decodeSearch, failed, succeeded } from 'shared-kernel/model';
import { aSearch, renderPage, signedIn } from 'shared-kernel/testing';
import { screen } from '@testing-library/react';
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
  expect(screen.getByText(/What is stored under broken is not a search/)).toBeVisible();
});

it('the page of such a search says which condition cannot be read', async () => {
  openWith(SearchPage, '/searches/:id', '/searches/broken', {
    loadSearch: () =>
      Promise.resolve(failed({ code: 'data/malformed' as const, fault: faultOfStored() })),
  });
  expect(await screen.findByText(/conditions\.1\.dataEqualsOperator/)).toBeVisible();
});
