import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_LAYOUT,
  defaultItem,
  type Item,
  type ItemId,
  type Screen,
  type ScreenContent,
} from 'shared-kernel/model';
import { mediaStoreAtom } from 'shared-kernel/picture-library';
import { aScreen, itInLongRun, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';

import { DesignPage } from '../../design-page/DesignPage';
import { memoryMediaStore } from '../../media/memoryMediaStore';
import { designStoreAtom } from '../designStore';
import { memoryDesignStore } from '../memoryDesignStore';
import type { UnsavedEdits } from './unsavedEdits';
import { unsavedEditsStoreAtom } from './unsavedEditsStore';
import { memoryUnsavedEditsStore } from './memoryUnsavedEditsStore';

const KEY = 'user-1/organisation-1/year-1/screen-1';
const item = (text: string): Item => ({
  ...defaultItem(asId<ItemId>('one'), 1),
  text,
  screenSizes: { mobilePortrait: DEFAULT_LAYOUT },
});
const content = (text: string): ScreenContent => ({ ...DEFAULT_CONTENT, items: [item(text)] });
const someEdits = (parts: Partial<UnsavedEdits> = {}): UnsavedEdits => ({
  content: content('Mine'),
  baseRevision: 0,
  writtenAt: new Date('2026-05-01T10:00:00'),
  ...parts,
});
const screenOf = (parts: Partial<Screen> = {}) => aScreen({ content: content('Saved'), ...parts });

/** One visit to the page in a tab of its own, over what earlier visits left. */
function visit(parts: {
  stored?: Screen;
  edits?: readonly (readonly [string, UnsavedEdits])[];
  open?: string[];
}) {
  const editsStore = memoryUnsavedEditsStore(new Set(parts.open));
  for (const [tab, edits] of parts.edits ?? []) editsStore.write(KEY, tab, edits);
  const database = memoryDesignStore({ stored: [parts.stored ?? screenOf()] });
  const store = signedIn();
  store.set(designStoreAtom, database);
  store.set(unsavedEditsStoreAtom, editsStore);
  store.set(mediaStoreAtom, memoryMediaStore().store);
  const page = renderPage(DesignPage, {
    path: '/screens/:id/design',
    at: '/screens/screen-1/design',
    store,
  });
  return { editsStore, saves: database.saves, page, user: userEvent.setup() };
}

const text = () => screen.findByRole('textbox', { name: 'Text' });
const restore = () => screen.findByRole('button', { name: 'Restore' });
const kept = (editsStore: ReturnType<typeof memoryUnsavedEditsStore>) =>
  editsStore.read(KEY).map(([, { content: edits }]) => edits.items.map((one) => one.text));

it('[S70] offers what an ended visit left, and restores it as one step of undo', async () => {
  const { user, editsStore } = visit({ edits: [['gone', someEdits()]] });
  await user.click(await restore());
  expect(await screen.findByRole('button', { name: 'Text: Mine' })).toBeVisible();
  expect(screen.getByText('Not saved yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Text: Saved' })).toBeVisible();
  expect(editsStore.read(KEY).map(([tab]) => tab)).not.toContain('gone');
});

itInLongRun(
  '[S70] offers the newest edits of a tab that is gone, not those of a tab that is open',
  async () => {
    const { user } = visit({
      open: ['alive'],
      edits: [
        ['older', someEdits({ content: content('Older') })],
        [
          'alive',
          someEdits({ content: content('Alive'), writtenAt: new Date('2026-05-01T12:00:00') }),
        ],
        [
          'newer',
          someEdits({ content: content('Newer'), writtenAt: new Date('2026-05-01T11:00:00') }),
        ],
      ],
    });
    await user.click(await restore());
    expect(await screen.findByRole('button', { name: 'Text: Newer' })).toBeVisible();
  },
);

itInLongRun(
  '[S70] asks before edits are discarded, then forgets them, and those that hold nothing new',
  async () => {
    const { user, editsStore } = visit({
      edits: [
        ['gone', someEdits()],
        ['same', someEdits({ content: content('Saved'), writtenAt: new Date('2026-06-01') })],
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await user.click(await screen.findByRole('button', { name: 'Keep' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(editsStore.read(KEY)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard these edits?' });
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    expect(editsStore.read(KEY)).toEqual([]);
  },
);

it('[S71] restored edits that began before somebody else saved are saved against their own revision', async () => {
  const contentSaved = { revision: 3, savedBy: 'bo@example.org', savedAt: null };
  const { user, saves } = visit({
    stored: screenOf({ contentSaved }),
    edits: [['gone', someEdits({ baseRevision: 2 })]],
  });
  expect(await screen.findByText(/bo@example.org saved this screen since/)).toBeVisible();
  await user.click(await restore());
  await user.click(screen.getByRole('button', { name: 'Save screen' }));
  expect(saves[0]?.expectedRevision).toBe(2);
});

itInLongRun(
  '[S70] keeps edits while they are not saved, and leaves them when the page is left',
  async () => {
    const { user, editsStore, page, saves } = visit({});
    await text();
    await user.click(screen.getByRole('button', { name: 'Add image' }));
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    expect(kept(editsStore)).toEqual([['Saved', '']]);

    await user.click(screen.getByRole('button', { name: 'Save screen' }));
    await waitFor(() => {
      expect(editsStore.read(KEY)).toEqual([]);
    });
    expect(saves).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Add image' }));
    page.unmount();
    expect(kept(editsStore)).toEqual([['Saved', '', '']]);
  },
);
