import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { asId, failed, succeeded, type OwnInvitation } from 'shared-kernel/model';
import { UiProvider } from 'shared-kernel/ui';
import { OwnInvitations } from './OwnInvitations';
import { reloadPersonAtom } from './signInAtoms';
import { declineInvitation, listInvitations, takeUpInvitation } from '../server/invitations';

jest.mock('../server/invitations', () => ({
  ...jest.requireActual<object>('../server/invitations'),
  declineInvitation: jest.fn(),
  listInvitations: jest.fn(),
  takeUpInvitation: jest.fn(),
}));

const of = (
  organisationId: string,
  organisationName: string,
  role: OwnInvitation['role'] = 'member',
): OwnInvitation => ({
  organisationId: asId(organisationId),
  organisationName,
  role,
  invitedBy: `ada@${organisationId}.example`,
  invitedAt: new Date('2026-05-01T00:00:00Z'),
});
const waiting = (...invitations: readonly OwnInvitation[]) =>
  succeeded({ invitations, emailVerified: true });

const reload = jest.fn(() => Promise.resolve());

function show(organisationName: string | null = null) {
  const store = createStore();
  store.set(reloadPersonAtom, { reload });
  return render(
    <UiProvider>
      <Provider store={store}>
        <OwnInvitations organisationName={organisationName} />
      </Provider>
    </UiProvider>,
  );
}

const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

beforeEach(() => {
  jest.clearAllMocks();
  jest
    .mocked(listInvitations)
    .mockResolvedValue(waiting(of('grove', 'Grove'), of('orchard', 'Orchard', 'admin')));
  jest.mocked(takeUpInvitation).mockResolvedValue(succeeded(undefined));
  jest.mocked(declineInvitation).mockResolvedValue(succeeded(undefined));
});

it('names each organisation and who invited, and joins the one that is accepted', async () => {
  show();
  const rows = await screen.findAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toHaveTextContent('Orchard');
  expect(rows[1]).toHaveTextContent('As admin');
  expect(rows[1]).toHaveTextContent('ada@orchard.example');
  expect(takeUpInvitation).not.toHaveBeenCalled();
  fireEvent.click(button(/^Accept the invitation of Orchard/));
  await waitFor(() => {
    expect(reload).toHaveBeenCalledTimes(1);
  });
  expect(takeUpInvitation).toHaveBeenCalledWith({ organisationId: 'orchard' });
});

it('takes a declined one away, and keeps the focus', async () => {
  show();
  await screen.findAllByRole('listitem');
  jest.mocked(listInvitations).mockResolvedValue(waiting(of('orchard', 'Orchard')));
  fireEvent.click(button(/^Decline the invitation of Grove/));
  await waitFor(() => {
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
  expect(declineInvitation).toHaveBeenCalledWith({ organisationId: 'grove' });
  await waitFor(() => {
    expect(screen.getByRole('heading')).toHaveFocus();
  });
  expect(reload).not.toHaveBeenCalled();
});

it('shows again what waits where one is gone, and joins nothing', async () => {
  jest
    .mocked(takeUpInvitation)
    .mockResolvedValue(failed({ code: 'server/permission-denied', message: 'It is gone' }));
  show();
  await screen.findAllByRole('listitem');
  jest.mocked(listInvitations).mockResolvedValue(waiting(of('orchard', 'Orchard')));
  fireEvent.click(button(/^Accept the invitation of Grove/));
  await waitFor(() => {
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
  expect(reload).not.toHaveBeenCalled();
});

it('offers to accept only to who belongs nowhere, and says what to leave', async () => {
  show('Harbour Trust');
  const [row] = await screen.findAllByRole('listitem');
  if (row === undefined) throw new Error('There is a row');
  expect(row).toHaveTextContent('leave Harbour Trust first');
  expect(within(row).queryByRole('button', { name: /^Accept/ })).toBeNull();
  expect(within(row).getByRole('button', { name: /^Decline/ })).toBeEnabled();
});

it('says why nothing can be shown to an email that is not verified', async () => {
  jest
    .mocked(listInvitations)
    .mockResolvedValue(succeeded({ invitations: [], emailVerified: false }));
  show();
  expect(await screen.findByText(/has not verified your email/)).toBeVisible();
});

it('says when they could not be loaded, and loads them again when asked to', async () => {
  jest
    .mocked(listInvitations)
    .mockResolvedValueOnce(failed({ code: 'server/unavailable', message: 'Away' }));
  show();
  expect(await screen.findByText('Your invitations could not be loaded')).toBeVisible();
  fireEvent.click(button(/again/));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
});

it('takes one answer at a time', async () => {
  jest.mocked(takeUpInvitation).mockReturnValue(new Promise(() => undefined));
  show();
  await screen.findAllByRole('listitem');
  fireEvent.click(button(/^Accept the invitation of Grove/));
  await waitFor(() => {
    expect(button(/^Accept the invitation of Orchard/)).toBeDisabled();
  });
  expect(button(/^Decline the invitation of Grove/)).toBeDisabled();
});
