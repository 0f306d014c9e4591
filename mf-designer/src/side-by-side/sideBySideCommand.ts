import type { Command } from '../editor/commands/command';
import { sideBySideAtom } from '../editor/view/sideBySideAtom';

export const TOGGLE_SIDE_BY_SIDE: Command = {
  id: 'side-by-side',
  label: 'All views side by side',
  group: 'Look',
  shortcuts: [{ key: 'v' }],
  isAvailable: () => true,
  run: ({ editor }) => {
    editor.store.set(sideBySideAtom, (shown) => !shown);
  },
};
