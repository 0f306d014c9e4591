import { useEffect, useState } from 'react';

import { listChange } from '../document/listChange';
import { historyAtom } from '../editor/documentAtoms';
import { useEditor } from '../editor/EditorContext';
import type { History } from '../editor/undo/history';
import { editInWords } from '../editor/undo/editInWords';
import { historyStep } from '../editor/undo/historyStep';

/** [S33] The newest change of the list in words, whoever made it: this list, a key, the clipboard or undo. */
export function useListChanges(): string {
  const editor = useEditor();
  const [words, setWords] = useState('');
  useEffect(() => {
    let before = editor.get(historyAtom);
    return editor.store.sub(historyAtom, () => {
      const after = editor.get(historyAtom);
      const told = changeToTell(before, after);
      before = after;
      if (told !== null) setWords(told);
    });
  }, [editor]);
  return words;
}

function changeToTell(before: History, after: History): string | null {
  const step = historyStep(before, after);
  if (step !== null) {
    const edit = editInWords(step.before, step.after);
    return `${step.kind === 'undone' ? 'Undone' : 'Redone'}: ${edit}`;
  }
  const change = listChange(before.present.content, after.present.content, after.present.selection);
  return change?.kind === 'deleted' ? `${change.words}, undo with Ctrl+Z` : (change?.words ?? null);
}
