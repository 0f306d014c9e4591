import { useEffect, useState } from 'react';

import { changesInWords } from '../document/changesInWords';
import { historyAtom } from '../editor/documentAtoms';
import { useEditor } from '../editor/EditorContext';
import type { History } from '../editor/history';

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
  if (before.present.content === after.present.content) return null;
  if (after.future[0] === before.present) return 'Undone';
  if (before.future[0] === after.present) return 'Redone';
  return changesInWords(before.present.content, after.present.content, after.present.selection);
}
