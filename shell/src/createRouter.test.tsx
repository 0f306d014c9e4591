import { render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { RouterProvider, type RouteObject } from 'react-router-dom';
import { asId, type UserId } from 'shared-kernel/model';
import { authAtom, organisationAtom } from 'shared-kernel/session';
import { anOrganisation, aYear, signedIn } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';
import { createRouter } from './createRouter';
import { OWN_PATHS, type RemoteEntry } from './remotes/remotesFile';
import { answerManifests } from './testing/manifests';

// Of the header, where nothing runs.
jest.mock('./work/loadWork', () => ({
  loadWork: () => Promise.resolve({ ok: true, value: [] }),
}));
jest.mock('./remotes/federation', () => ({
  loadExposed: ({ name }: { name: string }) => {
    const id = name.replace('remote_', '');
    const routes = [{ path: `/${id}`, component: () => <p>{`the page of ${id}`}</p> }];
    return Promise.resolve({ default: { id, routes } });
  },
}));

jest.mock('./pages/LoginPage', () => ({ LoginPage: () => <p>the login page</p> }));

beforeEach(() => {
  answerManifests();
});

const remote = (id: string, needs: RemoteEntry['needs']): RemoteEntry => ({
  id,
  manifest: `/remotes/${id}/mf-manifest.json`,
  paths: [`/${id}`],
  needs,
  nav: null,
});

function openAt(address: string, store: ReturnType<typeof createStore>) {
  window.history.replaceState(null, '', address);
  const router = createRouter([remote('set-up', 'login'), remote('fields', 'year')]);
  render(
    <UiProvider>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </UiProvider>,
  );
}

/** Somebody who is logged in, with what was found of their organisation. */
function loggedIn(organisation: 'none' | 'withoutYear') {
  const store = signedIn({ year: aYear() });
  store.set(
    organisationAtom,
    organisation === 'none'
      ? { status: 'none' }
      : { status: 'ready', organisation: anOrganisation(), years: [] },
  );
  return store;
}

function loggedOut() {
  const store = createStore();
  store.set(authAtom, { status: 'loggedOut' });
  store.set(organisationAtom, { status: 'none' });
  return store;
}

describe('pages of remotes', () => {
  it.each(['none', 'withoutYear'] as const)(
    'that need a login alone are there, whatever is known of a year: %s',
    async (organisation) => {
      openAt('/set-up', loggedIn(organisation));
      expect(await screen.findByText('the page of set-up')).toBeVisible();
    },
  );

  it('that need a year wait for one', async () => {
    openAt('/fields', loggedIn('withoutYear'));
    expect(await screen.findByText(/^Please set up a year in the database/)).toBeVisible();
    expect(screen.queryByText('the page of fields')).toBeNull();
  });

  it('that need a year are there where there is one', async () => {
    openAt('/fields', signedIn());
    expect(await screen.findByText('the page of fields')).toBeVisible();
  });

  it.each(['/set-up', '/fields'])('are for people who are logged in: %s', async (address) => {
    openAt(address, loggedOut());
    expect(await screen.findByText('the login page')).toBeVisible();
    expect(screen.queryByText(/^the page of/)).toBeNull();
  });

  it('keep the person whose profile could not be read', async () => {
    const store = signedIn();
    const userId = asId<UserId>('ada');
    const roles = { admin: false, superadmin: false };
    store.set(authAtom, { status: 'loggedIn', userId, email: 'a@b.org', user: null, roles });
    store.set(organisationAtom, { status: 'failed', sentence: 'No answer.' });
    openAt('/set-up', store);
    expect(await screen.findByText('the page of set-up')).toBeVisible();
  });
});

it('has the shell’s own pages at the addresses that no remote may take', () => {
  const pathsOf = (routes: readonly RouteObject[]): readonly string[] =>
    routes.flatMap(({ path, children = [] }) => [
      ...(path === undefined ? [] : [path]),
      ...pathsOf(children),
    ]);
  const own = pathsOf(createRouter([]).routes).filter((path) => path !== '*');
  expect([...own].sort()).toEqual([...OWN_PATHS].sort());
});
