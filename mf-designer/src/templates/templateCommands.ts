import type { Command } from '../editor/commands/command';
import { contentAtom } from '../editor/documentAtoms';
import { leftTabAtom, panelAskedAtom } from '../editor/panels/leftPanelAtom';
import { isNarrow } from '../editor/panels/windowRoom';
import { galleryAtom } from './galleryAtom';
import { savingTemplateAtom } from './savingTemplateAtom';

/** [S157] Beside the canvas; the gallery where panels stand below it. */
export const SHOW_TEMPLATES: Command = {
  id: 'show-templates',
  label: 'Templates',
  group: 'Screen',
  shortcuts: [{ key: 't' }],
  isAvailable: () => true,
  run: ({ editor }) => {
    if (isNarrow()) {
      editor.store.set(galleryAtom, 'all');
      return;
    }
    editor.store.set(leftTabAtom, 'templates');
    editor.store.set(panelAskedAtom, true);
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
