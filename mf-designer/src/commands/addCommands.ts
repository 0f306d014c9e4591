import type { ItemType } from 'shared-kernel/model';

import { addAndWrite } from '../canvas/addAndWrite';
import { MOST_ITEMS } from '../document/mostItems';
import { contentAtom } from '../editor/documentAtoms';
import type { Command, Shortcut } from './command';

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
};
