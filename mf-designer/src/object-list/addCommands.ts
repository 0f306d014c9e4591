import { MOST_ITEMS } from '../document/mostItems';
import type { NewKind } from '../document/newLook';
import { addAndWrite } from '../editor/adding/addAndWrite';
import type { Command, Shortcut } from '../editor/commands/command';
import { contentAtom } from '../editor/documentAtoms';

const adds = (kind: NewKind, label: string, shortcuts: readonly Shortcut[]): Command => ({
  id: `add-${kind}`,
  label,
  group: 'Edit',
  shortcuts,
  isAvailable: ({ editor }) => editor.get(contentAtom).items.length < MOST_ITEMS,
  run: ({ editor }) => {
    addAndWrite(editor, kind);
  },
});

export const ADD_COMMANDS: Readonly<Record<NewKind, Command>> = {
  text: adds('text', 'Add text', [{ key: 'a' }]),
  image: adds('image', 'Add image', [{ key: 'i' }]),
  share: adds('share', 'Add share buttons', [{ key: 'b' }]),
  button: adds('button', 'Add button', [{ key: 'l' }]),
  shape: adds('shape', 'Add shape', [{ key: 's' }]),
  number: adds('number', 'Add number', [{ key: 'n' }]),
  progress: adds('progress', 'Add progress', [{ key: 'p' }]),
  chart: adds('chart', 'Add chart', [{ key: 'c' }]),
  photoFrame: adds('photoFrame', 'Add photo frame', [{ key: 'i', shift: true }]),
};
