import { decodeScreen, type Screen, type ScreenContent } from 'shared-kernel/model';
import { Versions } from 'shared-kernel/versions';
import type { ReactNode } from 'react';

import { useEditor, useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { versionsShownAtom } from './versionsShownAtom';

interface ScreenVersionsProps {
  readonly screen: Screen;
  /** A screen as supporters see it, small. */
  readonly still: (content: ScreenContent) => ReactNode;
}

/** [S164] Earlier saves of the screen's design; one that is taken is one step of undo. */
export const ScreenVersions = ({ screen, still }: ScreenVersionsProps) => {
  const editor = useEditor();
  const shown = useEditorValue(versionsShownAtom);
  const show = useSetEditorValue(versionsShownAtom);
  if (!shown) return null;
  return (
    <Versions
      kind="screen"
      id={screen.id}
      part="content"
      read={(saved) => {
        const read = decodeScreen(screen.id, saved);
        return read.ok ? read.value.content : null;
      }}
      look={still}
      onTake={(content) => {
        editor.edit(() => content);
      }}
      onClose={() => {
        show(false);
      }}
    />
  );
};
