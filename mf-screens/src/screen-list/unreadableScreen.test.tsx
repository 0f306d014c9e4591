import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodeScreen, failed, succeeded } from 'shared-kernel/model';
import { toastAtom } from 'shared-kernel/session';
import { aScreen, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { publishIn } from '../publishing/memoryPublishing';
import { SetupPage } from '../screen-setup/SetupPage';
import { reachPortAtom } from '../reach/reachPort';
import { memoryScreenStore } from '../screen-store/memoryScreenStore';
import { screenStoreAtom, type ScreenStore } from '../screen-store/screenStore';
import { ScreensPage } from './ScreensPage';

/** A stored screen whose items are none. */
const STORED = { name: 'Broken', content: { items: [{}, { type: 'film' }] } };

function faultOfStored() {
  const decoded = decodeScreen('broken', STORED);
  if (decoded.ok) throw new Error('the screen can be read');
  return decoded.error;
}

const listing = () =>
  Promise.resolve(
    succeeded({
      items: [aScreen({ name: 'Hello' })],
      malformed: [{ id: 'broken', fault: faultOfStored() }],
    }),
  );

function openList(parts: Partial<ScreenStore>) {
  const store = signedIn();
  publishIn(store);
  store.set(screenStoreAtom, { ...memoryScreenStore({}), loadScreens: listing, ...parts });
  store.set(reachPortAtom, {
    readReach: () => Promise.resolve(failed({ code: 'server/unavailable', message: '' })),
  });
  renderPage(ScreensPage, { path: '/screens', store });
  return { user: userEvent.setup(), toast: () => store.get(toastAtom)?.toast.body };
}

it('a screen with a malformed item costs its row with a note, not the list', async () => {
  openList({});
  expect(await screen.findByRole('heading', { level: 2, name: 'Hello' })).toBeVisible();
  expect(screen.getByText('1 of the screens cannot be read')).toBeVisible();
  const note = screen.getByRole('group', { name: 'broken' });
  expect(note).toHaveTextContent(/broken \(content\.items\.\d/);
});

it('such a screen is deleted from its note after a question', async () => {
  const deleteScreen = jest.fn(() => Promise.resolve(succeeded(undefined)));
  const { user, toast } = openList({ deleteScreen });
  const askToDelete = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete broken' }));
    return within(await screen.findByRole('alertdialog', { name: 'Delete “broken”?' }));
  };
  await user.click((await askToDelete()).getByRole('button', { name: 'Cancel' }));
  expect(deleteScreen).not.toHaveBeenCalled();
  await user.click((await askToDelete()).getByRole('button', { name: 'Delete' }));
  expect(deleteScreen).toHaveBeenCalledWith(expect.anything(), 'broken');
  await waitFor(() => {
    expect(screen.queryByText('1 of the screens cannot be read')).not.toBeInTheDocument();
  });
  expect(toast()).toBe('Deleted successfully!');
  expect(screen.getByRole('heading', { level: 2, name: 'Hello' })).toBeVisible();
});

it('one that cannot be deleted stays, and says why', async () => {
  const { user, toast } = openList({
    deleteScreen: () => Promise.resolve(failed({ code: 'data/unavailable', message: '' })),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete broken' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => {
    expect(toast()).toContain('Error deleting - please try again');
  });
  expect(screen.getByText('1 of the screens cannot be read')).toBeVisible();
});

it('the set-up of such a screen says what cannot be read', async () => {
  const store = signedIn();
  publishIn(store);
  store.set(screenStoreAtom, {
    ...memoryScreenStore({}),
    loadScreen: () =>
      Promise.resolve(failed({ code: 'data/malformed' as const, fault: faultOfStored() })),
  });
  renderPage(SetupPage, { path: '/screens/:id/setup', at: '/screens/broken/setup', store });
  expect(await screen.findByText(/content\.items\.\d/)).toBeVisible();
});
