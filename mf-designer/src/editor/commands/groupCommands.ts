import { grouped, isOneGroup, ungrouped } from '../../document/groups';
import { contentAtom, selectedItemsAtom, selectionAtom } from '../documentAtoms';
import type { Command, CommandContext } from './command';

type Editing = Pick<CommandContext, 'editor'>;

const taken = ({ editor }: Editing) =>
  ungrouped(editor.get(contentAtom), editor.get(selectionAtom));

/** [S125] Not while what is selected is one group already. */
export const GROUP_ITEMS = {
  id: 'group-items',
  label: 'Group',
  group: 'Arrange',
  shortcuts: [{ key: 'g', mod: true }],
  isAvailable: ({ editor }: Editing) => {
    const items = editor.get(selectedItemsAtom);
    return items.length > 1 && !isOneGroup(items);
  },
  run: ({ editor }: Editing) => {
    const group = crypto.randomUUID();
    editor.edit((content) => grouped(content, editor.get(selectionAtom), group));
  },
} satisfies Command;

/** [S125] */
export const UNGROUP_ITEMS = {
  id: 'ungroup-items',
  label: 'Ungroup',
  group: 'Arrange',
  shortcuts: [{ key: 'g', mod: true, shift: true }],
  isAvailable: (context: Editing) => taken(context) !== context.editor.get(contentAtom),
  run: (context: Editing) => {
    context.editor.edit(() => taken(context));
  },
} satisfies Command;

export const GROUP_COMMANDS = [GROUP_ITEMS, UNGROUP_ITEMS] as const;
