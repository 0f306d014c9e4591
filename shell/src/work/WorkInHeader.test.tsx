import { act, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { failed, succeeded, WORK_STEPS } from 'shared-kernel/model';
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
  expect(screen.getByRole('link', { name: /^Importing supporters, 42 %/ })).toHaveAttribute(
    'href',
    '/fields/import',
  );
  server.record.processed = 820;
  await looks();
  expect(screen.getByRole('link', { name: /71 %, .*left$/ })).toBeInTheDocument();
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
  expect(screen.getByRole('img', { name: /^Counting supporters, 50 %/ })).toBeInTheDocument();
  server.counted = { processed: 0, total: 0 };
  await looks();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
