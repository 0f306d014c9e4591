import { playItem, type ItemPlayback, type Stage } from 'screen-player';
import { useLayoutEffect, useRef } from 'react';

import { useEditor, useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { itemToPlayAtom } from '../editor/playback/playbackAtoms';
import { shownContentAtom } from '../editor/preview/shownContentAtom';

/** [S57] Plays the movement of the item that was asked for, alone on the canvas' stage. */
export function useItemPlaying(stage: Stage): void {
  const editor = useEditor();
  const wanted = useEditorValue(itemToPlayAtom);
  const setWanted = useSetEditorValue(itemToPlayAtom);
  const content = useEditorValue(shownContentAtom);
  const running = useRef<ItemPlayback | null>(null);

  useLayoutEffect(
    () => () => {
      running.current?.stop();
    },
    [content],
  );

  useLayoutEffect(() => {
    if (wanted === null) return;
    running.current?.stop();
    const item = editor.get(shownContentAtom).items.find(({ id }) => id === wanted);
    const box = stage.itemBox(wanted);
    if (item !== undefined && box !== undefined) {
      running.current = playItem(box, item);
    }
    setWanted(null);
  }, [editor, stage, wanted, setWanted]);
}
