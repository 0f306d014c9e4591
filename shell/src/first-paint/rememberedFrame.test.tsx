import { act, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { asId, type Roles, type UserId } from 'shared-kernel/model';
import { signedIn } from 'shared-kernel/testing';
import { Page, UiProvider } from 'shared-kernel/ui';
import { Frame } from '../frame/Frame';
import type { PlacedRemote } from '../remotes/remoteOverride';
import { forgetFrame, rememberFrame } from './rememberedFrame';

// Of the header, where nothing runs.
jest.mock('../work/loadWork', () => ({
  loadWork: () => Promise.resolve({ ok: true, value: [] }),
}));

const SEARCHES: PlacedRemote = {
  ...{ id: 'searches', manifest: '/searches/mf-manifest.json', integrity: null, needs: 'year' },
  ...{ paths: ['/searches'], nav: { label: 'Searches', path: '/searches' } },
};
const SET_UP: PlacedRemote = { ...SEARCHES, id: 'set-up', paths: ['/set-up'], nav: null };

const USER = asId<UserId>('user-1');
const kept = (): unknown =>
  JSON.parse(localStorage.getItem(`supporter-screens/frame/${USER}`) ?? 'null');

/** Shows a page in the frame, until its heading is there. */
async function show(path: string, page: ReactElement, roles: Partial<Roles> = {}): Promise<void> {
  const router = createMemoryRouter(
    [{ element: <Frame remotes={[SEARCHES, SET_UP]} />, children: [{ path: '*', element: page }] }],
    { initialEntries: [path] },
  );
  const { unmount } = render(
    <Provider store={signedIn({ roles })}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1 });
  // What waits for a change of the page.
  await act(() => Promise.resolve());
  unmount();
}

afterEach(() => {
  localStorage.clear();
});

it('remembers of a frame what it showed, with the headings of the pages that its entries lead to', async () => {
  const searches = (
    <Page title="Searches" help="Select supporters." action={<button type="button">Add</button>}>
      {null}
    </Page>
  );
  await show('/searches', searches, { admin: true });
  await show('/searches/planters', <Page title="Edit search">{null}</Page>);
  const linked = (
    <Page title="Account" help={<a href="/help">Help</a>}>
      {null}
    </Page>
  );
  await show('/account', linked);
  expect(kept()).toEqual({
    organisation: 'An organisation',
    year: '2026',
    hasSettings: false,
    entries: [
      { label: 'Home', path: '/home', isExact: true },
      { label: 'Searches', path: '/searches', isExact: false },
      { label: 'Account', path: '/account', isExact: true },
    ],
    headings: {
      '/searches': {
        heading: 'Searches',
        help: 'Select supporters.',
        action: { width: 0, height: 0 },
      },
      '/account': { heading: 'Account', help: '', action: null },
    },
  });
});

it('remembers the way to the settings of an admin', async () => {
  await show('/account', <Page title="Account">{null}</Page>, { admin: true });
  expect(kept()).toHaveProperty('hasSettings', true);
});

it('remembers nothing of a superadmin, who has all organisations in the frame', async () => {
  await show('/account', <Page title="Account">{null}</Page>, { superadmin: true });
  expect(kept()).toBeNull();
});

it('remembers no page that stands in for one that broke', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const quiet = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const router = createMemoryRouter([
    {
      element: <Frame remotes={[SEARCHES]} />,
      errorElement: (
        <Frame remotes={[SEARCHES]}>
          <Page title="Something went wrong">{null}</Page>
        </Frame>
      ),
      children: [{ path: '*', element: <Broken /> }],
    },
  ]);
  render(
    <Provider store={signedIn()}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </Provider>,
  );
  await screen.findByRole('heading', { name: 'Something went wrong' });
  await act(() => Promise.resolve());
  quiet.mockRestore();
  expect(kept()).toBeNull();
});

it('forgets the heading of a page that no entry leads to any longer', () => {
  const frame = { organisation: 'Oak', year: '2026', hasSettings: false };
  const entry = (path: string) => ({ label: path, path, isExact: false });
  const heading = { heading: 'A page', help: '', action: null };
  rememberFrame(USER, {
    ...frame,
    entries: [entry('/a'), entry('/b')],
    headings: { '/a': heading },
  });
  rememberFrame(USER, { ...frame, entries: [entry('/b')], headings: { '/b': heading } });
  expect(kept()).toMatchObject({ headings: { '/b': heading } });
  expect(JSON.stringify(kept())).not.toContain('"/a"');
  forgetFrame(USER);
  expect(kept()).toBeNull();
});
