import { screen, waitFor } from '@testing-library/react';
import { NEW_SEARCH } from 'shared-kernel/model';
import { CREATION } from 'shared-kernel/saving';
import { changesSettled } from 'shared-kernel/server-state';
import { aSearch } from 'shared-kernel/testing';
import { id, openSearch, save, user } from './testing/openSearch';

const FIRST = { revision: 1, savedBy: 'me@example.org', savedAt: null };
const added = () =>
  openSearch({ searches: [aSearch({ ...NEW_SEARCH, id, saved: FIRST })], state: CREATION });
const back = async () => {
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByText('at /searches')).toBeVisible();
};

it('a new search that is left as it was made is not kept', async () => {
  const { stored, toast } = await added();
  await back();
  await waitFor(() => {
    expect(toast()?.body).toBe('Nothing was entered, so the new search is not kept');
  });
  expect(stored()).toBeUndefined();
});

it('a new search whose edits were dropped is not kept', async () => {
  const { stored } = await added();
  await user.type(screen.getByLabelText('Name'), 'Walk');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => {
    expect(stored()).toBeUndefined();
  });
});

it('a new search that was saved is kept', async () => {
  const { stored } = await added();
  await user.type(screen.getByLabelText('Name'), 'Walkers');
  await save();
  await back();
  await changesSettled();
  expect(stored()?.name).toBe('Walkers');
});

it('a new search that somebody else has worked on meanwhile is kept', async () => {
  const { stored, put } = await added();
  put(aSearch({ ...NEW_SEARCH, id, saved: { ...FIRST, revision: 2, savedBy: 'bo@example.org' } }));
  await back();
  await changesSettled();
  expect(stored()).toBeDefined();
});
