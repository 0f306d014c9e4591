import { fireEvent, screen, within } from '@testing-library/react';
import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_LAYOUT,
  defaultItem,
  type ItemId,
} from 'shared-kernel/model';
import { mediaStoreAtom } from 'shared-kernel/picture-library';
import { aScreen, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';

import { memoryMediaStore } from '../media/memoryMediaStore';
import { designStoreAtom } from '../persistence/designStore';
import { memoryDesignStore } from '../persistence/memoryDesignStore';
import { memoryUnsavedEditsStore } from '../persistence/unsaved-edits/memoryUnsavedEditsStore';
import { unsavedEditsStoreAtom } from '../persistence/unsaved-edits/unsavedEditsStore';
import { DesignPage } from './DesignPage';

it('shows a design to whoever looks only, and takes no edit from them (D351)', async () => {
  const text = {
    ...defaultItem(asId<ItemId>('a'), 1),
    text: 'Thank you',
    screenSizes: { mobilePortrait: DEFAULT_LAYOUT },
  };
  const database = memoryDesignStore({
    stored: [aScreen({ content: { ...DEFAULT_CONTENT, items: [text] } })],
  });
  const store = signedIn({ roles: { given: 'viewer' } });
  store.set(designStoreAtom, database);
  store.set(unsavedEditsStoreAtom, memoryUnsavedEditsStore());
  store.set(mediaStoreAtom, memoryMediaStore().store);
  renderPage(DesignPage, {
    path: '/screens/:id/design',
    at: '/screens/screen-1/design',
    store,
  });

  const objects = await screen.findByRole('list', { name: 'Objects in order of appearance' });
  expect(within(objects).getByRole('button', { name: /Thank you/, pressed: true })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save screen' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete Thank you' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Add to this screen' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveAttribute('contenteditable', 'false');
  expect(screen.getByRole('button', { name: 'Copy item' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Play' })).toBeEnabled();

  fireEvent.keyDown(document.body, { key: 'd', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  expect(within(objects).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByText('Not saved yet')).toBeNull();
  expect(database.saves).toEqual([]);
});
