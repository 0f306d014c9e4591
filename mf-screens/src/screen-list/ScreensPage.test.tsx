import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  DEFAULT_CONTENT,
  failed,
  NEW_SCREEN,
  succeeded,
  type Publishing,
  type ScreenId,
  type Search,
  type SearchId,
  type YearReach,
} from 'shared-kernel/model';
import { toastAtom } from 'shared-kernel/session';
import {
  aCondition,
  aField,
  aScreen,
  aSearch,
  aYear,
  itInLongRun,
  signedIn,
} from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { publishIn } from '../publishing/memoryPublishing';
import { reachPortAtom, type ReachPort } from '../reach/reachPort';
import { memoryScreenStore, type MemoryContents } from '../screen-store/memoryScreenStore';
import { screenStoreAtom, type ScreenStore } from '../screen-store/screenStore';
import { ScreensPage } from './ScreensPage';

const id = (name: string) => asId<ScreenId>(name);

const EVERYBODY_SEES: YearReach = {
  supporters: 200,
  unseen: { total: 0, supporterEmails: [] },
  candidates: [],
  playing: null,
};

interface Setting extends MemoryContents {
  readonly readReach?: ReachPort['readReach'];
  readonly published?: Partial<Publishing>;
  readonly reorderScreens?: ScreenStore['reorderScreens'];
}

function open({ readReach, reorderScreens, published, ...contents }: Setting = {}) {
  const store = signedIn();
  publishIn(store, published);
  store.set(screenStoreAtom, {
    ...memoryScreenStore(contents),
    ...(reorderScreens && { reorderScreens }),
  });
  store.set(reachPortAtom, {
    readReach: readReach ?? (() => Promise.resolve(succeeded(EVERYBODY_SEES))),
  });
  const page = renderPage(ScreensPage, { path: '/screens', store });
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  return { page, user, toast: () => store.get(toastAtom)?.toast };
}

const rows = async () => {
  await screen.findByRole('heading', { level: 2, name: 'Hello' });
  return listed();
};

/** The names of screens, not the heading of the box over them. */
const listed = () =>
  screen
    .queryAllByRole('heading', { level: 2 })
    .filter((heading) => heading.closest('li') !== null)
    .map(({ textContent }) => textContent);

const twoScreens = () => [
  aScreen({ id: id('two'), name: '', order: 2, searchIds: [asId<SearchId>('walkers')] }),
  aScreen({
    id: id('one'),
    name: 'Hello',
    order: 1,
    supportersMatched: 50,
    supportersMatchedEmails: ['ann@example.org'],
  }),
];

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('lists screens in order with links, counts and percentages', async () => {
  open({ screens: twoScreens(), year: aYear({ supportersTotal: 200 }) });
  expect(await rows()).toEqual(['Hello', 'Untitled']);
  expect(screen.getByText('Total supporters: 200')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Setup Hello' })).toHaveAttribute(
    'href',
    '/screens/one/setup',
  );
  expect(screen.getByRole('link', { name: 'Design Untitled' })).toHaveAttribute(
    'href',
    '/screens/two/design',
  );
  const row = screen.getByRole('listitem', { name: 'Hello' });
  expect(row).toHaveTextContent('50(25%)');
});

itInLongRun('shows how many supporters match 1, 2, … screens', async () => {
  const { user } = open({
    screens: twoScreens(),
    year: aYear({
      supportersTotal: 200,
      screensCombined: {
        '2': { total: 20, supporterEmails: [] },
        '1': { total: 30, supporterEmails: [] },
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Supporters by number of screens' }));
  const [, ...lines] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '1 screen30 (15%)No example supporters',
    '2 screens20 (10%)No example supporters',
  ]);
});

it('reads "Working..." until the count is there, then stops looking', async () => {
  const screens = [aScreen({ name: 'Hello', supportersMatched: -1 })];
  open({ screens });
  expect(await screen.findByText('Working...')).toBeVisible();
  screens[0] = aScreen({ name: 'Hello', supportersMatched: 7 });
  await pass(2000);
  expect(screen.queryByText('Working...')).not.toBeInTheDocument();
  screens[0] = aScreen({ name: 'Hello', supportersMatched: 8 });
  await pass(10_000);
  expect(screen.getByRole('listitem', { name: 'Hello' })).toHaveTextContent('7');
});

it('adds a screen after the others and opens its set-up after a second', async () => {
  const screens = twoScreens();
  const { user, toast } = open({ screens });
  await rows();
  await user.click(screen.getByRole('button', { name: 'Add new screen' }));
  await waitFor(() => {
    expect(screens).toHaveLength(3);
  });
  expect(screens[2]).toMatchObject({ order: 3, match: 'allUsers', content: DEFAULT_CONTENT });
  await pass(999);
  expect(toast()).toMatchObject({ body: 'New screen added', delayMs: 2000 });
  expect(screen.queryByText(/^at /)).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByText('at /screens/new-3/setup')).toBeVisible();
});

it('keeps its links and buttons while the list arrives: a press that has begun counts', async () => {
  open({ screens: twoScreens() });
  const controls = () => [
    screen.getByRole('link', { name: 'Personal links' }),
    screen.getByRole('link', { name: 'Results' }),
    screen.getByRole('button', { name: 'Add new screen' }),
  ];
  const before = controls();
  await rows();
  controls().forEach((control, index) => {
    expect(control).toBe(before[index]);
  });
});

it('adds a screen at its place also before the list is there', async () => {
  const screens = twoScreens();
  const { user } = open({ screens });
  await user.click(screen.getByRole('button', { name: 'Add new screen' }));
  await waitFor(() => {
    expect(screens[2]).toMatchObject({ order: 3 });
  });
});

it('does not keep a new screen whose page is never opened', async () => {
  const screens = twoScreens();
  const { user, page, toast } = open({ screens });
  await rows();
  await user.click(screen.getByRole('button', { name: 'Add new screen' }));
  await pass(0);
  expect(screens).toHaveLength(3);
  page.unmount();
  await pass(0);
  expect(screens).toHaveLength(2);
  expect(toast()?.body).toBe('Nothing was entered, so the new screen is not kept');
});

it('says of a screen without a set-up that nobody has chosen who sees it', async () => {
  const saved = { revision: 1, savedBy: 'ada@example.org', savedAt: null };
  const screens = [...twoScreens(), aScreen({ ...NEW_SCREEN, id: id('new'), setupSaved: saved })];
  open({
    screens: [...screens, aScreen({ id: id('set-up'), name: 'Hello to all', match: 'allUsers' })],
  });
  await rows();
  expect(screen.getAllByText(/since nobody has chosen yet who sees it/)).toHaveLength(1);
});

it('saves a new order 5 s after the last move', async () => {
  const screens = twoScreens();
  const { user } = open({ screens });
  await user.click(await screen.findByRole('button', { name: 'Move Hello down' }));
  expect(await rows()).toEqual(['Untitled', 'Hello']);
  await pass(4000);
  await user.click(screen.getByRole('button', { name: 'Move Hello up' }));
  await user.click(screen.getByRole('button', { name: 'Move Hello down' }));
  await pass(4900);
  expect(screens.map(({ order }) => order)).toEqual([2, 1]);
  await pass(100);
  expect(screens.map(({ order }) => order)).toEqual([1, 2]);
  expect(await rows()).toEqual(['Untitled', 'Hello']);
});

/** jsdom lays nothing out: here every row is 100 px high, 120 px below the one before. */
function standAsStack(): void {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return DOMRect.fromRect({ y: index * 120, width: 600, height: 100 });
  });
}

itInLongRun('puts a screen where its handle is dragged to, and saves that 5 s later', async () => {
  const screens = twoScreens();
  open({ screens });
  await rows();
  standAsStack();
  const row = screen.getByRole('listitem', { name: 'Hello' });
  const handle = row.querySelector('[data-drag-handle]') ?? row;
  fireEvent.mouseDown(handle, { clientY: 10 });
  fireEvent.mouseMove(handle, { clientY: 160 });
  fireEvent.mouseUp(handle);
  expect(await rows()).toEqual(['Untitled', 'Hello']);
  expect(screen.getByRole('status', { name: 'Order of screens' })).toHaveTextContent(
    'The screen is now number 2.',
  );
  await pass(5000);
  expect(screens.map(({ order }) => order)).toEqual([1, 2]);
});

it('saves a new order at once when the page is left', async () => {
  const screens = twoScreens();
  const { user, page } = open({ screens });
  await user.click(await screen.findByRole('button', { name: 'Move Hello down' }));
  page.unmount();
  expect(screens.map(({ order }) => order)).toEqual([1, 2]);
});

itInLongRun('saves a new order before the list is loaded anew after a deletion', async () => {
  const screens = [...twoScreens(), aScreen({ id: id('three'), name: 'Third', order: 3 })];
  const { user } = open({ screens });
  await user.click(await screen.findByRole('button', { name: 'Move Hello down' }));
  await user.click(screen.getByRole('button', { name: 'Delete Third' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete “Third”?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => {
    expect(screens).toHaveLength(2);
  });
  expect(screens.map(({ order }) => order)).toEqual([2, 1]);
  await pass(2000);
  expect(screens.map(({ order }) => order)).toEqual([1, 2]);
  expect(await rows()).toEqual(['Untitled', 'Hello']);
});

it('saves the order that a closing tab did not get to the database', async () => {
  const { page, user } = open({
    screens: twoScreens(),
    reorderScreens: () => new Promise(() => undefined),
  });
  await user.click(await screen.findByRole('button', { name: 'Move Hello down' }));
  fireEvent(window, new Event('pagehide'));
  page.unmount();

  const screens = twoScreens();
  open({ screens });
  expect(await rows()).toEqual(['Untitled', 'Hello']);
  await pass(5000);
  expect(screens.map(({ order }) => order)).toEqual([1, 2]);
  expect(localStorage).toHaveLength(0);
});

it('goes back to the stored order when saving it fails', async () => {
  const { user, toast } = open({ screens: twoScreens(), failing: new Set(['reorderScreens']) });
  await user.click(await screen.findByRole('button', { name: 'Move Hello down' }));
  await pass(5000);
  expect(toast()?.body).toMatch(/^Error - could not save updated screens order\n/);
  expect(await rows()).toEqual(['Hello', 'Untitled']);
  expect(screen.getByRole('status', { name: 'Order of screens' })).toHaveTextContent(
    'The order could not be saved, and is as it was.',
  );
  await user.click(screen.getByRole('button', { name: 'Move Hello down' }));
  expect(screen.getByRole('status', { name: 'Order of screens' })).toHaveTextContent(
    'The screen is now number 2.',
  );
});

itInLongRun('says of a screen with nothing on it that supporters do not get it', async () => {
  const content = { ...DEFAULT_CONTENT, backgroundImage: '/wood.svg' };
  open({
    screens: [aScreen({ id: id('one'), name: 'Hello' }), aScreen({ id: id('two'), content })],
  });
  await rows();
  expect(screen.getAllByText('Nothing on it yet: supporters do not get it.')).toHaveLength(1);
  expect(screen.getByRole('listitem', { name: 'Hello' })).toHaveTextContent('Nothing on it yet');
});

itInLongRun('recalculates with the notice of the spec', async () => {
  const { user, toast } = open({ screens: twoScreens() });
  await user.click(await screen.findByRole('button', { name: 'Recalculate Hello' }));
  expect(toast()).toMatchObject({ delayMs: 5000 });
  expect(toast()?.body).toMatch(/^Updating number of supporters matched/);
  expect(await screen.findByText('Working...')).toBeVisible();
});

it('deletes after asking', async () => {
  const screens = twoScreens();
  const { user, toast } = open({ screens });
  await user.click(await screen.findByRole('button', { name: 'Delete Hello' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete “Hello”?' });
  expect(screens).toHaveLength(2);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => {
    expect(screens).toHaveLength(1);
  });
  expect(toast()).toMatchObject({ body: 'Deleted successfully!', delayMs: 2000 });
});

itInLongRun('reads "Working..." while the total is not known', async () => {
  open({ year: aYear({ supportersTotal: -1 }) });
  expect(await screen.findByText('Total supporters: Working...')).toBeVisible();
});

it('says when a screen cannot be counted, deleted or made, and changes nothing', async () => {
  const screens = twoScreens();
  const failing = new Set(['recalculateScreen', 'deleteScreen', 'createScreen'] as const);
  const { user, toast } = open({ screens, failing });
  await user.click(await screen.findByRole('button', { name: 'Recalculate Hello' }));
  expect(toast()?.body).toMatch(
    /^Error updating number of supporters matched - please try again\n/,
  );
  await user.click(screen.getByRole('button', { name: 'Delete Hello' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete “Hello”?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => {
    expect(toast()?.body).toMatch(/^Error deleting - please try again\n/);
  });
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
  await user.click(screen.getByRole('button', { name: 'Add new screen' }));
  await waitFor(() => {
    expect(toast()).toMatchObject({ header: 'Screen', variant: 'danger' });
    expect(toast()?.body).toMatch(/^Error - please try again\n/);
  });
  expect(screens).toEqual(twoScreens());
});

it('says what a first screen is for', async () => {
  open();
  expect(await screen.findByText('No screens yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add your first screen' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start with a whole story' })).toBeVisible();
});

it('offers the preview only for a year with an embed page', async () => {
  open({ screens: twoScreens() });
  await rows();
  expect(screen.queryByRole('region', { name: 'Preview as supporter' })).not.toBeInTheDocument();
});

it('says what went wrong and tries again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = open({ screens: twoScreens(), failing: new Set(['loadScreens']) });
  expect(await screen.findByText('The screens could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toEqual(['Hello', 'Untitled']);
  logged.mockRestore();
});

describe('who sees no screen', () => {
  const reach: YearReach = {
    supporters: 200,
    unseen: { total: 30, supporterEmails: ['una@example.org'] },
    candidates: [
      { kind: 'notEmpty', fieldName: 'City', supporters: 24 },
      { kind: 'completed', fieldName: 'Spring walk', supporters: 12 },
    ],
    playing: {
      supporters: 170,
      medianMs: 12_500,
      longestMs: 65_000,
      longestEmails: ['ann@example.org'],
    },
  };
  const openUnseen = async (parts: Setting = {}) => {
    const opened = open({
      screens: twoScreens(),
      readReach: () => Promise.resolve(succeeded(reach)),
      ...parts,
    });
    await opened.user.click(
      await screen.findByRole('button', { name: /^Supporters who see no screen/ }),
    );
    return opened;
  };

  it('stands beside the total, with how long the screens play', async () => {
    await openUnseen();
    expect(
      await screen.findByRole('button', { name: 'Supporters who see no screen: 30 (15%)' }),
    ).toBeVisible();
    expect(
      screen.getByRole('button', {
        name: 'Playing time: median 12.5\u00a0s, longest 1\u00a0min\u00a05\u00a0s',
      }),
    ).toBeVisible();
    expect(await screen.findByText('30 of 200 (15%) see none of your screens.')).toBeVisible();
  });

  it('can be reached by a search and a screen that one button makes', async () => {
    const screens = twoScreens();
    const searches: Search[] = [];
    const { user } = await openUnseen({ screens, searches });
    const list = await screen.findByRole('list', { name: 'By what they did' });
    expect(list).toHaveTextContent('Supporters who completed “Spring walk” in 2026');
    expect(list).toHaveTextContent('12 (40%)');
    await user.click(within(list).getByRole('button', { name: /^Make a screen for/ }));
    await waitFor(() => {
      expect(screens).toHaveLength(3);
    });
    expect(searches).toMatchObject([
      { name: 'Completed Spring walk', conditions: [{ dataId: 'Spring walk' }] },
    ]);
    expect(screens[2]).toMatchObject({
      name: 'Completed Spring walk',
      match: 'anySearches',
      searchIds: ['new-search-1'],
      order: 3,
    });
    await pass(1000);
    expect(screen.getByText('at /screens/new-3/setup')).toBeVisible();
  });

  itInLongRun('takes a search that is there already', async () => {
    const screens = twoScreens();
    const condition = aCondition({ fieldType: 'data', dataId: 'City' });
    const searches = [aSearch({ id: asId<SearchId>('city'), conditions: [condition] })];
    const { user } = await openUnseen({ screens, searches });
    const list = await screen.findByRole('list', { name: 'By what is known of them' });
    await user.click(within(list).getByRole('button', { name: /^Make a screen for/ }));
    await waitFor(() => {
      expect(screens[2]).toMatchObject({ name: 'Has City', searchIds: ['city'] });
    });
    expect(searches).toHaveLength(1);
  });

  itInLongRun('makes no screen where the search cannot be made', async () => {
    const screens = twoScreens();
    const { user, toast } = await openUnseen({ screens, failing: new Set(['createSearch']) });
    const list = await screen.findByRole('list', { name: 'By what they did' });
    await user.click(within(list).getByRole('button', { name: /^Make a screen for/ }));
    await waitFor(() => {
      expect(toast()).toMatchObject({ header: 'Search', variant: 'danger' });
    });
    expect(toast()?.body).toMatch(/^Error - please try again\n/);
    expect(screens).toHaveLength(2);
  });

  itInLongRun('is asked again when it could not be found out', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const readReach = jest
      .fn<ReturnType<ReachPort['readReach']>, []>()
      .mockResolvedValueOnce(failed({ code: 'server/unavailable', message: '' }))
      .mockResolvedValue(succeeded({ ...reach, unseen: EVERYBODY_SEES.unseen }));
    const { user } = await openUnseen({ readReach });
    expect(await screen.findByText('Who sees no screen is not known')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Every supporter sees at least one screen.')).toBeVisible();
    logged.mockRestore();
  });
});

it('says why a supporter sees a screen, down to the value', async () => {
  const walkers = aSearch({
    id: asId<SearchId>('walkers'),
    name: 'Walkers',
    conditions: [aCondition({ dataId: 'Spring walk' })],
  });
  const { user } = open({
    screens: [
      aScreen({
        id: id('all'),
        name: 'Hello',
        content: { ...DEFAULT_CONTENT, backgroundImage: '/wood.svg' },
      }),
      aScreen({ id: id('walk'), name: 'Walks', match: 'anySearches', searchIds: [walkers.id] }),
    ],
    searches: [walkers],
    fields: [aField({ name: 'Spring walk', type: 'action' })],
    supporters: [
      { email: 'ann@example.org', supporterId: '', fields: { 'Spring walk': '05/06/2025' } },
    ],
  });
  const why = await screen.findByRole('region', { name: 'What a supporter sees' });
  await user.type(within(why).getByRole('textbox'), ' ann@example.org ');
  expect(within(why).getByText('Loading...')).toBeVisible();
  await pass(500);
  expect(within(why).getByText('Supporter found')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(within(why).getByRole('link', { name: 'Their page' })).toHaveAttribute(
    'href',
    '/supporters#email=ann%40example.org',
  );
  await user.click(
    within(why).getByRole('button', { name: 'Why does this supporter see these screens?' }),
  );
  expect(why).toHaveTextContent('ann@example.org sees 1 of 2 screens.');
  expect(why).toHaveTextContent('Not passed: WalksIts search does not match.');
  await user.click(within(why).getByRole('button', { name: 'Conditions of “Walkers”' }));
  expect(await within(why).findByText('Took part outside of the year')).toBeVisible();
});

itInLongRun('duplicates a screen after the others, and opens the copy’s set-up', async () => {
  const screens = twoScreens();
  const { user } = open({ screens });
  await user.click(await screen.findByRole('button', { name: 'More for Hello' }));
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Duplicate “Hello”' });
  await within(dialog).findByText(/^The copy has the same content/);
  await user.click(within(dialog).getByRole('button', { name: 'Duplicate' }));
  await waitFor(() => {
    expect(screens[2]).toMatchObject({ name: 'Hello (copy)', order: 3, match: 'allUsers' });
  });
  await pass(1000);
  expect(screen.getByText('at /screens/new-3/setup')).toBeVisible();
});

it('says what is not published, over the list and at each screen, with the way there', async () => {
  const change = { name: '', words: [], changedSearches: [], fault: null };
  open({
    screens: twoScreens(),
    published: {
      drafts: [
        { ...change, screenId: id('one'), change: 'changed' },
        { ...change, screenId: id('two'), change: 'added' },
      ],
    },
  });
  const bar = await screen.findByRole('group', { name: 'Publishing' });
  expect(await within(bar).findByText('2 changes are not published.')).toBeVisible();
  expect(within(bar).getByRole('link', { name: 'Review and publish' })).toHaveAttribute(
    'href',
    '/screens/publish',
  );
  expect(screen.getByRole('link', { name: 'Changed: publish Hello' })).toHaveAttribute(
    'href',
    '/screens/publish?screen=one',
  );
  expect(screen.getByRole('link', { name: 'Not published: publish Untitled' })).toBeVisible();
});

it('says of each screen that supporters see it as it was published', async () => {
  const change = { name: '', words: [], changedSearches: [], fault: null };
  open({
    screens: twoScreens(),
    published: { drafts: [{ ...change, screenId: id('two'), change: 'added' }] },
  });
  expect(await screen.findByText('1 change is not published.')).toBeVisible();
  const hello = screen.getByRole('listitem', { name: 'Hello' });
  expect(hello).toHaveTextContent(/ · Published/);
  expect(screen.getByRole('listitem', { name: 'Untitled' })).not.toHaveTextContent(' · Published');
});

it('says of no screen that it is published where supporters see none', async () => {
  open({ screens: twoScreens(), published: { state: 'takenDown' } });
  expect(await screen.findByText('Taken down: supporters see no screens.')).toBeVisible();
  expect(screen.getByRole('listitem', { name: 'Hello' })).not.toHaveTextContent(' · Published');
});

describe('many screens', () => {
  const NAMES = ['Hello', 'Your walk', 'Your gift', 'Saplings', 'All of us', 'Thank you'];
  const many = () =>
    NAMES.map((name, at) =>
      aScreen({
        ...{ id: id(name), name, order: at + 1, supportersMatched: at * 10 },
        tags: at % 2 === 0 ? ['Gala'] : [],
      }),
    );
  const choose = (name: string) => screen.getByRole('checkbox', { name: `Choose ${name}` });
  const bar = () => screen.getByRole('region', { name: 'Chosen screens' });

  it('are narrowed and sorted, and moved only while all are listed in their order', async () => {
    const { user } = open({ screens: many() });
    expect(await rows()).toEqual(NAMES);
    await user.type(screen.getByRole('searchbox', { name: 'Filter screens' }), 'your');
    expect(listed()).toEqual(['Your walk', 'Your gift']);
    expect(screen.getByText('2 of 6 screens.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Move / })).toBeNull();
    await user.clear(screen.getByRole('searchbox', { name: 'Filter screens' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'Gala');
    expect(listed()).toEqual(['Hello', 'Your gift', 'All of us']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Match nobody');
    expect(listed()).toEqual(['Hello']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'All tags');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All screens');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'By name');
    expect(listed()[0]).toBe('All of us');
    expect(screen.getByText(/Choose “In their order” to move screens/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Move / })).toBeNull();
  });

  itInLongRun('say where none fits, with the way back', async () => {
    const { user } = open({ screens: many() });
    await rows();
    await user.type(screen.getByRole('searchbox', { name: 'Filter screens' }), 'nothing like it');
    expect(await screen.findByText('No screen is listed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all screens' }));
    expect(await rows()).toEqual(NAMES);
  });

  itInLongRun(
    'are shown as rows once somebody wants that, and again at the next visit',
    async () => {
      const { user, page } = open({ screens: many() });
      await rows();
      await user.click(screen.getByRole('button', { name: 'Compact list' }));
      expect(screen.getByRole('button', { name: 'Compact list' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      expect(screen.getByRole('link', { name: 'Setup Hello' })).toBeVisible();
      page.unmount();
      open({ screens: many() });
      await rows();
      expect(screen.getByRole('button', { name: 'Compact list' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    },
  );

  it('are deleted at once after one question', async () => {
    const screens = many();
    const { user, toast } = open({ screens });
    await rows();
    await user.click(choose('Your walk'));
    await user.keyboard('{Shift>}');
    await user.click(choose('Saplings'));
    await user.keyboard('{/Shift}');
    expect(within(bar()).getByRole('status')).toHaveTextContent('3 screens chosen');
    await user.click(within(bar()).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete 3 screens?' });
    expect(screens).toHaveLength(6);
    await user.click(within(question).getByRole('button', { name: 'Delete 3 screens' }));
    await waitFor(() => {
      expect(screens.map(({ name }) => name)).toEqual(['Hello', 'All of us', 'Thank you']);
    });
    expect(toast()).toMatchObject({ body: 'Deleted successfully!' });
    await pass(2000);
    expect(screen.queryByRole('region', { name: 'Chosen screens' })).toBeNull();
  });

  itInLongRun(
    'are counted anew at once, of which a failure is said though the others succeed',
    async () => {
      const screens = many();
      const { user, toast } = open({ screens, failing: new Set(['recalculateScreen']) });
      await rows();
      await user.click(choose('Your walk'));
      await user.click(choose('Your gift'));
      await user.click(within(bar()).getByRole('button', { name: 'Recalculate' }));
      await waitFor(() => {
        expect(toast()?.body).toMatch(/^Error updating number of supporters matched/);
      });
      expect(screens.filter((one) => one.supportersMatchedUpdate)).toHaveLength(1);
    },
  );

  itInLongRun('are given a tag, which stays where saving fails', async () => {
    const screens = many();
    const { user, toast } = open({ screens, failing: new Set(['changeTag']) });
    await rows();
    await user.click(choose('Hello'));
    await user.click(choose('Your walk'));
    await user.click(within(bar()).getByRole('button', { name: 'Tags…' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Tags of 2 screens' });
    await user.type(within(dialog).getByRole('textbox', { name: 'New tag' }), 'December');
    await user.click(within(dialog).getByRole('button', { name: 'Save tags' }));
    await waitFor(() => {
      expect(toast()?.body).toMatch(/^Error saving - please try again\n/);
    });
    await pass(0);
    expect(within(dialog).getByRole('textbox', { name: 'New tag' })).toHaveValue('December');
    await user.click(within(dialog).getByRole('button', { name: 'Save tags' }));
    await waitFor(() => {
      expect(screens.map(({ tags }) => tags)).toEqual([
        ...[['December', 'Gala'], ['December'], ['Gala'], [], ['Gala'], []],
      ]);
    });
    await pass(100);
    const [ofHello] = screen.getAllByRole('button', { name: 'Show only December' });
    if (ofHello !== undefined) await user.click(ofHello);
    expect(listed()).toEqual(['Hello', 'Your walk']);
  });

  itInLongRun('lead to what is published', async () => {
    const { user } = open({ screens: many() });
    await rows();
    await user.click(choose('Hello'));
    const publish = () => within(bar()).getByRole('link', { name: 'Publish…' });
    expect(publish()).toHaveAttribute('href', '/screens/publish?screen=Hello');
    await user.click(within(bar()).getByRole('button', { name: 'Choose all 6' }));
    const asked = new URL(publish().getAttribute('href') ?? '', location.origin).searchParams;
    expect(asked.getAll('screen')).toEqual(NAMES.map(id));
    await user.click(within(bar()).getByRole('button', { name: 'Choose none' }));
    expect(screen.queryByRole('region', { name: 'Chosen screens' })).toBeNull();
  });
});
