import { atom } from 'jotai';

import type { Command } from '../editor/commands/command';

export const shortcutsShownAtom = atom(false);

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
