import type { ItemType } from 'shared-kernel/model';

import type { Command } from '../editor/commands/command';
import { selectedItemAtom } from '../editor/documentAtoms';
import { dataRequestAtom } from './dataRequestAtom';

/** [S42] At the end of the selected item's text; in the text itself a typed brace does the same at the caret. */
const INSERT_DATA: Command = {
  id: 'insert-data',
  label: 'Insert data',
  group: 'Edit',
  shortcuts: [{ key: '{' }],
  isAvailable: ({ editor }) => {
    const type = editor.get(selectedItemAtom)?.type;
    return type !== undefined && TAKES_DATA.has(type);
  },
  run: ({ editor }) => {
    const item = editor.get(selectedItemAtom);
    if (item === null) return;
    const end = item.text.length;
    editor.store.set(dataRequestAtom, {
      itemId: item.id,
      part: 'text',
      from: end,
      to: end,
      typedBrace: false,
    });
  },
};

const TAKES_DATA: ReadonlySet<ItemType> = new Set(['text', 'image', 'number', 'progress', 'chart']);

export const INSERT_DATA_COMMANDS = [INSERT_DATA] as const;
