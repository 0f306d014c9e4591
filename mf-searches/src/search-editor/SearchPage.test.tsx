import { leavesOf, type Search } from 'shared-kernel/model';
import { aCondition, aField, aScreen, itInLongRun, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { countingPortAtom } from '../live-count/countingPort';
import { memoryCounting } from '../live-count/memoryCounting';
import { memorySearchStore } from '../search-store/memorySearchStore';
import { searchStoreAtom } from '../search-store/searchStore';
import { SearchPage } from './SearchPage';
import {
  openSearch,
  user,
  id,
  walkers,
  callers,
  fields,
  withCondition,
  save,
  conditionNumber,
  live,
  town,
} from './testing/openSearch';

it('saves name, match and conditions as the next revision', async () => {
  const { stored, toast } = await openSearch();
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Hikers');
  await user.click(screen.getByRole('radio', { name: 'Any condition' }));
  await user.clear(screen.getByLabelText('Page name'));
  await user.type(screen.getByLabelText('Page name'), ' Autumn walk ');
  await save();
  expect(stored()).toMatchObject({
    name: 'Hikers',
    match: 'any',
    conditions: [{ dataId: 'Autumn walk' }],
    saved: { revision: 5, savedBy: 'me@example.org' },
  });
  expect(toast()).toMatchObject({ header: 'Search', body: 'Saved successfully!', delayMs: 2000 });
  await waitFor(() => {
    expect(document.title).toBe('Hikers · Edit search – Supporter Screens');
  });
});

it('saves twice in a row without a conflict with itself', async () => {
  const { stored } = await openSearch();
  await user.type(screen.getByLabelText('Name'), '!');
  await save();
  await user.type(screen.getByLabelText('Name'), '!');
  await save();
  expect(stored()).toMatchObject({ name: 'Walkers!!', saved: { revision: 6 } });
});

itInLongRun('adds a data condition with every input that it has', async () => {
  const { stored } = await openSearch();
  await user.click(screen.getByRole('button', { name: 'Add new condition' }));
  const condition = conditionNumber(2);
  await user.selectOptions(condition.getByLabelText('Looks at'), 'A data field');
  await user.type(condition.getByLabelText('Field name'), 'Town');
  await user.selectOptions(condition.getByLabelText('Comparison'), 'is equal to');
  await user.type(condition.getByLabelText('Value'), 'Oslo');
  await save();
  expect(stored()?.conditions[1]).toMatchObject({
    dataType: 'field',
    fieldType: 'data',
    dataId: 'Town',
    dataEqualsOperator: '==',
    dataValue: 'Oslo',
  });
});

itInLongRun('adds a condition about another search, without notEmpty', async () => {
  const { stored } = await openSearch();
  await user.click(screen.getByRole('button', { name: 'Add new condition' }));
  const condition = conditionNumber(2);
  await user.selectOptions(condition.getByLabelText('Looks at'), 'Another search');
  await user.selectOptions(condition.getByLabelText('Search'), 'Callers');
  expect(
    within(condition.getByLabelText('Comparison')).queryByRole('option', {
      name: 'is not empty',
    }),
  ).not.toBeInTheDocument();
  await save();
  expect(stored()?.conditions[1]).toMatchObject({
    dataType: 'search',
    dataId: 'callers',
    dataEqualsOperator: '>=',
    dataValue: '1',
  });
});

itInLongRun('keeps the page inputs of a page condition', async () => {
  const { stored } = await openSearch();
  await user.selectOptions(screen.getByLabelText('Page action'), 'Did not take part in it');
  await user.click(screen.getByRole('checkbox', { name: 'Only within the year' }));
  await user.selectOptions(screen.getByLabelText('Name match'), 'Every name that contains');
  await save();
  expect(stored()?.conditions[0]).toMatchObject({
    pageAction: 'notCompleted',
    pageCheckDate: false,
    dataIdMatch: 'fuzzy',
  });
});

it('needs no value for notEmpty and disables it', async () => {
  await openSearch(withCondition({ fieldType: 'data', dataId: 'Town' }));
  expect(screen.getByLabelText('Value')).toBeDisabled();
  expect(screen.getByLabelText('Value')).not.toBeInvalid();
});

it('saves nothing while an input is empty, and says so', async () => {
  const { stored } = await openSearch(
    withCondition({ fieldType: 'data', dataId: '', dataEqualsOperator: '==' }),
  );
  expect(screen.getByLabelText('Field name')).toBeInvalid();
  expect(screen.getByLabelText(/^Value/)).toBeInvalid();
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent(/marked in red/);
  expect(stored()?.saved.revision).toBe(4);
});

it('does not save a circle of searches, and names it', async () => {
  const refersBack = {
    ...callers,
    conditions: [
      aCondition({ dataId: 'Phone bank' }),
      aCondition({ dataType: 'search', dataId: 'walkers' }),
    ],
  };
  const { stored } = await openSearch({
    searches: [
      {
        ...walkers,
        conditions: [
          aCondition({
            dataType: 'search',
            dataId: 'callers',
            dataEqualsOperator: '>=',
            dataValue: '1',
          }),
        ],
      },
      refersBack,
    ],
  });
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent('Walkers → Callers → Walkers');
  expect(stored()?.saved.revision).toBe(4);
});

itInLongRun('deletes a condition after a question', async () => {
  await openSearch();
  await user.click(screen.getByRole('button', { name: 'Delete condition 1' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(screen.queryByRole('group', { name: 'Condition 1' })).not.toBeInTheDocument();
});

const theirs: Search = {
  ...walkers,
  name: 'Theirs',
  saved: { revision: 5, savedBy: 'bo@example.org', savedAt: new Date('2026-03-01T10:00:00Z') },
};

async function meetConflict() {
  const page = await openSearch();
  await user.type(screen.getByLabelText('Name'), ' of mine');
  page.put(theirs);
  await save();
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('bo@example.org');
  return page;
}

it('tells who saved meanwhile, writes nothing, and overwrites when told to', async () => {
  const { stored } = await meetConflict();
  expect(stored()).toEqual(theirs);
  await user.click(screen.getByRole('button', { name: 'Overwrite' }));
  await waitFor(() => {
    expect(stored()).toMatchObject({ name: 'Walkers of mine', saved: { revision: 6 } });
  });
});

it('loads theirs when told to', async () => {
  await meetConflict();
  await user.click(screen.getByRole('button', { name: 'Load theirs' }));
  await waitFor(() => {
    expect(screen.getByLabelText('Name')).toHaveValue('Theirs');
  });
  expect(screen.queryByText('● Unsaved edits')).not.toBeInTheDocument();
});

it('says why saving failed and keeps the edits', async () => {
  const { toast } = await openSearch({ failing: new Set(['saveSearch']) });
  await user.type(screen.getByLabelText('Name'), '!');
  await save();
  expect(toast()).toMatchObject({
    body: 'Error saving - please try again\nThe server could not be reached. Check your connection and try again.',
    variant: 'danger',
  });
  expect(screen.getByLabelText('Name')).toHaveValue('Walkers!');
});

it('asks before unsaved edits are left', async () => {
  await openSearch();
  await user.type(screen.getByLabelText('Name'), '!');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Walkers!');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('at /searches')).toBeVisible();
});

itInLongRun('leaves without a question when nothing was edited', async () => {
  await openSearch();
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByText('at /searches')).toBeVisible();
});

it('shows the count of the saved search and follows it', async () => {
  jest.useFakeTimers();
  try {
    const store = signedIn();
    const searches = [{ ...walkers, supportersMatchedUpdate: true }];
    store.set(countingPortAtom, {
      countSearch: memoryCounting({ fields, supporters: [], searches }),
    });
    store.set(searchStoreAtom, memorySearchStore({ searches, supportersTotal: 48 }));
    renderPage(SearchPage, { path: '/searches/:id', at: '/searches/walkers', store });
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Working...')).toBeVisible();
    searches[0] = { ...walkers, supportersMatched: 24 };
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByText('(50%)')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

it('says when the search does not exist', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openSearch({ searches: [callers] });
  expect(screen.getByText('This search does not exist')).toBeVisible();
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('walkers'), expect.anything());
  logged.mockRestore();
});

itInLongRun('says the whole search in words as it is edited', async () => {
  await openSearch();
  expect(live().getByText('Supporters who completed “Spring walk” in 2026')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Page action'), 'Did not take part in it');
  expect(live().getByText('Supporters who did not complete “Spring walk” in 2026')).toBeVisible();
});

itInLongRun('takes edits back and makes them again, by button and by key', async () => {
  await openSearch();
  const name = screen.getByLabelText('Name');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await user.type(name, ' of Oslo');
  await user.click(screen.getByRole('button', { name: 'Add new condition' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('group', { name: 'Condition 2' })).not.toBeInTheDocument();
  await user.click(name);
  await user.keyboard('{Control>}z{/Control}');
  expect(name).toHaveValue('Walkers');
  expect(screen.queryByText('Unsaved edits')).not.toBeInTheDocument();
  await user.keyboard('{Control>}y{/Control}');
  expect(name).toHaveValue('Walkers of Oslo');
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(screen.getByRole('group', { name: 'Condition 2' })).toBeVisible();
});

itInLongRun(
  'says how many have a field by the year as it is read, not by what the session knew',
  async () => {
    await openSearch({
      fields: [aField({ name: 'Town', type: 'string', count: 3, unreadable: 1 })],
      supportersTotal: 4,
      searches: [{ ...walkers, conditions: [town('==', 'Oslo')] }],
    });
    await user.click(screen.getByLabelText('Field name'));
    expect(await screen.findByText(/^Text · 75% filled · 1 cannot be read/)).toBeVisible();
  },
);

itInLongRun('duplicates a condition right after itself', async () => {
  const { stored } = await openSearch();
  await user.click(screen.getByRole('button', { name: 'More for condition 1' }));
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  await save();
  expect(leavesOf(stored()?.conditions ?? []).map(({ dataId }) => dataId)).toEqual([
    'Spring walk',
    'Spring walk',
  ]);
  expect(new Set(stored()?.conditions.map((condition) => condition.id)).size).toBe(2);
});

itInLongRun('moves a condition by keyboard, and keeps the focus', async () => {
  const { stored } = await openSearch({
    searches: [{ ...walkers, conditions: [...walkers.conditions, town('==', 'Oslo')] }],
  });
  screen.getByRole('button', { name: 'Move condition 1 down' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Move condition 2 down' })).toHaveFocus();
  expect(screen.getByRole('status', { name: 'Order of conditions' })).toHaveTextContent(
    'The condition is now number 2.',
  );
  await save();
  expect(leavesOf(stored()?.conditions ?? []).map(({ dataId }) => dataId)).toEqual([
    'Town',
    'Spring walk',
  ]);
});

it('shows what uses the search', async () => {
  await openSearch({
    screens: [aScreen({ name: 'Thanks', match: 'anySearches', searchIds: [id] })],
  });
  await user.click(await screen.findByRole('button', { name: 'Used in 1 screen' }));
  expect(screen.getByRole('link', { name: 'Thanks' })).toBeVisible();
});

itInLongRun('adds a screen for whom it matches, once it is saved', async () => {
  const screens = [aScreen()];
  await openSearch({ screens });
  const use = await screen.findByRole('button', { name: 'Use in a screen' });
  await user.type(screen.getByLabelText('Name'), '!');
  expect(use).toBeDisabled();
  await save();
  await waitFor(() => {
    expect(use).toBeEnabled();
  });
  await user.click(use);
  await waitFor(() => {
    expect(screen.queryByRole('heading', { name: 'Edit search' })).toBeNull();
  });
  expect(screens[1]).toMatchObject({
    ...{ name: 'Walkers!', order: 2, match: 'anySearches', searchIds: ['walkers'] },
  });
});

itInLongRun('stays where the screen could not be added, and says so', async () => {
  const screens = [aScreen()];
  const { toast } = await openSearch({ screens, failing: new Set(['createScreen']) });
  await user.click(await screen.findByRole('button', { name: 'Use in a screen' }));
  await waitFor(() => {
    expect(toast()).toMatchObject({ header: 'Screen' });
  });
  expect(screen.getByRole('heading', { name: 'Edit search' })).toBeVisible();
  expect(screens).toHaveLength(1);
});
