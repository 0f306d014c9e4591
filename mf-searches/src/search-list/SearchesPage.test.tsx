import { asId, type Screen, type Search, type SearchId } from 'shared-kernel/model';
import { toastAtom } from 'shared-kernel/session';
import {
  aCondition,
  aField,
  aScreen,
  aSearch,
  IN_LONG_RUN,
  itInLongRun,
  signedIn,
} from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memorySearchStore, type MemoryContents } from '../search-store/memorySearchStore';
import { searchStoreAtom } from '../search-store/searchStore';
import { SearchesPage } from './SearchesPage';

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

async function open(contents: MemoryContents) {
  const store = signedIn();
  store.set(searchStoreAtom, memorySearchStore(contents));
  renderPage(SearchesPage, { path: '/searches', store });
  await pass(0);
  return { toast: () => store.get(toastAtom)?.toast };
}

/** Chooses from a row's menu. */
async function choose(name: string, action: string) {
  await user.click(screen.getByRole('button', { name: `More for ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: action }));
}

const listed = () => screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'));

const walkers = aSearch({
  id: asId<SearchId>('walkers'),
  name: 'walkers',
  conditions: [aCondition({ dataId: 'Spring walk' })],
  supportersMatched: 50,
  supportersMatchedSpread: { '10': 1, '2': 9, '1': 40 },
  supportersMatchedEmails: ['bo@example.org'],
});
const working = { ...walkers, supportersMatchedUpdate: true };

it('lists searches by name with count and rounded percentage, under the total', async () => {
  const callers = aSearch({ id: asId<SearchId>('callers'), name: 'Callers', supportersMatched: 3 });
  await open({ searches: [walkers, callers], supportersTotal: 1234 });
  expect(screen.getByText('Total supporters: 1,234')).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual(['Callers', 'walkers']);
  const row = within(screen.getByRole('article', { name: 'walkers' }));
  expect(row.getByText('50')).toBeVisible();
  expect(row.getByText('(4%)')).toBeVisible();
  expect(row.getByRole('link', { name: 'walkers' })).toHaveAttribute('href', '/searches/walkers');
});

it('breaks a count down numerically', async () => {
  await open({ searches: [walkers] });
  await user.click(screen.getByRole('button', { name: 'Breakdown' }));
  const rows = within(screen.getByRole('table', { name: 'Breakdown' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual(['140', '29', '101']);
});

itInLongRun('has no breakdown to show for a search without one', async () => {
  await open({ searches: [{ ...walkers, supportersMatchedSpread: null }] });
  await user.click(screen.getByRole('button', { name: 'Breakdown' }));
  expect(screen.getByText('No breakdown to show')).toBeVisible();
});

it('shows example emails', async () => {
  await open({ searches: [walkers] });
  await user.click(screen.getByRole('button', { name: 'Example supporters' }));
  expect(screen.getByText('bo@example.org')).toBeVisible();
});

it('reads "Working..." and becomes the number without a reload of the page', async () => {
  const searches = [working];
  await open({ searches });
  expect(screen.getByText('Working...')).toBeVisible();
  searches[0] = { ...walkers, supportersMatched: 61 };
  await pass(2000);
  expect(screen.queryByText('Working...')).not.toBeInTheDocument();
  expect(screen.getByText('61')).toBeVisible();
});

itInLongRun('recalculates and says so for 5 s', async () => {
  const { toast } = await open({ searches: [walkers] });
  await user.click(screen.getByRole('button', { name: 'Recalculate walkers' }));
  await pass(0);
  expect(screen.getByText('Working...')).toBeVisible();
  expect(toast()).toMatchObject({
    header: 'Search',
    body: 'Updating number of supporters matched - this could take a few minutes (refresh the page to see the updated results)',
    delayMs: 5000,
  });
});

it('deletes after a question, and says so for 2 s', async () => {
  const { toast } = await open({ searches: [walkers] });
  await user.click(screen.getByRole('button', { name: 'Delete walkers' }));
  await pass(0);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await pass(0);
  expect(screen.queryByRole('article', { name: 'walkers' })).not.toBeInTheDocument();
  expect(toast()).toMatchObject({ body: 'Deleted successfully!', delayMs: 2000 });
});

itInLongRun('deletes nothing when the question is answered with Cancel', async () => {
  await open({ searches: [walkers] });
  await user.click(screen.getByRole('button', { name: 'Delete walkers' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await pass(0);
  expect(screen.getByRole('article', { name: 'walkers' })).toBeVisible();
});

const FAILING = [
  ['deleteSearch', 'Delete walkers', 'Error deleting - please try again'],
  [
    'recalculateSearch',
    'Recalculate walkers',
    'Error updating number of supporters matched - please try again',
  ],
  ['createSearch', 'Add new search', 'Error - please try again'],
] as const;
it.each(IN_LONG_RUN ? FAILING : FAILING.slice(0, 1))(
  'says when %s fails, and why',
  async (call, button, text) => {
    const { toast } = await open({ searches: [walkers], failing: new Set([call]) });
    await user.click(screen.getByRole('button', { name: button }));
    await pass(0);
    const dialog = screen.queryByRole('alertdialog');
    if (dialog !== null) await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await pass(0);
    expect(toast()).toMatchObject({
      header: 'Search',
      body: `${text}\nThe server could not be reached. Check your connection and try again.`,
      variant: 'danger',
    });
  },
);

it('adds a search and opens it a second later', async () => {
  await open({ searches: [] });
  expect(screen.getByText('No searches yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add your first search' }));
  await pass(900);
  expect(screen.getByRole('heading', { name: 'Searches' })).toBeVisible();
  await pass(200);
  expect(screen.getByText('at /searches/new-1')).toBeVisible();
});

it('says what went wrong and tries again', async () => {
  await open({ searches: [walkers], failing: new Set(['loadSearches']) });
  expect(screen.getByText('The searches could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(screen.getByRole('article', { name: 'walkers' })).toBeVisible();
});

it('says each search in words', async () => {
  const fields = [aField({ name: 'Spring walk', type: 'action' })];
  await open({ searches: [walkers], fields });
  expect(screen.getByText('Supporters who completed “Spring walk” in 2026')).toBeVisible();
});

it('says when a count was made, and what was broken about it', async () => {
  await open({
    searches: [
      {
        ...walkers,
        supportersMatchedAt: new Date('2025-03-01T10:00:00'),
        supportersMatchedFault: { code: 'cycle', message: 'It refers to itself.' },
      },
    ],
  });
  expect(screen.getByText('as of 1 Mar 2025, 10:00')).toBeVisible();
  expect(screen.getByText('It refers to itself.')).toBeVisible();
});

it('shows how far a running count is', async () => {
  await open({ searches: [working], progress: { processed: 30, total: 120 } });
  expect(screen.getByText('Working... 25%')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Counting supporters' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
});

const callersOfWalkers = aSearch({
  id: asId<SearchId>('callers'),
  name: 'Callers',
  conditions: [
    aCondition({
      dataType: 'search',
      dataId: 'walkers',
      dataEqualsOperator: '>=',
      dataValue: '1',
    }),
  ],
});
const thanks = aScreen({ name: 'Thanks', match: 'anySearches', searchIds: [walkers.id] });

it('links to the screens and searches that use a search', async () => {
  await open({ searches: [walkers, callersOfWalkers], screens: [thanks] });
  const row = within(screen.getByRole('article', { name: 'walkers' }));
  await user.click(row.getByRole('button', { name: 'Used in 1 screen and 1 search' }));
  expect(row.getByRole('link', { name: 'Thanks' })).toHaveAttribute(
    'href',
    '/screens/screen-1/setup',
  );
  expect(row.getByRole('link', { name: 'Callers' })).toHaveAttribute('href', '/searches/callers');
});

it('says once, in one question, where a search is used and what deleting it breaks', async () => {
  await open({ searches: [walkers, callersOfWalkers], screens: [thanks] });
  await user.click(screen.getByRole('button', { name: 'Delete walkers' }));
  await pass(0);
  const question = within(screen.getByRole('alertdialog', { name: 'Delete “walkers”?' }));
  expect(question.getByText('It is used in 1 screen and 1 search, and this breaks:')).toBeVisible();
  expect(question.getByText(/will match nobody, as this is its only search/)).toBeVisible();
  expect(question.getByText(/condition 1 will be met by nobody/)).toBeVisible();
  expect(question.getByText(/^It can be restored from the bin/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete anyway' }));
  await pass(0);
  expect(screen.queryByRole('article', { name: 'walkers', hidden: true })).not.toBeInTheDocument();
});

it('warns as well where the uses cannot be found out', async () => {
  const failing: MemoryContents['failing'] = new Set();
  await open({ searches: [walkers], failing });
  failing.add('loadScreens');
  await user.click(screen.getByRole('button', { name: 'Delete walkers' }));
  await pass(0);
  expect(screen.getByText(/could not be found out/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete anyway' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
});

it('duplicates a search under a free name and opens the copy a second later', async () => {
  const searches = [walkers];
  const { toast } = await open({ searches });
  await choose('walkers', 'Duplicate');
  await pass(0);
  expect(searches[1]).toMatchObject({
    name: 'walkers (copy)',
    conditions: [{ dataId: 'Spring walk' }],
  });
  expect(toast()).toMatchObject({ body: 'New search added' });
  await pass(1000);
  expect(screen.getByText('at /searches/new-2')).toBeVisible();
});

itInLongRun('narrows the list by words of names and conditions', async () => {
  const many = Array.from({ length: 8 }, (_, index) =>
    aSearch({
      id: asId<SearchId>(`search-${String(index)}`),
      name: `Group ${String(index)}`,
      conditions: [aCondition({ dataId: index === 3 ? 'Gala dinner' : 'Spring walk' })],
    }),
  );
  await open({ searches: many });
  const box = screen.getByRole('searchbox', { name: 'Filter searches' });
  await user.type(box, 'gala');
  await pass(0);
  expect(listed()).toEqual(['Group 3']);
  await user.type(box, ' ball');
  await pass(0);
  expect(screen.getByText('No search fits the filter')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all searches' }));
  await pass(0);
  expect(listed()).toHaveLength(8);
});

const six = (parts: (index: number) => Partial<Search> = () => ({})) =>
  Array.from({ length: 6 }, (_, index) =>
    aSearch({
      ...{ id: asId<SearchId>(`search-${String(index)}`), name: `Group ${String(index)}` },
      ...parts(index),
    }),
  );

it('sorts by supporters matched, and shows what matches nobody, what is tagged or unused', async () => {
  const searches = six((index) => ({
    supportersMatched: index % 3,
    tags: index > 3 ? ['Gala'] : [],
  }));
  const used = aScreen({ match: 'anySearches', searchIds: searches.slice(1).map(({ id }) => id) });
  await open({ searches, screens: [used] });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Most supporters first');
  expect(listed().slice(0, 3)).toEqual(['Group 2', 'Group 5', 'Group 1']);
  const show = screen.getByRole('combobox', { name: 'Show' });
  await user.selectOptions(show, 'Matches nobody');
  expect(listed()).toEqual(['Group 0', 'Group 3']);
  expect(screen.getByText('2 of 6 searches')).toBeVisible();
  await user.selectOptions(show, 'Not used yet');
  expect(listed()).toEqual(['Group 0']);
  await user.selectOptions(show, 'All searches');
  const row = within(screen.getByRole('article', { name: 'Group 5' }));
  await user.click(row.getByRole('button', { name: 'Show only Gala' }));
  expect(listed()).toEqual(['Group 5', 'Group 4']);
});

it('recalculates and deletes all that are chosen, once it has said what uses them', async () => {
  const searches = six();
  const [first, second] = searches;
  const using = aScreen({
    ...{ name: 'Thanks', match: 'anySearches' },
    searchIds: first === undefined ? [] : [first.id],
  });
  const { toast } = await open({ searches, screens: [using] });
  for (const name of ['Group 0', 'Group 1'])
    await user.click(screen.getByRole('checkbox', { name: `Choose ${name}` }));
  const bar = within(screen.getByRole('region', { name: 'Chosen searches' }));
  expect(bar.getByRole('status')).toHaveTextContent('2 searches chosen');
  await user.click(bar.getByRole('button', { name: 'Recalculate' }));
  await pass(0);
  expect(searches.filter((one) => one.supportersMatchedUpdate).map(({ name }) => name)).toEqual([
    first?.name,
    second?.name,
  ]);

  await user.click(bar.getByRole('button', { name: 'Delete' }));
  await pass(0);
  const question = within(screen.getByRole('alertdialog', { name: 'Delete 2 searches?' }));
  expect(question.getByText('1 of the 2 is used in 1 screen, and this breaks:')).toBeVisible();
  expect(question.getByRole('link', { name: 'Thanks' })).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete anyway' }));
  await pass(0);
  expect(toast()).toMatchObject({ body: 'Deleted successfully!' });
  expect(searches.map(({ name }) => name)).toEqual(['Group 2', 'Group 3', 'Group 4', 'Group 5']);
});

itInLongRun(
  'says of several deletions that one failed, and leaves out those that did not',
  async () => {
    const searches = six();
    const { toast } = await open({ searches, failing: new Set(['deleteSearch']) });
    for (const name of ['Group 0', 'Group 1'])
      await user.click(screen.getByRole('checkbox', { name: `Choose ${name}` }));
    await user.click(
      within(screen.getByRole('region', { name: 'Chosen searches' })).getByRole('button', {
        name: 'Delete',
      }),
    );
    await pass(0);
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await pass(0);
    expect(toast()).toMatchObject({ variant: 'danger' });
    expect(searches).toHaveLength(5);
  },
);

itInLongRun('gives tags to one search from its menu', async () => {
  const searches = six();
  await open({ searches });
  await choose('Group 3', 'Tags');
  await pass(0);
  const dialog = within(screen.getByRole('alertdialog', { name: 'Tags of “Group 3”' }));
  await user.type(dialog.getByRole('textbox'), 'Gala');
  await user.click(dialog.getByRole('button', { name: 'Save tags' }));
  await pass(0);
  expect(searches.map(({ tags }) => tags.join())).toEqual(['', '', '', 'Gala', '', '']);
});

itInLongRun('adds a screen for a search, and leads to it', async () => {
  const screens: Screen[] = [];
  await open({ searches: [walkers], screens });
  await choose('walkers', 'Use in a screen');
  await pass(0);
  expect(screens).toMatchObject([{ name: 'walkers', searchIds: ['walkers'] }]);
  expect(screen.getByText('at /screens/new-1/setup')).toBeVisible();
});
