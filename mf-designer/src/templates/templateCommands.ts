import type { Command } from '../editor/commands/command';
import { contentAtom } from '../editor/documentAtoms';
import { savingTemplateAtom } from './savingTemplateAtom';
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

export const SAVE_AS_TEMPLATE: Command = {
  id: 'save-as-template',
  label: 'Save as a template',
  group: 'Screen',
  shortcuts: [],
  isAvailable: ({ editor }) => editor.get(contentAtom).items.length > 0,
  run: ({ editor }) => {
    editor.store.set(savingTemplateAtom, true);
  },
};
