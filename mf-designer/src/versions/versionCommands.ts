import type { Command } from '../editor/commands/command';
import { versionsShownAtom } from './versionsShownAtom';

export const SHOW_VERSIONS: Command = {
  id: 'show-versions',
  label: 'Versions',
  group: 'Screen',
  shortcuts: [],
  isAvailable: () => true,
  run: ({ editor }) => {
    editor.store.set(versionsShownAtom, true);
  },
};
