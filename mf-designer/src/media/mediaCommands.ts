import type { Command } from '../editor/commands/command';
import { leftTabAtom, panelAskedAtom } from '../editor/panels/leftPanelAtom';
import { pictureRequestAtom } from '../editor/panels/pictureRequestAtom';
import { isNarrow } from '../editor/panels/windowRoom';

/** [S157] Beside the canvas; in the dialog where panels stand below it. */
export const SHOW_PICTURES: Command = {
  id: 'show-pictures',
  label: 'Pictures',
  group: 'Screen',
  shortcuts: [{ key: 't', shift: true }],
  isAvailable: () => true,
  run: ({ editor }) => {
    if (isNarrow()) {
      editor.store.set(pictureRequestAtom, { place: 'screen', bringIn: null });
      return;
    }
    editor.store.set(leftTabAtom, 'pictures');
    editor.store.set(panelAskedAtom, true);
  },
};
