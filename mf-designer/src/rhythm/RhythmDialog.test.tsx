import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_LAYOUT,
  defaultItem,
  type Item,
  type ItemId,
  type ScreenId,
} from 'shared-kernel/model';
import { toastAtom } from 'shared-kernel/session';
import { aScreen, itInLongRun, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';

import { DesignPage } from '../design-page/DesignPage';
import { designStoreAtom } from '../persistence/designStore';
import { memoryDesignStore, type MemoryContents } from '../persistence/memoryDesignStore';
import { memoryUnsavedEditsStore } from '../persistence/unsaved-edits/memoryUnsavedEditsStore';
import { unsavedEditsStoreAtom } from '../persistence/unsaved-edits/unsavedEditsStore';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem('designer timeline', 'open');
});

const anItem = (name: string, order: number, changes: Partial<Item> = {}): Item => ({
  ...defaultItem(asId<ItemId>(name), order),
  text: name,
  screenSizes: { mobilePortrait: DEFAULT_LAYOUT },
  ...changes,
});

const slow = (name: string) => ({
  ...DEFAULT_CONTENT,
  items: [anItem(`${name} one`, 1), anItem(`${name} two`, 2, { delay: 5 })],
  delayAfterLastItem: 9,
});
const otherScreen = (id: string, name: string, order: number) =>
  aScreen({
    id: asId<ScreenId>(id),
    name,
    order,
    content: slow(name),
    contentSaved: { revision: 3, savedBy: '', savedAt: null },
  });

async function open(contents: MemoryContents = {}) {
  const store = signedIn();
  const memory = memoryDesignStore({ stored: [aScreen({ content: slow('Here') })], ...contents });
  store.set(designStoreAtom, memory);
  store.set(unsavedEditsStoreAtom, memoryUnsavedEditsStore());
  renderPage(DesignPage, { path: '/screens/:id/design', at: '/screens/screen-1/design', store });
  const user = userEvent.setup();
  const timeline = await screen.findByRole('region', { name: 'Timeline' });
  await user.click(within(timeline).getByRole('button', { name: 'Set the rhythm' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set the rhythm' }));
  return { user, store, memory, dialog };
}

const delay = (name: string) =>
  screen.getByRole('slider', { name: `Delay of ${name}`, hidden: true });

itInLongRun('[S88] shows what it changes, and is one step of undo', async () => {
  const { user, dialog } = await open();
  const rows = within(dialog.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent.trim())).toEqual([
    'ObjectDelay nowThenWhat else changes',
    'Here one2 s0.5 s',
    'Here two5 s1.6 s',
    'End of the screen9 s3 s',
    'Length16 s5.1 s',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Set the rhythm' }));
  await waitFor(() => {
    expect(delay('Here two')).toHaveAttribute('aria-valuenow', '1.6');
  });
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => {
    expect(delay('Here two')).toHaveAttribute('aria-valuenow', '5');
  });
  expect(delay('Here one')).toHaveAttribute('aria-valuenow', '2');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

it('[S88] takes the other screens along, each against its revision, and names those that were left', async () => {
  const here = aScreen({ content: slow('Here') });
  const later = { ...here, contentSaved: { ...here.contentSaved, revision: 9 } };
  const { user, store, memory, dialog } = await open({
    stored: [here, later],
    screens: [
      otherScreen('b', 'Thanks', 2),
      otherScreen('c', 'Share', 3),
      aScreen({ id: asId<ScreenId>('d') }),
    ],
    saveFailures: [
      { code: 'data/conflict', revision: 4, savedBy: 'ann@example.org', savedAt: null },
    ],
  });
  await user.click(
    await dialog.findByRole('checkbox', { name: 'The other screens of the year too' }),
  );
  const listed = within(dialog.getByRole('list', { name: 'The other screens' }));
  expect(listed.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Thanks16 s → 5.1 s',
    'Share16 s → 5.1 s',
  ]);
  expect(memory.saves).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Set it on 3 screens' }));
  await waitFor(() => {
    expect(memory.saves).toHaveLength(2);
  });
  expect(memory.saves.map(({ expectedRevision }) => expectedRevision)).toEqual([3, 3]);
  expect(memory.saves[1]?.content.items.map((item) => item.delay)).toEqual([0.5, 1.6]);
  await waitFor(() => {
    expect(store.get(toastAtom)?.toast).toEqual({
      header: 'Rhythm',
      body: '1 other screen saved. Left as it is, since somebody else saved meanwhile: “Thanks”.',
      variant: 'danger',
    });
  });
  // What is edited here stays, unsaved.
  expect(delay('Here two')).toHaveAttribute('aria-valuenow', '1.6');
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
});
