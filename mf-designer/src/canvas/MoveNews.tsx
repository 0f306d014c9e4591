import { VisuallyHidden } from 'shared-kernel/ui';
import { useEffect, useState } from 'react';

import { placeInWords } from '../document/place/placeInWords';
import type { DesignEditor } from '../editor/createEditor';
import { historyAtom } from '../editor/documentAtoms';
import { useEditor } from '../editor/EditorContext';
import { movableItems } from '../editor/movableItems';
import { viewAtom } from '../editor/view/viewAtoms';
import { NUDGE_RUN } from './canvasCommands';

/** After the last press: what is told while a key is held would be out of date when it is read out. */
const REST_MS = 500;

/** [S21] Tells people who cannot see it where arrow keys have moved things. */
export const MoveNews = () => {
  const editor = useEditor();
  const [words, setWords] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before = editor.get(historyAtom).present.content;
    const stop = editor.store.sub(historyAtom, () => {
      const { present, run } = editor.get(historyAtom);
      const changed = present.content !== before;
      before = present.content;
      if (!changed) return;
      clearTimeout(timer);
      if (run?.name !== NUDGE_RUN) return;
      timer = setTimeout(() => {
        setWords(movementInWords(editor));
      }, REST_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [editor]);
  return (
    <VisuallyHidden role="status" aria-label="Moves">
      {words}
    </VisuallyHidden>
  );
};

function movementInWords(editor: DesignEditor): string {
  const [item, ...others] = movableItems(editor);
  if (item === undefined) return '';
  if (others.length > 0) return `Moved ${String(others.length + 1)} items`;
  return `Moved to ${placeInWords(item, editor.get(viewAtom))}`;
}
