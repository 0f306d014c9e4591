import { shortcutsShownAtom } from '../editor/viewAtoms';
import type { Command } from './command';

const SAVE: Command = {
  id: 'save',
  label: 'Save screen',
  group: 'Screen',
  shortcuts: [{ key: 's', mod: true }],
  whileTyping: true,
  isAvailable: () => true,
  run: ({ save }) => {
    save();
  },
};

export const SHOW_SHORTCUTS: Command = {
  id: 'show-shortcuts',
  label: 'Show all shortcuts',
  group: 'Screen',
  shortcuts: [{ key: '?' }],
  isAvailable: () => true,
  run: ({ editor }) => {
    editor.store.set(shortcutsShownAtom, true);
  },
};

export const SCREEN_COMMANDS = [SAVE, SHOW_SHORTCUTS] as const;
