import { copyItems } from '../../document/copyItems';
import { inListOrder } from '../../document/inListOrder';
import { stepItems } from '../../document/moveItem';
import { contentAtom, selectionAtom } from '../documentAtoms';
import { pendingDeletionAtom } from '../view/viewAtoms';
import type { Command, CommandContext } from './command';

const anySelected = ({ editor }: CommandContext) => editor.get(selectionAtom).length > 0;

export const COPY_ITEM: Command = {
  id: 'copy-item',
  label: 'Copy item',
  group: 'Edit',
  shortcuts: [{ key: 'd', mod: true }],
  isAvailable: anySelected,
  run: ({ editor }) => {
    const { content, ids } = copyItems(editor.get(contentAtom), editor.get(selectionAtom));
    editor.edit(() => content, { select: ids });
  },
};

/** Asks first (spec §5). */
export const DELETE_ITEM: Command = {
  id: 'delete-item',
  label: 'Delete',
  group: 'Edit',
  shortcuts: [{ key: 'delete' }, { key: 'backspace' }],
  isAvailable: anySelected,
  run: ({ editor }) => {
    editor.store.set(pendingDeletionAtom, editor.get(selectionAtom));
  },
};

const SELECT_ALL: Command = {
  id: 'select-all',
  label: 'Select all',
  group: 'Edit',
  shortcuts: [{ key: 'a', mod: true }],
  isAvailable: ({ editor }) => editor.get(contentAtom).items.length > 0,
  run: ({ editor }) => {
    editor.select(inListOrder(editor.get(contentAtom)).map(({ id }) => id));
  },
};

const SELECT_NONE: Command = {
  id: 'select-none',
  label: 'Select nothing',
  group: 'Edit',
  shortcuts: [{ key: 'escape' }],
  isAvailable: anySelected,
  run: ({ editor }) => {
    editor.select([]);
  },
};

type Step = -1 | 1;

const moves = (id: string, label: string, key: string, by: Step): Command => ({
  id,
  label,
  group: 'Arrange',
  shortcuts: [{ key }],
  isAvailable: (context) => anySelected(context) && stepped(context, by) !== contentOf(context),
  run: (context) => {
    context.editor.edit(() => stepped(context, by));
  },
});

const contentOf = ({ editor }: CommandContext) => editor.get(contentAtom);

const stepped = (context: CommandContext, by: Step) =>
  stepItems(contentOf(context), context.editor.get(selectionAtom), by);

export const MOVE_EARLIER = moves('move-earlier', 'Move earlier in the order', '[', -1);
export const MOVE_LATER = moves('move-later', 'Move later in the order', ']', 1);

export const ITEM_COMMANDS = [
  COPY_ITEM,
  DELETE_ITEM,
  SELECT_ALL,
  SELECT_NONE,
  MOVE_EARLIER,
  MOVE_LATER,
] as const;
