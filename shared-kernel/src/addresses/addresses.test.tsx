import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { failed, succeeded, type Roles } from 'shared-kernel/model';
import { authAtom, toastAtom } from 'shared-kernel/session';
import { signedIn } from 'shared-kernel/testing';
import { MemoryRouter } from 'react-router-dom';
import { UiProvider } from 'shared-kernel/ui';
import { addressesPortAtom, type AddressesPort } from './addressesPort';
import { Examples } from './Examples';

const MASKS = ['r…@example.org', 'r…@example.org'];
const EMAILS = ['robin@example.org', 'rose@example.org'];
const OF = { kind: 'search', id: 'givers' } as const;

function open(emails: readonly string[], { given }: Pick<Roles, 'given'> = {}) {
  const show = jest.fn<ReturnType<AddressesPort['show']>, Parameters<AddressesPort['show']>>(() =>
    Promise.resolve(succeeded(EMAILS)),
  );
  const store = signedIn();
  store.set(addressesPortAtom, { show, readExample: jest.fn() });
  if (given !== undefined)
    store.set(authAtom, (before) =>
      before.status === 'loggedIn' ? { ...before, roles: { ...before.roles, given } } : before,
    );
  const tree = (shown: readonly string[]) => (
    <Provider store={store}>
      <UiProvider>
        <MemoryRouter>
          <Examples of={OF} emails={shown} />
        </MemoryRouter>
      </UiProvider>
    </Provider>
  );
  const { rerender } = render(tree(emails));
  return {
    show,
    store,
    user: userEvent.setup(),
    again: (shown: readonly string[]) => {
      rerender(tree(shown));
    },
  };
}

const listed = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('shows emails as they are where they are not masked', async () => {
  const { show, user } = open(EMAILS);
  await user.click(screen.getByRole('button', { name: 'Example supporters' }));
  expect(listed()).toEqual(EMAILS);
  expect(screen.queryByRole('button', { name: 'Show emails' })).toBeNull();
  expect(show).not.toHaveBeenCalled();
});

it('shows masks, and addresses once somebody asks, who reads that it is noted', async () => {
  const { show, user, again } = open(MASKS);
  await user.click(screen.getByRole('button', { name: 'Example supporters' }));
  expect(listed()).toEqual(MASKS);
  expect(screen.getByText('The activity notes who looks.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show emails' }));
  expect(listed()).toEqual(EMAILS);
  const hide = screen.getByRole('button', { name: 'Hide emails' });
  expect(hide).toHaveFocus();
  await user.click(hide);
  expect(listed()).toEqual(MASKS);
  await user.click(screen.getByRole('button', { name: 'Show emails' }));
  expect(listed()).toEqual(EMAILS);
  expect(show).toHaveBeenCalledTimes(1);
  expect(show.mock.calls[0]?.[1]).toEqual(OF);

  again([...MASKS, 'k…@example.org']);
  expect(listed()).toEqual([...MASKS, 'k…@example.org']);
});

it('says why they cannot be shown', async () => {
  const { show, store, user } = open(MASKS);
  show.mockResolvedValue(failed({ code: 'server/resource-exhausted', message: 'Please wait' }));
  await user.click(screen.getByRole('button', { name: 'Example supporters' }));
  await user.click(screen.getByRole('button', { name: 'Show emails' }));
  expect(listed()).toEqual(MASKS);
  expect(store.get(toastAtom)?.toast).toMatchObject({ header: 'Emails', variant: 'danger' });
});

it('offers nothing to whoever looks only', async () => {
  const { user } = open(MASKS, { given: 'viewer' });
  await user.click(screen.getByRole('button', { name: 'Example supporters' }));
  expect(screen.queryByRole('button', { name: 'Show emails' })).toBeNull();
  expect(screen.getByText(/Emails are masked/)).toBeVisible();
});

it('copies an email by a click, and says so', async () => {
  const { store, user } = open(EMAILS);
  const copied = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: copied },
    configurable: true,
  });
  await user.click(screen.getByRole('button', { name: 'Example supporters' }));
  await user.click(screen.getByRole('button', { name: 'rose@example.org' }));
  expect(copied).toHaveBeenCalledWith('rose@example.org');
  expect(store.get(toastAtom)?.toast).toEqual({
    ...{ header: 'Email address', body: 'Copied to clipboard!' },
    ...{ variant: 'success', delayMs: 2000 },
  });
});

it('offers no copy of a mask', async () => {
  const { user } = open(MASKS);
  await user.click(screen.getByRole('button', { name: 'Example supporters' }));
  expect(screen.queryByRole('button', { name: /@/ })).toBeNull();
});

it('leads to the supporter, of a mask by its place among the examples', async () => {
  const { user } = open(MASKS);
  await user.click(screen.getByRole('button', { name: 'Example supporters' }));
  const [, second] = screen.getAllByRole('link', { name: 'Open r…@example.org' });
  expect(second).toHaveAttribute('href', '/supporters#kind=search&id=givers&example=1');
  await user.click(screen.getByRole('button', { name: 'Show emails' }));
  expect(screen.getByRole('link', { name: 'Open rose@example.org' })).toHaveAttribute(
    'href',
    '/supporters#email=rose%40example.org',
  );
});
