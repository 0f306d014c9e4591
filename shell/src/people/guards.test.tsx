import { render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { UserId } from 'shared-kernel/model';
import { authAtom, organisationAtom, type OrganisationLoad } from 'shared-kernel/session';
import { anOrganisation } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';
import { HomePage } from '../pages/HomePage';
import { LoginRequired, OrganisationRequired } from './guards';

const SENTENCE = 'The server could not be reached.';

/** Somebody whose profile could not be fetched, at an address. */
function showAt(
  address: string,
  load: OrganisationLoad = { status: 'failed', sentence: SENTENCE },
) {
  const store = createStore();
  store.set(authAtom, {
    status: 'loggedIn',
    userId: 'ada' as UserId,
    email: 'ada@example.org',
    user: null,
    roles: { admin: false, superadmin: false },
  });
  store.set(organisationAtom, load);
  const pages = ['/searches/:id', '/screens/:id/design', '/fields'].map((path) => ({
    path,
    element: <p>a page of a year</p>,
  }));
  const inside = { element: <OrganisationRequired />, children: pages };
  const router = createMemoryRouter(
    [
      { path: '/home', element: <HomePage /> },
      { element: <LoginRequired />, children: [inside] },
    ],
    { initialEntries: [address] },
  );
  render(
    <UiProvider>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </UiProvider>,
  );
  return router;
}

describe('an organisation that could not be loaded', () => {
  it.each(['/searches/x', '/home'])('costs a panel at %s, and the address stays', (address) => {
    const router = showAt(address);
    expect(screen.getByText('Your organisation could not be loaded')).toBeVisible();
    expect(screen.getByText(SENTENCE)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText(/not registered to any organisation/)).toBeNull();
    expect(router.state.location.pathname).toBe(address);
  });
});

describe('where no year exists', () => {
  it.each([
    ['/searches/x', 'Edit search'],
    ['/screens/x/design', 'Screen design'],
    ['/fields', 'Data fields'],
  ])('%s has its title, its heading and the alert of spec §2', (address, title) => {
    showAt(address, { status: 'ready', organisation: anOrganisation(), years: [] });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.title).toBe(`${title} – Supporter Screens`);
    expect(screen.getByText(/^Please set up a year in the database/)).toBeVisible();
    expect(screen.queryByText('a page of a year')).toBeNull();
  });
});
