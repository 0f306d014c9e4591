import type { ScreenContent } from 'shared-kernel/model';
import { useCallback } from 'react';

import { withChanges } from '../../document/withChanges';
import { contentAtom } from '../../editor/documentAtoms';
import { useEditor } from '../../editor/EditorContext';
import { useEditorReading } from '../../editor/useEditorReading';

export const useScreenValue = <Key extends keyof ScreenContent>(key: Key): ScreenContent[Key] =>
  useEditorReading(({ get }) => get(contentAtom)[key]);

/** Changes the screen as a whole. What is typed or dragged in one go is one step of undo, a press is a step of its own [S11]. */
export function useScreenEditing() {
  const editor = useEditor();
  return useCallback(
    (changes: Partial<ScreenContent>, { pressed = false } = {}) => {
      const run = `screen ${Object.keys(changes).join()}`;
      editor.edit((before) => withChanges(before, changes), pressed ? {} : { run });
    },
    [editor],
  );
}
