import { useCallback, useSyncExternalStore } from 'react';

import type { DesignEditor } from './createEditor';
import { historyAtom } from './documentAtoms';
import { useEditor } from './EditorContext';

/**
 * What can be read off the document and its selection, such as a count or whether a command is available: the
 * component is drawn again when the answer changes, not with every edit. Answer the same value for the same document.
 */
export function useEditorReading<T>(read: (editor: DesignEditor) => T): T {
  const editor = useEditor();
  const subscribe = useCallback(
    (onChange: () => void) => editor.store.sub(historyAtom, onChange),
    [editor],
  );
  return useSyncExternalStore(subscribe, () => read(editor));
}
