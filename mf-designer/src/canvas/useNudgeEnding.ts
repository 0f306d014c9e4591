import { useEffect } from 'react';

import { useEditor } from '../editor/EditorContext';

/** [S21] Releasing an arrow key ends the step of undo that holding it made. */
export function useNudgeEnding(): void {
  const editor = useEditor();
  useEffect(() => {
    const end = (event: KeyboardEvent) => {
      if (event.key.startsWith('Arrow')) editor.settle();
    };
    window.addEventListener('keyup', end);
    return () => {
      window.removeEventListener('keyup', end);
    };
  }, [editor]);
}
