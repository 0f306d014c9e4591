import { canRedoAtom, canUndoAtom } from '../editor/documentAtoms';
import type { Command } from './command';

export const UNDO: Command = {
  id: 'undo',
  label: 'Undo',
  group: 'Edit',
  shortcuts: [{ key: 'z', mod: true }],
  whileTyping: true,
  isAvailable: ({ editor }) => editor.get(canUndoAtom),
  run: ({ editor }) => {
    editor.undo();
  },
};

export const REDO: Command = {
  id: 'redo',
  label: 'Redo',
  group: 'Edit',
  shortcuts: [
    { key: 'z', mod: true, shift: true },
    { key: 'y', mod: true },
  ],
  whileTyping: true,
  isAvailable: ({ editor }) => editor.get(canRedoAtom),
  run: ({ editor }) => {
    editor.redo();
  },
};
