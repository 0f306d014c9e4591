import { act, screen } from '@testing-library/react';
import { signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { countingPortAtom } from '../live-count/countingPort';
import { memoryCounting } from '../live-count/memoryCounting';
import { memorySearchStore } from '../search-store/memorySearchStore';
import { searchStoreAtom } from '../search-store/searchStore';
import { SearchPage } from './SearchPage';
import { fields, walkers } from './testing/openSearch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const LOADS = [
  'loadFieldList',
  'loadMatchingProgress',
  'loadScreens',
  'loadSearch',
  'loadSearches',
  'loadYear',
] as const;
const EACH_ONCE = Object.fromEntries(LOADS.map((name) => [name, 1]));

/** Opens the search; returns how often its page has asked the database for what. */
async function open(searches = [walkers]) {
  const memory = memorySearchStore({ searches, fields, supportersTotal: 48 });
  const spies = LOADS.map((name) => [name, jest.spyOn(memory, name)] as const);
  const store = signedIn();
  store.set(searchStoreAtom, memory);
  store.set(countingPortAtom, {
    countSearch: memoryCounting({ fields, supporters: [], searches }),
  });
  renderPage(SearchPage, { path: '/searches/:id', at: '/searches/walkers', store });
  await pass(0);
  expect(screen.getByLabelText('Name')).toHaveValue('Walkers');
  return () => Object.fromEntries(spies.map(([name, { mock }]) => [name, mock.calls.length]));
}

it('reads each thing that it shows once', async () => {
  const asked = await open();
  await pass(10_000);
  expect(asked()).toEqual(EACH_ONCE);
});

it('reads the search and its count again while it is counted, and nothing else of the year', async () => {
  const searches = [{ ...walkers, supportersMatchedUpdate: true }];
  const asked = await open(searches);
  await pass(6000);
  const polled = { loadSearch: 4, loadYear: 4, loadMatchingProgress: 4 };
  expect(asked()).toEqual({ ...EACH_ONCE, ...polled });
  searches[0] = walkers;
  await pass(20_000);
  expect(asked()).toEqual({ ...EACH_ONCE, ...polled, loadSearch: 5 });
});
