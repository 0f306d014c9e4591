import { changeItems } from '../document/changeItem';
import { lookOf, withLook } from '../document/look';
import { wholeTurn } from '../document/place/turned';
import type { Command, Shortcut } from '../editor/commands/command';
import { movableItems } from '../editor/movableItems';

/** [S99] Presses in a row are one step of undo. */
const turns = (id: string, label: string, shortcut: Shortcut, degrees: number): Command => ({
  id,
  label,
  group: 'Arrange',
  shortcuts: [shortcut],
  isAvailable: ({ editor }) => movableItems(editor).length > 0,
  run: ({ editor }) => {
    const ids = movableItems(editor).map((item) => item.id);
    editor.edit(
      (content) =>
        changeItems(content, ids, (item) =>
          withLook(item, { rotation: wholeTurn(lookOf(item).rotation + degrees, false) }),
        ),
      { run: `turn ${ids.join(' ')}` },
    );
  },
});

export const TURN_COMMANDS: readonly Command[] = [
  turns('turn-right', 'Turn right by 15°', { key: '.' }, 15),
  turns('turn-left', 'Turn left by 15°', { key: ',' }, -15),
  turns('turn-right-little', 'Turn right by 1°', { key: '.', alt: true }, 1),
  turns('turn-left-little', 'Turn left by 1°', { key: ',', alt: true }, -1),
];
