import { movedTogether, type Movement } from '../document/place/movedTogether';
import { placedOf, placeItems } from '../document/place/placeItems';
import type { Command } from '../editor/commands/command';
import { selectedItemAtom } from '../editor/documentAtoms';
import { movableItems } from '../editor/movableItems';
import { viewAtom } from '../editor/view/viewAtoms';
import { editContent } from './editContent';
import { guardRailsShownAtom } from './guardRailsShownAtom';
import { TURN_COMMANDS } from './turnCommands';
import { FIT, ZOOM_IN, ZOOM_OUT } from './zoom/zoomCommands';

/** Presses until the key is released are one step of undo. */
export const NUDGE_RUN = 'nudge';

/** [S21] By one percent, with Shift by a tenth. */
const nudges = (direction: string, { x, y }: Movement): readonly Command[] =>
  [
    { shift: false, percent: 1, label: `Move ${direction}` },
    { shift: true, percent: 0.1, label: `Move ${direction} a little` },
  ].map(({ shift, percent, label }) => ({
    id: `move-${direction}${shift ? '-little' : ''}`,
    label,
    group: 'Arrange',
    shortcuts: [{ key: `arrow${direction}`, shift }],
    isAvailable: ({ editor }) => movableItems(editor).length > 0,
    run: ({ editor }) => {
      const view = editor.get(viewAtom);
      const moved = movedTogether(
        movableItems(editor).map((item) => placedOf(item, view)),
        { x: x * percent, y: y * percent },
      );
      editor.edit((content) => placeItems(content, view, moved), { run: NUDGE_RUN });
    },
  }));

const EDIT_CONTENT: Command = {
  id: 'edit-content',
  label: 'Edit the text or image address',
  group: 'Edit',
  shortcuts: [{ key: 'enter' }],
  isAvailable: ({ editor }) => editor.get(selectedItemAtom) !== null,
  run: ({ editor }) => {
    editContent(editor);
  },
};

export const TOGGLE_GUARD_RAILS: Command = {
  id: 'guard-rails',
  label: 'Guard rails',
  group: 'Look',
  shortcuts: [{ key: 'g' }],
  isAvailable: () => true,
  run: ({ editor }) => {
    editor.store.set(guardRailsShownAtom, (shown) => !shown);
  },
};

export const CANVAS_COMMANDS: readonly Command[] = [
  EDIT_CONTENT,
  ...nudges('left', { x: -1, y: 0 }),
  ...nudges('right', { x: 1, y: 0 }),
  ...nudges('up', { x: 0, y: -1 }),
  ...nudges('down', { x: 0, y: 1 }),
  ...TURN_COMMANDS,
  ZOOM_IN,
  ZOOM_OUT,
  FIT,
  TOGGLE_GUARD_RAILS,
];
