import type { Command } from '../commands/command';
import { canRedoAtom, canUndoAtom, historyAtom } from '../documentAtoms';
import { editInWords } from './editInWords';

export const UNDO: Command = {
  id: 'undo',
  label: 'Undo',
  group: 'Edit',
  shortcuts: [{ key: 'z', mod: true }],
  whileTyping: true,
  detail: ({ editor }) => {
    const { past, present } = editor.get(historyAtom);
    const before = past.at(-1);
    return before === undefined ? null : editInWords(before, present);
  },
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
  detail: ({ editor }) => {
    const { present, future } = editor.get(historyAtom);
    const [next] = future;
    return next === undefined ? null : editInWords(present, next);
  },
  isAvailable: ({ editor }) => editor.get(canRedoAtom),
  run: ({ editor }) => {
    editor.redo();
  },
};
