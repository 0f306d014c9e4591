import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import {
  asId,
  succeeded,
  type Roles,
  type UserId,
  type YearHome,
  type YearProgress,
} from 'shared-kernel/model';
import { loadScreens, loadYear } from 'shared-kernel/firestore';
import {
  authAtom,
  organisationAtom,
  organisationsAtom,
  type OrganisationLoad,
} from 'shared-kernel/session';
import { anOrganisation, aScreen, aYear, itInLongRun } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';
import { Frame } from '../frame/Frame';
import type { RemoteEntry } from '../remotes/remotesFile';
import { AccountPage } from './AccountPage';
import { HomePage } from './HomePage';
import { SignUpSuccessPage } from './SignUpSuccessPage';
import { awaitsClaim } from '../server/claim';
import { readHome } from '../server/home';
import { listInvitations } from '../server/invitations';

// Of the header, where nothing runs.
jest.mock('../work/loadWork', () => ({
  loadWork: () => Promise.resolve({ ok: true, value: [] }),
}));
jest.mock('../server/home', () => ({ readHome: jest.fn() }));
jest.mock('shared-kernel/firestore', () => ({
  ...jest.requireActual<object>('shared-kernel/firestore'),
  loadScreens: jest.fn(),
  loadYear: jest.fn(),
}));
jest.mock('../server/claim', () => ({ awaitsClaim: jest.fn() }));
jest.mock('../server/invitations', () => ({
  ...jest.requireActual<object>('../server/invitations'),
  listInvitations: jest.fn(),
}));
beforeEach(() => {
  jest.mocked(awaitsClaim).mockResolvedValue(false);
  jest.mocked(readHome).mockResolvedValue(succeeded(aHome()));
  jest.mocked(loadYear).mockResolvedValue(succeeded(aYear({ supportersTotal: 800 })));
  jest.mocked(loadScreens).mockResolvedValue(succeeded({ items: [aScreen()], malformed: [] }));
  localStorage.clear();
  jest
    .mocked(listInvitations)
    .mockResolvedValue(succeeded({ invitations: [], emailVerified: true }));
});

const ALL_DONE: YearProgress = {
  searches: 2,
  screens: 3,
  published: 'published',
  sample: false,
  linksExportedAt: new Date('2026-12-01T09:00:00Z'),
};

const FEWER = { kind: 'fewerThan', count: 10 } as const;
const aHome = (changes: Partial<YearHome> = {}): YearHome => ({
  progress: ALL_DONE,
  lastImport: null,
  results: { opened: FEWER, finished: FEWER, shared: FEWER, acted: FEWER },
  attention: [],
  activity: [],
  ...changes,
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
const IMPORTED: OrganisationLoad = { ...READY, years: [aYear({ supportersTotal: 800 })] };
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

describe('[D386] first steps on Home', () => {
  const of = (progress: Partial<YearProgress>, state: Partial<State> = {}) => {
    const home = aHome({ progress: { ...ALL_DONE, ...progress } });
    jest.mocked(readHome).mockResolvedValue(succeeded(home));
    show({ load: IMPORTED, ...state });
  };
  const heading = () => screen.findByRole('heading', { name: 'First steps' });

  it('say what is done, and lead to each of the others', async () => {
    of({ searches: 0, linksExportedAt: null });
    await heading();
    expect(screen.getByText('3 of 5 done')).toBeVisible();
    // Beside a year that is in use, what is done has gone.
    expect(screen.queryByRole('heading', { name: /^Publish/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to searches' })).toHaveAttribute(
      'href',
      '/searches',
    );
    expect(screen.getByRole('link', { name: 'Go to personal links' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Review and publish' })).toBeNull();
  });

  it('hold to an import of one’s own where the supporters are those of the sample', async () => {
    of({ sample: true });
    expect(await screen.findByText(/^You are working with sample data\./)).toBeVisible();
    expect(screen.getByText('4 of 5 done')).toBeVisible();
  });

  itInLongRun('are put away, and found again after Home was left', async () => {
    of({ screens: 0, published: 'nothing' });
    await heading();
    await userEvent.click(screen.getByRole('button', { name: 'Hide first steps' }));
    expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull();
    cleanup();
    of({ screens: 0, published: 'nothing' });
    await userEvent.click(await screen.findByRole('button', { name: /^Show first steps: 3 of 5/ }));
    await heading();
    cleanup();
    of({ screens: 0, published: 'nothing' });
    await heading();
  });

  it.each<[string, Partial<YearProgress>, Partial<State>]>([
    ['all is done', {}, {}],
    ['somebody looks only', { searches: 0 }, { roles: { given: 'viewer' } }],
  ])('are not there where %s', async (_, progress, state) => {
    of(progress, state);
    await waitFor(() => {
      expect(screen.getByText(/searching against different criteria/)).toBeVisible();
    });
    expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull();
  });
});

it('[D385] of an installation that is nobody’s yet Home says where its address is', async () => {
  jest.mocked(awaitsClaim).mockResolvedValue(true);
  show({ load: NONE });
  expect(await screen.findByText('Nobody runs this installation yet')).toBeVisible();
});

it('[D385] the first superadmin is led on from the welcome', () => {
  show({ load: NONE, roles: SUPERADMIN }, '/sign-up/success');
  expect(screen.getByText(/^You run this installation now/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set up an organisation' })).toHaveAttribute(
    'href',
    '/set-up',
  );
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
