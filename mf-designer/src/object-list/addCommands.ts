import type { ItemType } from 'shared-kernel/model';

import { MOST_ITEMS } from '../document/mostItems';
import { addAndWrite } from '../editor/adding/addAndWrite';
import type { Command, Shortcut } from '../editor/commands/command';
import { contentAtom } from '../editor/documentAtoms';

const adds = (type: ItemType, label: string, shortcuts: readonly Shortcut[]): Command => ({
  id: `add-${type}`,
  label,
  group: 'Edit',
  shortcuts,
  isAvailable: ({ editor }) => editor.get(contentAtom).items.length < MOST_ITEMS,
  run: ({ editor }) => {
    addAndWrite(editor, type);
  },
});

export const ADD_COMMANDS: Readonly<Record<ItemType, Command>> = {
  text: adds('text', 'Add text', [{ key: 'a' }]),
  image: adds('image', 'Add image', [{ key: 'i' }]),
  share: adds('share', 'Add share buttons', [{ key: 'b' }]),
  button: adds('button', 'Add button', [{ key: 'l' }]),
};
