import { screen } from '@testing-library/react';
import { NEW_SEARCH, type Search } from 'shared-kernel/model';
import { CREATION } from 'shared-kernel/saving';
import { aSearch, itInLongRun } from 'shared-kernel/testing';
import { id, openSearch, user, walkers } from './testing/openSearch';

const FIRST = { revision: 1, savedBy: 'me@example.org', savedAt: null };
const added = aSearch({ ...NEW_SEARCH, id, saved: FIRST });
const opened = (search: Search, state: unknown = CREATION) =>
  openSearch({ searches: [search], state });
const name = () => screen.getByLabelText('Name');

it('a search that was just added begins in its name, and leaves the focus alone from then on', async () => {
  await opened(added);
  expect(name()).toHaveFocus();
  await user.keyboard('Walk');
  expect(name()).toHaveValue('Walk');
  await user.click(screen.getByRole('button', { name: 'Add new condition' }));
  expect(name()).not.toHaveFocus();
});

itInLongRun.each([
  ['one that is there already', walkers, null],
  ['one that was added empty before', added, null],
  ['a new one that was saved, after a reload', walkers, CREATION],
] as const)('%s leaves the focus to the page', async (_, search, state) => {
  await opened(search, state);
  expect(name()).not.toHaveFocus();
});

it('takes no focus from what somebody has gone to while the search was read', async () => {
  const header = document.createElement('button');
  document.body.append(header);
  header.focus();
  await opened(added);
  expect(header).toHaveFocus();
  header.remove();
});
