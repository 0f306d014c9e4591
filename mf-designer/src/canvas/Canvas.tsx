import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { Box } from 'shared-kernel/ui';

import { followPointer } from '../controls/pointer/followPointer';
import { isTyping } from '../editor/commands/useCommandKeys';
import { contentAtom, lockedIdsAtom, selectionAtom } from '../editor/documentAtoms';
import { useEditor, useEditorValue } from '../editor/EditorContext';
import { writtenIdAtom } from '../editor/panels/writtenIdAtom';
import { unmetIdsAtom } from '../editor/preview/previewAtom';
import { shownContentAtom } from '../editor/preview/shownContentAtom';
import { stageBoxAtom, viewAtom } from '../editor/view/viewAtoms';
import { createCanvasScene, type CanvasScene } from './canvasScene';
import { editContent } from './editContent';
import { chooseOfGroup } from './chooseOfGroup';
import { beginGesture } from './gestures/beginGesture';
import { GuardRails } from './GuardRails';
import { guardRailsShownAtom } from './guardRailsShownAtom';
import { itemAt } from './itemAt';
import { markItems } from './marks/markItems';
import { MARK_STYLE } from './marks/markStyle';
import { useItemPlaying } from './useItemPlaying';
import { useNudgeEnding } from './useNudgeEnding';

interface CanvasProps {
  /** How large the stage is seen. */
  readonly scale: number;
  /** What is around the stage, where a marquee can begin too. */
  readonly room: HTMLElement | null;
  /** Of the texts; without it English. */
  readonly language?: string;
}

/** The screen as the player would draw it, with items that can be selected, dragged, resized and nudged. */
export const Canvas = ({ scale, room, language = 'en' }: CanvasProps) => {
  const editor = useEditor();
  const host = useRef<HTMLDivElement>(null);
  const [scene] = useState(() => createCanvasScene(editor, document, language));
  const view = useEditorValue(viewAtom);
  const guarded = useEditorValue(guardRailsShownAtom);
  useNudgeEnding();

  useEffect(
    () => (room === null ? undefined : followPointer(room, (event) => beginGesture(scene, event))),
    [scene, room],
  );
  useEffect(() => {
    // Of the whole room: while a pointer is captured, clicks belong to whatever captured it.
    const edit = (event: MouseEvent) => {
      if (!isTyping(event.target) && !chooseOfGroup(scene, event)) editContent(editor);
    };
    room?.addEventListener('dblclick', edit);
    return () => {
      room?.removeEventListener('dblclick', edit);
    };
  }, [editor, room, scene]);

  const chooseFocused = (event: FocusEvent | KeyboardEvent) => {
    const item = itemAt(editor.get(contentAtom), event.target);
    if (item !== undefined && !editor.get(lockedIdsAtom).has(item.id)) editor.select([item.id]);
  };

  return (
    <>
      <Box
        ref={host}
        role="group"
        aria-label="Canvas"
        position="relative"
        onFocus={(event) => {
          if (event.target.matches(':focus-visible')) chooseFocused(event);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          chooseFocused(event);
          if (event.key === 'Enter') editContent(editor);
        }}
        css={MARK_STYLE}
        animation="fade-in 500ms"
      >
        {guarded && <GuardRails view={view} />}
      </Box>
      <Drawing scene={scene} host={host} scale={scale} />
    </>
  );
};

interface DrawingProps {
  readonly scene: CanvasScene;
  readonly host: RefObject<HTMLElement | null>;
  readonly scale: number;
}

/**
 * Keeps the stage and what is drawn over it as the document and this tab have it. Renders nothing itself: apart from
 * the canvas, so that an edit costs the drawing alone.
 */
const Drawing = ({ scene, host, scale }: DrawingProps) => {
  const content = useEditorValue(contentAtom);
  const shownContent = useEditorValue(shownContentAtom);
  const view = useEditorValue(viewAtom);
  const box = useEditorValue(stageBoxAtom);
  const selection = useEditorValue(selectionAtom);
  const locked = useEditorValue(lockedIdsAtom);
  const unmet = useEditorValue(unmetIdsAtom);
  const written = useEditorValue(writtenIdAtom);

  useLayoutEffect(() => {
    host.current?.prepend(scene.stage.element);
    host.current?.append(scene.marks.element);
    return () => {
      scene.stage.element.remove();
      scene.marks.element.remove();
    };
  }, [scene, host]);

  useLayoutEffect(
    () =>
      scene.editor.elements.register(
        'itemOnCanvas',
        (id) => scene.stage.itemBox(id)?.element ?? null,
      ),
    [scene],
  );

  useLayoutEffect(
    () =>
      scene.editor.elements.register(
        'wordsOnCanvas',
        (id) => scene.stage.itemBox(id)?.textElement ?? null,
      ),
    [scene],
  );

  useLayoutEffect(
    () => scene.editor.elements.register('stage', () => scene.stage.element),
    [scene],
  );

  useLayoutEffect(() => {
    host.current?.style.setProperty('--hairline', `${String(1 / scale)}px`);
  }, [host, scale]);

  useLayoutEffect(() => {
    scene.stage.paint(shownContent, view, box);
  }, [scene, shownContent, view, box]);

  useLayoutEffect(() => {
    const mark = () => {
      markItems(scene.stage, { items: content.items, selection, locked, unmet, written });
    };
    mark();
    return whenPicturesChange(scene.stage.element, mark);
  }, [scene, content, shownContent, selection, locked, unmet, written]);

  useLayoutEffect(() => {
    // Tells first of the sizes as they are, in this very picture, when the browser has laid out the page anyway.
    const observer = new ResizeObserver(() => {
      scene.drawFrames();
    });
    observer.observe(scene.stage.element);
    for (const id of selection) {
      const element = scene.stage.itemBox(id)?.element;
      if (element !== undefined) observer.observe(element);
    }
    return () => {
      observer.disconnect();
    };
  }, [scene, content, shownContent, selection, locked, unmet, scale]);

  useItemPlaying(scene.stage);
  return null;
};

/** Pictures load or fail by and by. Neither event bubbles, and the picture itself hears of it after the stage. */
function whenPicturesChange(stage: HTMLElement, tell: () => void): () => void {
  let frame = 0;
  const hear = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(tell);
  };
  stage.addEventListener('load', hear, true);
  stage.addEventListener('error', hear, true);
  return () => {
    cancelAnimationFrame(frame);
    stage.removeEventListener('load', hear, true);
    stage.removeEventListener('error', hear, true);
  };
}
