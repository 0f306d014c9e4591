import { act, screen } from '@testing-library/react';
import { authAtom } from 'shared-kernel/session';
import { openSearch, save, user, walkers } from './openSearch';

afterEach(() => {
  sessionStorage.clear();
});

/** Renames the search, and is logged out before saving. */
async function losesTheSignIn() {
  const opened = await openSearch();
  await user.type(screen.getByLabelText('Name'), ' of spring');
  act(() => opened.session.set(authAtom, { status: 'loggedOut' }));
  opened.unmount();
  return opened;
}

describe('edits of a search whose sign-in has ended', () => {
  it('are there again after the next, still unsaved', async () => {
    await losesTheSignIn();
    const { toast, stored } = await openSearch();
    expect(screen.getByLabelText('Name')).toHaveValue('Walkers of spring');
    expect(toast()?.body).toBe('Your unsaved edits are here again');
    expect(stored()?.name).toBe('Walkers');
    await save();
    expect(stored()?.name).toBe('Walkers of spring');
  });

  it('do not go over what somebody else has saved meanwhile (D22)', async () => {
    await losesTheSignIn();
    const saved = { ...walkers.saved, revision: 5, savedBy: 'bo@example.org' };
    await openSearch({ searches: [{ ...walkers, name: 'Runners', saved }] });
    await save();
    expect(await screen.findByRole('button', { name: 'Overwrite' })).toBeVisible();
  });

  it('are not there for another person, nor a second time', async () => {
    await losesTheSignIn();
    const [key = ''] = Object.keys(sessionStorage);
    expect(key).toContain('/user-1/');
    (await openSearch()).unmount();
    await openSearch();
    expect(screen.getByLabelText('Name')).toHaveValue('Walkers');
  });

  it('are none where they were left by choice, or are no search', async () => {
    const left = await openSearch();
    await user.type(screen.getByLabelText('Name'), ' of spring');
    left.unmount();
    expect(sessionStorage).toHaveLength(0);
    await losesTheSignIn();
    const [key = ''] = Object.keys(sessionStorage);
    sessionStorage.setItem(key, '{"value":{"conditions":7},"revision":4}');
    await openSearch();
    expect(screen.getByLabelText('Name')).toHaveValue('Walkers');
  });
});
