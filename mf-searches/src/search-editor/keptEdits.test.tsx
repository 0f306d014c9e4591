import { act, fireEvent, screen } from '@testing-library/react';
import { authAtom } from 'shared-kernel/session';
import { itInLongRun } from 'shared-kernel/testing';
import { openSearch, save, walkers } from './testing/openSearch';

afterEach(() => {
  sessionStorage.clear();
});

const rename = () => {
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Walkers of spring' } });
};

/** Renames the search, and is logged out before saving. */
async function losesTheSignIn() {
  const opened = await openSearch();
  rename();
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
    expect(Object.keys(sessionStorage)).toEqual([expect.stringContaining('/user-1/')]);
    (await openSearch()).unmount();
    await openSearch();
    expect(screen.getByLabelText('Name')).toHaveValue('Walkers');
  });

  itInLongRun('are none where they were left by choice, or are no search', async () => {
    const left = await openSearch();
    rename();
    left.unmount();
    expect(sessionStorage).toHaveLength(0);
    await losesTheSignIn();
    const [key = ''] = Object.keys(sessionStorage);
    sessionStorage.setItem(key, '{"value":{"conditions":7},"revision":4}');
    await openSearch();
    expect(screen.getByLabelText('Name')).toHaveValue('Walkers');
  });
});
