import { decodeScreen, type Screen, type ScreenContent } from 'shared-kernel/model';
import { Versions, type SavedFields } from 'shared-kernel/versions';
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
  const close = () => {
    show(false);
  };
  const read = (saved: SavedFields): ScreenContent | null => {
    const decoded = decodeScreen(screen.id, saved);
    return decoded.ok ? decoded.value.content : null;
  };
  return (
    <Versions
      open={shown}
      kind="screen"
      id={screen.id}
      part="content"
      look={(saved) => {
        const then = read(saved);
        return then === null ? null : still(then);
      }}
      onTake={(saved) => {
        const then = read(saved);
        if (then !== null) editor.edit(() => then);
        close();
      }}
      onClose={close}
    />
  );
};
