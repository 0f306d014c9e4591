import type { Command } from '../editor/commands/command';
import { contentAtom } from '../editor/documentAtoms';
import { rhythmShownAtom } from './rhythmShownAtom';

export const SET_RHYTHM: Command = {
  id: 'set-rhythm',
  label: 'Set the rhythm',
  group: 'Screen',
  shortcuts: [{ key: 'm' }],
  isAvailable: ({ editor }) => editor.get(contentAtom).items.length > 0,
  run: ({ editor }) => {
    editor.store.set(rhythmShownAtom, true);
  },
};
