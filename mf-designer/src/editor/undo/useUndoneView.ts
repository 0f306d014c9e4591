import { useEffect } from 'react';

import { historyAtom } from '../documentAtoms';
import { useEditor } from '../EditorContext';
import { showView } from '../view/showView';
import { deviceSizeAtom, viewAtom } from '../view/viewAtoms';
import { historyStep } from './historyStep';
import { viewOfEdit } from './viewOfEdit';

/** [S11] What is undone or redone is seen: a layout of another view leads there. */
export function useUndoneView(): void {
  const editor = useEditor();
  useEffect(() => {
    let before = editor.get(historyAtom);
    return editor.store.sub(historyAtom, () => {
      const after = editor.get(historyAtom);
      const step = historyStep(before, after);
      before = after;
      if (step === null) return;
      const lookedAt = editor.get(viewAtom);
      const view = viewOfEdit(step.before, step.after, lookedAt);
      if (view !== null && view !== lookedAt) showView(editor, view, editor.get(deviceSizeAtom));
    });
  }, [editor]);
}
