import { render, screen, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { asId, succeeded, type Roles, type UserId } from 'shared-kernel/model';
import {
  authAtom,
  organisationAtom,
  organisationsAtom,
  type OrganisationLoad,
} from 'shared-kernel/session';
import { anOrganisation, aYear } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';
import { Frame } from '../frame/Frame';
import type { RemoteEntry } from '../remotes/remotesFile';
import { AccountPage } from './AccountPage';
import { HomePage } from './HomePage';
import { SignUpSuccessPage } from './SignUpSuccessPage';
import { listInvitations } from '../server/invitations';

jest.mock('../server/invitations', () => ({
  ...jest.requireActual<object>('../server/invitations'),
  listInvitations: jest.fn(),
}));
beforeEach(() => {
  jest
    .mocked(listInvitations)
    .mockResolvedValue(succeeded({ invitations: [], emailVerified: true }));
});

const REMOTES: readonly RemoteEntry[] = ['Searches', 'Screens', 'Data fields'].map((label, at) => ({
  id: 'abc'.charAt(at),
  manifest: '/m.json',
  paths: [`/${label}`],
  needs: 'year',
  nav: { label, path: `/${label}` },
}));

const trust = anOrganisation({ name: 'Woodland Trust' });
const READY: OrganisationLoad = { status: 'ready', organisation: trust, years: [aYear()] };
const NO_YEARS: OrganisationLoad = { ...READY, years: [] };
const NONE: OrganisationLoad = { status: 'none' };
const FAILED: OrganisationLoad = { status: 'failed', sentence: 'The server is away.' };

interface State {
  readonly roles?: Partial<Roles>;
  readonly load: OrganisationLoad;
  readonly hasProfile?: boolean;
}

/** Null: logged out. */
function show(state: State | null, address = '/home') {
  const store = createStore();
  if (state === null) {
    store.set(authAtom, { status: 'loggedOut' });
    store.set(organisationAtom, NONE);
  } else {
    const userId = asId<UserId>('ada');
    const profile = { email: 'ada@example.org', firstName: 'Ada' };
    const user = { id: userId, profile, organisation: null };
    const { roles, load, hasProfile = true } = state;
    store.set(authAtom, {
      status: 'loggedIn',
      userId,
      email: profile.email,
      user: hasProfile ? user : null,
      roles: { admin: false, superadmin: false, ...roles },
    });
    store.set(organisationAtom, load);
    const others = [anOrganisation({ id: asId('kitchens'), name: 'Kitchens' }), trust];
    if (roles?.superadmin === true && load !== NONE) store.set(organisationsAtom, others);
  }
  return showWith(store, address);
}

function showWith(store: ReturnType<typeof createStore>, address: string) {
  const pages = [
    { path: '/home', element: <HomePage /> },
    { path: '/account', element: <AccountPage /> },
    { path: '/sign-up/success', element: <SignUpSuccessPage /> },
  ];
  const router = createMemoryRouter([{ element: <Frame remotes={REMOTES} />, children: pages }], {
    initialEntries: [address],
  });
  return render(
    <UiProvider>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </UiProvider>,
  );
}

const entries = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

const AREAS = ['Home', 'Searches', 'Screens', 'Data fields', 'Account'];
const OWN = ['Home', 'Account'];
const SUPERADMIN = { superadmin: true };

describe('the frame (spec §2)', () => {
  it('is a spinner until authentication and organisation are known', () => {
    const { container } = showWith(createStore(), '/home');
    expect(screen.getByLabelText('Loading')).toBeInTheDocument();
    expect(container.querySelector('header')).toBeNull();
  });

  it.each<[string, State | null, readonly string[]]>([
    ['logged out', null, ['Sign up', 'Login']],
    ['without an organisation', { load: NONE }, OWN],
    ['whose profile cannot be read', { load: FAILED, hasProfile: false }, OWN],
    ['a member', { load: READY }, AREAS],
    ['an admin', { load: READY, roles: { admin: true } }, AREAS],
    ['a superadmin', { load: READY, roles: SUPERADMIN }, AREAS],
    ['a superadmin where there is no organisation', { load: NONE, roles: SUPERADMIN }, OWN],
  ])('%s: the navigation', (_who, state, expected) => {
    show(state);
    expect(entries()).toEqual(expected);
  });

  it('names the organisation in plain text, and lets a superadmin choose', () => {
    const { unmount } = show({ load: READY, roles: { admin: true } });
    expect(within(screen.getByRole('banner')).getByText('Woodland Trust')).toBeVisible();
    expect(screen.queryByLabelText('Organisation')).toBeNull();
    unmount();
    show({ load: READY, roles: SUPERADMIN });
    const choice = screen.getByLabelText('Organisation');
    expect(within(choice).getAllByRole('option')).toHaveLength(2);
    expect(choice).toHaveValue(trust.id);
  });

  it('leaves a superadmin the way out of an organisation that cannot be loaded', () => {
    show({ load: FAILED, roles: SUPERADMIN });
    expect(screen.getByLabelText('Organisation')).toHaveDisplayValue('Choose an organisation');
  });

  it('has years only where the organisation has some', () => {
    const { unmount } = show({ load: READY });
    expect(screen.getByLabelText('Year')).toBeVisible();
    unmount();
    show({ load: NO_YEARS });
    expect(screen.queryByLabelText('Year')).toBeNull();
  });
});

describe('Home (spec §2)', () => {
  it.each<[string, State | null, string | RegExp]>([
    ['logged out', null, 'Please sign up or login to get started'],
    ['without an organisation', { load: NONE }, 'You are not registered to any organisation yet'],
    ['whose profile cannot be read', { load: FAILED, hasProfile: false }, 'The server is away.'],
    [
      'where no year is set up',
      { load: NO_YEARS },
      'Please set up a year in the database - this is essential before you can do anything else',
    ],
    [
      'a superadmin of nothing yet',
      { load: NONE, roles: SUPERADMIN },
      'There is no organisation yet',
    ],
    ['a member', { load: READY }, /searching against different criteria to use for screens/],
  ])('%s', (_who, state, text) => {
    show(state);
    expect(screen.getByText(text)).toBeVisible();
  });
});

describe('Account (spec §2)', () => {
  it.each<[string, State, string, string]>([
    ['a member', { load: READY }, 'Woodland Trust', 'Member'],
    ['a viewer', { load: READY, roles: { given: 'viewer' } }, 'Woodland Trust', 'Viewer'],
    ['an admin', { load: READY, roles: { admin: true } }, 'Woodland Trust', 'Admin'],
    ['a superadmin', { load: READY, roles: SUPERADMIN }, 'Woodland Trust', 'Superadmin'],
    ['without an organisation', { load: NONE }, 'None yet', 'None yet'],
    [
      'whose profile cannot be read',
      { load: FAILED },
      'Could not be loaded',
      'Could not be loaded',
    ],
  ])('%s', (_who, state, organisation, role) => {
    show(state, '/account');
    const facts = [...screen.getByRole('main').querySelectorAll('dd')].map((dd) => dd.textContent);
    expect(facts).toEqual(['ada@example.org', organisation, role]);
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  });
});

describe('the welcome (spec §2)', () => {
  it.each<[string, State | null, string]>([
    ['a newcomer', { load: NONE }, 'Welcome, Ada!'],
    ['a member', { load: READY }, 'Welcome, Ada!'],
    ['whose profile cannot be read', { load: FAILED, hasProfile: false }, 'Welcome!'],
    ['logged out', null, 'Welcome!'],
  ])('%s', (_who, state, greeting) => {
    show(state, '/sign-up/success');
    expect(screen.getByRole('heading', { name: greeting })).toBeVisible();
  });
});
