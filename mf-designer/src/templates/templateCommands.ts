import type { Command } from '../editor/commands/command';
import { templatesShownAtom } from './templatesShownAtom';

export const SHOW_TEMPLATES: Command = {
  id: 'show-templates',
  label: 'Templates',
  group: 'Screen',
  shortcuts: [{ key: 't' }],
  isAvailable: () => true,
  run: ({ editor }) => {
    editor.store.set(templatesShownAtom, true);
  },
};
