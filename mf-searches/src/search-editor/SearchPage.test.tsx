import {
  asId,
  type Condition,
  type Search,
  type SearchId,
  type Supporter,
} from 'shared-kernel/model';
import { toastAtom } from 'shared-kernel/session';
import { aCondition, aField, aScreen, aSearch, renderPage, signedIn } from 'shared-kernel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countingPortAtom } from '../live-count/countingPort';
import { memoryCounting, type CountedYear } from '../live-count/memoryCounting';
import { COUNT_AFTER_MS } from '../live-count/useLiveCount';
import { memorySearchStore, type MemoryContents } from '../search-store/memorySearchStore';
import { searchStoreAtom } from '../search-store/searchStore';
import { SearchPage } from './SearchPage';

const user = userEvent.setup();
const id = asId<SearchId>('walkers');

const walkers = aSearch({
  id,
  name: 'Walkers',
  conditions: [aCondition({ dataId: 'Spring walk' })],
  supportersMatched: 12,
  saved: { revision: 4, savedBy: 'ada@example.org', savedAt: null },
});
const callers = aSearch({
  id: asId<SearchId>('callers'),
  name: 'Callers',
  conditions: [aCondition({ dataId: 'Phone bank' })],
});
const fields = [
  aField({ name: 'Spring walk', type: 'action' }),
  aField({ name: 'Town', type: 'string' }),
];

const aSupporter = (email: string, supporterFields: Supporter['fields']): Supporter => ({
  email,
  supporterId: email,
  fields: supporterFields,
});
const supporters = [
  aSupporter('ada@example.org', { 'Spring walk': '01/05/2026', Town: 'Oslo' }),
  aSupporter('bo@example.org', { 'Spring walk': '01/01/2027', Town: 'OSLO' }),
  aSupporter('cy@example.org', { 'Spring walk': '02/06/2026' }),
  aSupporter('di@example.org', {}),
];

async function open(
  parts: Partial<MemoryContents> & Partial<Pick<CountedYear, 'failures' | 'asked'>> = {},
) {
  const searches: Search[] = parts.searches ?? [walkers, callers];
  const store = signedIn({ email: 'me@example.org' });
  const countSearch = memoryCounting({ fields, supporters, ...parts, searches });
  store.set(countingPortAtom, { countSearch });
  store.set(searchStoreAtom, memorySearchStore({ fields, supporters, ...parts, searches }));
  renderPage(SearchPage, { path: '/searches/:id', at: '/searches/walkers', store });
  await screen.findByRole('heading', { name: 'Edit search' });
  await waitFor(() => {
    expect(screen.queryByLabelText('Loading the search')).not.toBeInTheDocument();
  });
  return {
    stored: (): Search | undefined => searches.find((search) => search.id === id),
    put: (search: Search) => searches.splice(0, 1, search),
    toast: () => store.get(toastAtom)?.toast,
  };
}

const withCondition = (parts: Partial<Condition>): Partial<MemoryContents> => ({
  searches: [{ ...walkers, conditions: [aCondition(parts)] }, callers],
});
const save = () => user.click(screen.getByRole('button', { name: 'Save search' }));
const conditionNumber = (number: number) =>
  within(screen.getByRole('group', { name: `Condition ${String(number)}` }));

it('saves name, match and conditions as the next revision', async () => {
  const { stored, toast } = await open();
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
});

it('saves twice in a row without a conflict with itself', async () => {
  const { stored } = await open();
  await user.type(screen.getByLabelText('Name'), '!');
  await save();
  await user.type(screen.getByLabelText('Name'), '!');
  await save();
  expect(stored()).toMatchObject({ name: 'Walkers!!', saved: { revision: 6 } });
});

it('adds a data condition with every input that it has', async () => {
  const { stored } = await open();
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

it('adds a condition about another search, without notEmpty', async () => {
  const { stored } = await open();
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

it('keeps the page inputs of a page condition', async () => {
  const { stored } = await open();
  await user.selectOptions(screen.getByLabelText('Page action'), 'Not completed');
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
  await open(withCondition({ fieldType: 'data', dataId: 'Town' }));
  expect(screen.getByLabelText('Value')).toBeDisabled();
  expect(screen.getByLabelText('Value')).not.toBeInvalid();
});

it('saves nothing while an input is empty, and says so', async () => {
  const { stored } = await open(
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
  const { stored } = await open({
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

it('deletes a condition after a question', async () => {
  await open();
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
  const page = await open();
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
  const { toast } = await open({ failing: new Set(['saveSearch']) });
  await user.type(screen.getByLabelText('Name'), '!');
  await save();
  expect(toast()).toMatchObject({
    body: 'Error saving - please try again\nThe server could not be reached. Check your connection and try again.',
    variant: 'danger',
  });
  expect(screen.getByLabelText('Name')).toHaveValue('Walkers!');
});

it('asks before unsaved edits are left', async () => {
  await open();
  await user.type(screen.getByLabelText('Name'), '!');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Walkers!');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('at /searches')).toBeVisible();
});

it('leaves without a question when nothing was edited', async () => {
  await open();
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
  await open({ searches: [callers] });
  expect(screen.getByText('This search does not exist')).toBeVisible();
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('walkers'), expect.anything());
  logged.mockRestore();
});

const live = () => within(screen.getByRole('region', { name: 'Matches now' }));
const town = (operator: Condition['dataEqualsOperator'], dataValue: string) =>
  aCondition({
    id: asId<Condition['id']>('town'),
    fieldType: 'data',
    dataId: 'Town',
    dataEqualsOperator: operator,
    dataValue,
  });

describe('the live count', () => {
  it('counts the draft, and again as it is edited, before anything is saved', async () => {
    const { stored } = await open();
    expect(await live().findByText('of 4 supporters (50%)')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Only within the year' }));
    expect(await live().findByText('of 4 supporters (75%)')).toBeVisible();
    expect(stored()?.saved.revision).toBe(4);
  });

  it('shows each condition alone, and what is left after each', async () => {
    await open({
      searches: [{ ...walkers, conditions: [...walkers.conditions, town('!=', 'Oslo')] }],
    });
    const table = within(await live().findByRole('table', { name: 'Condition by condition' }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      '1. Who completed “Spring walk” in 20262',
      '2. Whose “Town” is not “Oslo” (or is missing)1',
    ]);
    expect(conditionNumber(2).getByText(/supporters meet this alone/)).toHaveTextContent('3');
  });

  it('hints at what surprises: missing values and excluded days', async () => {
    await open({
      searches: [{ ...walkers, conditions: [...walkers.conditions, town('!=', 'Oslo')] }],
    });
    expect(
      await conditionNumber(2).findByText(/^2 only because the value is missing/),
    ).toBeVisible();
    expect(conditionNumber(1).getByText(/^1 action falls exactly on/)).toBeVisible();
  });

  it('names the fields that a fuzzy name hits while it is typed', async () => {
    await open(withCondition({ dataIdMatch: 'fuzzy', dataId: 'Spring' }));
    expect(await conditionNumber(1).findByText('Looks at 1 page: “Spring walk”.')).toBeVisible();
    await user.type(screen.getByLabelText('Page name'), 'x');
    expect(await conditionNumber(1).findByText(/No name contains “Springx”/)).toBeVisible();
  });

  it('leaves out conditions that are not filled in, and says so', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Add new condition' }));
    expect(
      await live().findByText('One condition is not counted until it is filled in.'),
    ).toBeVisible();
    expect(await live().findByText('of 4 supporters (50%)')).toBeVisible();
  });

  it('asks once for a word typed quickly, and not at all for a name', async () => {
    const asked: CountedYear['asked'] = [];
    await open({ asked });
    await live().findByText('of 4 supporters (50%)');
    jest.useFakeTimers();
    try {
      const typist = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
      const pause = () => act(() => jest.advanceTimersByTimeAsync(COUNT_AFTER_MS));
      await typist.type(screen.getByLabelText('Name'), ' of the north');
      await pause();
      await typist.type(screen.getByLabelText('Page name'), ' and more');
      await pause();
      expect(asked.map(({ conditions }) => conditions[0]?.dataId)).toEqual([
        'Spring walk',
        'Spring walk and more',
      ]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('says why it could not count, lets people save, and tries again', async () => {
    await open({ failures: [{ code: 'server/unavailable', message: '' }] });
    expect(await live().findByRole('alert')).toHaveTextContent(
      'The server could not be reached. Check your connection and try again. You can still edit and save it.',
    );
    await user.click(live().getByRole('button', { name: 'Try again' }));
    expect(await live().findByText('of 4 supporters (50%)')).toBeVisible();
  });

  it('asks again where another tab took the place of its question', async () => {
    await open({ failures: [{ code: 'server/cancelled', message: '' }] });
    expect(await live().findByText('of 4 supporters (50%)')).toBeVisible();
  });
});

it('says the whole search in words as it is edited', async () => {
  await open();
  expect(live().getByText('Supporters who completed “Spring walk” in 2026')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Page action'), 'Not completed');
  expect(live().getByText('Supporters who did not complete “Spring walk” in 2026')).toBeVisible();
});

it('duplicates a condition right after itself', async () => {
  const { stored } = await open();
  await user.click(screen.getByRole('button', { name: 'Duplicate condition 1' }));
  await save();
  expect(stored()?.conditions.map(({ dataId }) => dataId)).toEqual(['Spring walk', 'Spring walk']);
  expect(new Set(stored()?.conditions.map((condition) => condition.id)).size).toBe(2);
});

it('moves a condition by keyboard, and keeps the focus', async () => {
  const { stored } = await open({
    searches: [{ ...walkers, conditions: [...walkers.conditions, town('==', 'Oslo')] }],
  });
  screen.getByRole('button', { name: 'Move condition 1 down' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Move condition 2 up' })).toHaveFocus();
  expect(screen.getByRole('status', { name: 'Order of conditions' })).toHaveTextContent(
    'The condition is now number 2.',
  );
  await save();
  expect(stored()?.conditions.map(({ dataId }) => dataId)).toEqual(['Town', 'Spring walk']);
});

it('shows what uses the search', async () => {
  await open({
    screens: [aScreen({ name: 'Thanks', match: 'anySearches', searchIds: [id] })],
  });
  await user.click(await screen.findByRole('button', { name: 'Used in 1 screen' }));
  expect(screen.getByRole('link', { name: 'Thanks' })).toBeVisible();
});

describe('why', () => {
  const why = () => within(screen.getByRole('region', { name: 'Why?' }));
  const ask = (email: string) => user.type(why().getByLabelText('Supporter’s email'), email);

  it('shows what was read, how, and that it passed', async () => {
    await open();
    await ask(' Ada@Example.org ');
    expect(await why().findByText('Supporter found')).toBeVisible();
    expect(why().getByText('ada@example.org matches')).toBeVisible();
    const [row] = why().getAllByRole('row').slice(1);
    expect(row).toHaveTextContent(
      'Spring walk01/05/2026Read as action: 1/5/2026Passed: Took part within the year',
    );
  });

  it('shows near misses: a day that the year leaves out, a text in other capitals', async () => {
    await open({
      searches: [{ ...walkers, conditions: [...walkers.conditions, town('==', 'Oslo')] }],
    });
    await ask('bo@example.org');
    expect(await why().findByText('bo@example.org does not match')).toBeVisible();
    const rows = why().getAllByRole('row');
    expect(rows[1]).toHaveTextContent('Near miss: by a day at the edge of the year');
    expect(rows[3]).toHaveTextContent('Near miss: it differs only in capitals, accents or blanks');
  });

  it('says when a missing value passes', async () => {
    await open({ searches: [{ ...walkers, conditions: [town('!=', 'Oslo')] }] });
    await ask('di@example.org');
    expect(await why().findByText('Missing, which this comparison lets pass')).toBeVisible();
  });

  it('follows the draft, and opens the searches that it refers to', async () => {
    await open({
      searches: [
        {
          ...callers,
          id,
          conditions: [
            aCondition({
              dataType: 'search',
              dataId: 'walkers-2',
              dataEqualsOperator: '>=',
              dataValue: '1',
            }),
          ],
        },
        { ...walkers, id: asId<SearchId>('walkers-2') },
      ],
    });
    await ask('cy@example.org');
    expect(await why().findByText('cy@example.org matches')).toBeVisible();
    await user.click(why().getByRole('button', { name: 'Why it counts 1' }));
    expect(why().getByText('02/06/2026')).toBeVisible();
    await user.selectOptions(conditionNumber(1).getByLabelText('Comparison'), 'is less than');
    expect(why().getByText('cy@example.org does not match')).toBeVisible();
  });

  it('says when there is no such supporter', async () => {
    await open();
    await ask('nobody@example.org');
    expect(why().getByText('Loading...')).toBeVisible();
    expect(await why().findByText('Cannot find supporter')).toBeVisible();
  });
});
