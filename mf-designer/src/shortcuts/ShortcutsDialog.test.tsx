import { act, render, screen, within } from '@testing-library/react';
import { DEFAULT_CONTENT } from 'shared-kernel/model';
import { UiProvider } from 'shared-kernel/ui';

import { COMMANDS } from '../design-page/commands';
import { createEditor } from '../editor/createEditor';
import { EditorProvider } from '../editor/EditorContext';
import { ShortcutsDialog } from './ShortcutsDialog';
import { shortcutsShownAtom } from './showShortcuts';

it.each([
  ['Undo', 'Ctrl+Z'],
  ['Add text', 'A'],
  ['Drag without snapping', 'Alt+drag'],
  ['Drag along one axis', 'Shift+drag'],
  ['Add to the selection, or take out', 'Shift+click'],
  ['In the list: move earlier or later', 'Alt+↑'],
  ['In the list: choose one more, or one less', 'Ctrl+Space'],
])('lists “%s” with %s', async (label, keys) => {
  const editor = createEditor(DEFAULT_CONTENT);
  render(
    <UiProvider>
      <EditorProvider value={editor}>
        <ShortcutsDialog commands={COMMANDS} />
      </EditorProvider>
    </UiProvider>,
  );
  act(() => {
    editor.store.set(shortcutsShownAtom, true);
  });
  const dialog = await screen.findByRole('dialog', { name: 'Shortcuts' });
  const row = within(dialog).getByText(label).parentElement;
  expect(row).toHaveTextContent(keys);
});
