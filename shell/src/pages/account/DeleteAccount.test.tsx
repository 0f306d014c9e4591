import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { asId, failed, succeeded, type UserId } from 'shared-kernel/model';
import { authAtom, isRecentLogin, signOut } from 'shared-kernel/session';
import { UiProvider } from 'shared-kernel/ui';
import { LoginRequired } from '../../people/guards';
import { rememberOrganisation } from '../../people/rememberedChoice';
import { recallPerson, rememberPerson } from '../../people/rememberedPerson';
import { farewellAtom } from '../../people/signInAtoms';
import { AccountDeletedPage } from './AccountDeletedPage';
import { DeleteAccount } from './DeleteAccount';
import { deleteMyAccount } from '../../server/account';

jest.mock('../../server/account', () => ({
  ...jest.requireActual<object>('../../server/account'),
  deleteMyAccount: jest.fn(),
}));
jest.mock('shared-kernel/session', () => ({
  ...jest.requireActual<object>('shared-kernel/session'),
  isRecentLogin: jest.fn(),
  signOut: jest.fn(),
}));

const userId = asId<UserId>('uid-of-vera');
const email = 'Vera@example.org';

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(isRecentLogin).mockResolvedValue(true);
  jest.mocked(deleteMyAccount).mockResolvedValue(succeeded(undefined));
});

function show() {
  const store = createStore();
  store.set(authAtom, {
    status: 'loggedIn',
    userId,
    email,
    user: null,
    roles: { admin: false, superadmin: false },
  });
  jest.mocked(signOut).mockImplementation(() => {
    store.set(authAtom, { status: 'loggedOut' });
    return Promise.resolve();
  });
  const router = createMemoryRouter(
    [
      {
        element: <LoginRequired />,
        children: [{ path: '/account', element: <DeleteAccount userId={userId} email={email} /> }],
      },
      { path: '/account/deleted', element: <AccountDeletedPage /> },
      { path: '/login', element: <h1>Login</h1> },
      { path: '/home', element: <h1>Home</h1> },
    ],
    { initialEntries: ['/account'] },
  );
  render(
    <UiProvider>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </UiProvider>,
  );
  return { store, router };
}

const opener = () => screen.getByRole('button', { name: 'Delete my account' });
const input = () => screen.findByLabelText('Type your email to confirm');

async function confirm(typed: string): Promise<HTMLElement> {
  fireEvent.click(opener());
  fireEvent.change(await input(), { target: { value: typed } });
  const dialog = screen.getByRole('alertdialog');
  const button = within(dialog).getByRole('button', { name: 'Delete my account' });
  fireEvent.click(button);
  return button;
}

it('deletes nothing until the email is typed, in any case', async () => {
  show();
  const button = await confirm('vera@example');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  fireEvent.keyDown(await input(), { key: 'Enter' });
  expect(deleteMyAccount).not.toHaveBeenCalled();
  fireEvent.change(await input(), { target: { value: ' vera@example.org ' } });
  fireEvent.keyDown(await input(), { key: 'Enter' });
  expect(deleteMyAccount).toHaveBeenCalledTimes(1);
});

it('logs out, forgets the person in this browser, and says that it is done', async () => {
  rememberPerson({ email, firstName: 'Vera' });
  rememberOrganisation(userId, asId('grove'));
  localStorage.setItem('screen-draft uid-of-vera grove 2026 hello tab', 'draft');
  sessionStorage.setItem(`supporter-screens/edits/${email}/x`, 'edits');
  localStorage.setItem('supporter-screens/choice/uid-of-another', 'theirs');
  const { store, router } = show();
  await confirm(email);
  expect(await screen.findByText('Your account is deleted')).toBeVisible();
  expect(signOut).toHaveBeenCalledTimes(1);
  // It is said once.
  expect(store.get(farewellAtom)).toBeNull();
  expect(router.state.location.pathname).toBe('/account/deleted');
  expect(recallPerson()).toBeNull();
  expect(Object.keys(localStorage)).toEqual(['supporter-screens/choice/uid-of-another']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('does not claim that nothing happened where the server could not be reached, and can be asked again', async () => {
  jest
    .mocked(deleteMyAccount)
    .mockResolvedValueOnce(failed({ code: 'server/unavailable', message: '' }));
  show();
  const button = await confirm(email);
  expect(await screen.findByRole('alert')).toHaveTextContent('It is not certain');
  fireEvent.click(button);
  expect(await screen.findByText('Your account is deleted')).toBeVisible();
});

it('keeps what was typed and says at the place why the server refused', async () => {
  jest
    .mocked(deleteMyAccount)
    .mockResolvedValue(
      failed({ code: 'server/failed-precondition', message: 'You are the only admin of Grove' }),
    );
  show();
  await confirm(email);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your account is not deletedYou are the only admin of Grove.',
  );
  expect(await input()).toHaveValue(email);
  expect(signOut).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(opener()).toHaveFocus();
  });
});

it.each([
  ['before anything is typed', false],
  ['where the dialog stood open for too long', true],
])('has somebody log in again whose login is old, %s', async (_, wasRecent) => {
  jest.mocked(isRecentLogin).mockResolvedValueOnce(wasRecent).mockResolvedValue(false);
  jest
    .mocked(deleteMyAccount)
    .mockResolvedValue(failed({ code: 'server/failed-precondition', message: 'Log in again' }));
  const { store } = show();
  if (wasRecent) await confirm(email);
  else fireEvent.click(opener());
  fireEvent.click(await screen.findByRole('button', { name: 'Log in again' }));
  expect(store.get(farewellAtom)).toBe('again');
  expect(signOut).toHaveBeenCalledTimes(1);
});

it('tells nobody that their account is deleted who comes by the address alone', async () => {
  const { router } = show();
  await router.navigate('/account/deleted');
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});
