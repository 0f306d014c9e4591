import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, DEFAULT_CONTENT, type ScreenId } from 'shared-kernel/model';
import { toastAtom } from 'shared-kernel/session';
import { aScreen, aYear, renderPage, signedIn } from 'shared-kernel/testing';
import { memoryScreenStore, type MemoryContents } from '../screen-store/memoryScreenStore';
import { screenStoreAtom } from '../screen-store/screenStore';
import { ScreensPage } from './ScreensPage';

jest.setTimeout(30_000);

const id = (name: string) => asId<ScreenId>(name);

function open(contents: MemoryContents = {}) {
  const store = signedIn();
  store.set(screenStoreAtom, memoryScreenStore(contents));
  const page = renderPage(ScreensPage, { path: '/screens', store });
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  return { page, user, toast: () => store.get(toastAtom)?.toast };
}

const rows = async () => {
  await screen.findByRole('heading', { level: 2, name: 'Hello' });
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
};

const twoScreens = () => [
  aScreen({ id: id('two'), name: '', order: 2 }),
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

it('shows how many supporters match 1, 2, … screens', async () => {
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
  expect(toast()).toMatchObject({ body: 'Saved successfully!', delayMs: 2000 });
  expect(screen.queryByText(/^at /)).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByText('at /screens/new-3/setup')).toBeVisible();
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
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    return DOMRect.fromRect({ y: place * 120, width: 600, height: 100 });
  });
}

it('puts a screen where its handle is dragged to, and saves that 5 s later', async () => {
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

it('goes back to the stored order when saving it fails', async () => {
  const { user, toast } = open({ screens: twoScreens(), failing: new Set(['reorderScreens']) });
  await user.click(await screen.findByRole('button', { name: 'Move Hello down' }));
  await pass(5000);
  expect(toast()?.body).toMatch(/^Error - could not save updated screens order\n/);
  expect(await rows()).toEqual(['Hello', 'Untitled']);
});

it('recalculates with the notice of the spec', async () => {
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

it('says what a first screen is for', async () => {
  open();
  expect(await screen.findByText('No screens yet')).toBeVisible();
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
