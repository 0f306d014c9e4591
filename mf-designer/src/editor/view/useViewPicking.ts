import type { DeviceSize, View } from 'shared-kernel/model';
import { useCallback } from 'react';

import { contentAtom } from '../documentAtoms';
import { useEditor } from '../EditorContext';
import { keptInheritingAtom, pickedViewAtom } from './pickedViewAtom';
import { showView } from './showView';
import { viewAtom } from './viewAtoms';
import { viewPick } from './viewPick';

/** [S37] How a view is chosen, wherever that is: shows it, or asks first (ViewDialogs). */
export function useViewPicking(): (view: View, size: DeviceSize) => void {
  const editor = useEditor();
  return useCallback(
    (view, size) => {
      const pick = viewPick(editor.get(contentAtom), view);
      const settled = view === editor.get(viewAtom) || editor.get(keptInheritingAtom).has(view);
      if (pick.kind === 'show' || (pick.kind === 'askToCopy' && settled)) {
        showView(editor, view, size);
      } else {
        editor.store.set(pickedViewAtom, { view, size, pick });
      }
    },
    [editor],
  );
}
