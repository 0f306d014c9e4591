import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { failed, succeeded, WORK_STEPS } from 'shared-kernel/model';
import { beginWork, type RunningWork, type WorkInHand } from 'shared-kernel/running-work';
import { toastAtom } from 'shared-kernel/session';
import { signedIn } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';
import { WorkInHeader } from './WorkInHeader';

const server = {
  running: null as string | null,
  record: {
    id: 'i',
    state: 'importing',
    step: WORK_STEPS.writing,
    processed: 240,
    total: 1000,
    failure: '',
  },
  counted: { processed: 0, total: 0 },
};

jest.mock('shared-kernel/firestore', () => ({
  ...jest.requireActual<object>('shared-kernel/firestore'),
  loadRunningImportId: () => Promise.resolve(succeeded(server.running)),
  loadImport: () => Promise.resolve(succeeded({ ...server.record })),
  loadMatchingProgress: () =>
    Promise.resolve(
      server.counted.total > 0 ? succeeded(server.counted) : failed({ code: 'data/not-found' }),
    ),
}));
jest.mock('shared-kernel/session', () => ({
  ...jest.requireActual<object>('shared-kernel/session'),
  useRefreshOrganisation: () => () => Promise.resolve(),
}));
const yearChanged = jest.fn(() => Promise.resolve());
jest.mock('shared-kernel/server-state', () => ({
  ...jest.requireActual<object>('shared-kernel/server-state'),
  useServerChanges: () => ({ yearChanged }),
}));

function open(at = '/searches') {
  const store = signedIn();
  const router = createMemoryRouter([{ path: '*', Component: WorkInHeader }], {
    initialEntries: [at],
  });
  render(
    <Provider store={store}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </Provider>,
  );
  return store;
}

const looks = () => act(() => jest.advanceTimersByTimeAsync(2500));

beforeEach(() => {
  jest.useFakeTimers();
  yearChanged.mockClear();
  Object.assign(server, { running: null, counted: { processed: 0, total: 0 } });
  Object.assign(server.record, { state: 'importing', processed: 240, failure: '' });
});
afterEach(() => {
  jest.useRealTimers();
});

it('says how far an import is and how long it takes, and tells its end with a link', async () => {
  server.running = 'i';
  const store = open();
  await looks();
  expect(screen.getByRole('link', { name: /^Importing supporters, 42%/ })).toHaveAttribute(
    'href',
    '/fields/import',
  );
  server.record.processed = 820;
  await looks();
  expect(screen.getByRole('link', { name: /71%, .*left$/ })).toBeInTheDocument();
  server.running = null;
  server.record.state = 'done';
  await looks();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(store.get(toastAtom)?.toast).toMatchObject({
    header: 'Import done',
    link: { to: '/fields/import' },
  });
});

it('has the year read again on every page once an import or a count has ended', async () => {
  server.running = 'i';
  open();
  await looks();
  expect(yearChanged).not.toHaveBeenCalled();
  server.running = null;
  server.record.state = 'done';
  await looks();
  expect(yearChanged).toHaveBeenCalledTimes(1);
});

it('says why an import failed, and that nothing is lost', async () => {
  server.running = 'i';
  const store = open();
  await looks();
  server.running = null;
  Object.assign(server.record, { state: 'failed', failure: 'The file ended too early.' });
  await looks();
  expect(store.get(toastAtom)?.toast).toMatchObject({
    header: 'Import failed',
    variant: 'danger',
    body: expect.stringMatching(/^The file ended too early\. /) as string,
  });
});

it('leaves the page of imports to tell it itself', async () => {
  server.running = 'i';
  const store = open('/fields/import');
  await looks();
  server.running = null;
  server.record.state = 'done';
  await looks();
  expect(store.get(toastAtom)).toBeNull();
});

it('says how far a count is, and nothing once it is over', async () => {
  server.counted = { processed: 30, total: 60 };
  open();
  await looks();
  expect(screen.getByRole('img', { name: /^Counting supporters, 50%/ })).toBeInTheDocument();
  server.counted = { processed: 0, total: 0 };
  await looks();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

describe('work of this window', () => {
  const EXPORT: RunningWork = {
    ...{ id: 'export', words: 'Exporting personal links', done: 0, to: '/screens/links' },
    needsWindow: true,
  };
  const begin = (work: Partial<RunningWork> = {}) => {
    const begun: WorkInHand[] = [];
    act(() => {
      begun.push(beginWork({ ...EXPORT, ...work }));
    });
    const [inHand] = begun;
    if (inHand === undefined) throw new Error('Nothing has begun.');
    return inHand;
  };
  const DONE = {
    ...{ failed: false, header: 'Links exported', body: '600 links are in “links.csv”.' },
    link: { to: '/screens/links', label: 'Look at the personal links' },
  };

  it('is shown with its percentage and time left, read out, and its end told with a link', async () => {
    const store = open();
    await looks();
    const { report, end } = begin();
    expect(screen.getByRole('status')).toHaveTextContent('Exporting personal links …');
    expect(screen.getByRole('link', { name: 'Exporting personal links, 0%' })).toHaveAttribute(
      'href',
      '/screens/links',
    );
    await looks();
    act(() => {
      report(0.4);
    });
    expect(
      screen.getByRole('link', { name: /^Exporting personal links, 40%, .* left$/ }),
    ).toBeInTheDocument();
    act(() => {
      end(DONE);
    });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(store.get(toastAtom)?.toast).toMatchObject({
      header: 'Links exported',
      variant: 'success',
      link: { to: '/screens/links' },
    });
  });

  it('says as danger that it failed, and why', async () => {
    const store = open();
    await looks();
    const { end } = begin();
    act(() => {
      end({ failed: true, header: 'Export of links stopped', body: 'The server is away.' });
    });
    expect(store.get(toastAtom)?.toast).toMatchObject({
      variant: 'danger',
      body: 'The server is away.',
    });
  });

  it('leaves its own page to tell its end', async () => {
    const store = open('/screens/links');
    await looks();
    const { end } = begin();
    act(() => {
      end(DONE);
    });
    expect(store.get(toastAtom)).toBeNull();
  });

  it('that began before the header was there is shown, without a number where nothing tells one', async () => {
    const { end } = beginWork({ ...EXPORT, words: 'Erasing a supporter', done: null });
    open();
    await looks();
    expect(screen.getByRole('link', { name: 'Erasing a supporter' })).toBeInTheDocument();
    act(() => {
      end(null);
    });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('stands behind the server’s own, in a list of everything from which it is stopped', async () => {
    server.running = 'i';
    open();
    await looks();
    const stop = jest.fn();
    const { end } = begin({ stop });
    expect(screen.getByRole('link', { name: /^Importing supporters, 42%/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '1 more running' })).toHaveAttribute(
      'title',
      expect.stringMatching(/^Importing supporters, 42%.*\nExporting personal links, 0%$/),
    );
    const list = within(screen.getByRole('group', { name: 'Everything that runs', hidden: true }));
    expect(list.getAllByRole('listitem', { hidden: true })).toHaveLength(2);
    fireEvent.click(
      list.getByRole('button', { name: 'Stop: Exporting personal links', hidden: true }),
    );
    expect(stop).toHaveBeenCalledTimes(1);
    act(() => {
      end(null);
    });
    expect(screen.queryByRole('button', { name: '1 more running' })).not.toBeInTheDocument();
  });
});
