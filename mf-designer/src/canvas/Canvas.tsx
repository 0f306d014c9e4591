import { createStage } from 'screen-player';
import type { Stage } from 'screen-player';
import { layoutFor } from 'shared-kernel/evaluation';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ItemId, Layout, ScreenContent, View } from 'shared-kernel/model';
import { Box } from 'shared-kernel/ui';

import { changeLayout } from '../document/changeLayout';
import { contentAtom, selectionAtom } from '../editor/documentAtoms';
import { useEditor, useEditorValue } from '../editor/EditorContext';
import { stageBoxAtom, viewAtom } from '../editor/viewAtoms';
import { shownContentAtom } from '../preview/shownContentAtom';
import { ARROW_MOVES, movedPosition } from './dragging';
import { itemAt } from './itemAt';
import { markItems } from './markItems';
import { useItemDrag } from './useItemDrag';

/** The screen as the player would draw it, with items that can be selected, dragged and nudged. */
export const Canvas = ({ scale }: { /** How large the stage is seen. */ scale: number }) => {
  const editor = useEditor();
  const content = useEditorValue(contentAtom);
  const shownContent = useEditorValue(shownContentAtom);
  const view = useEditorValue(viewAtom);
  const size = useEditorValue(stageBoxAtom);
  const selection = useEditorValue(selectionAtom);
  const host = useRef<HTMLDivElement>(null);
  const [stage] = useState<Stage>(() => createStage(document));
  const place = (id: ItemId, position: Layout['position']) => {
    editor.edit((before) => changeLayout(before, id, view, (layout) => ({ ...layout, position })));
  };
  const { dragged, handlers } = useItemDrag({
    content,
    view,
    seen: { width: size.width * scale, height: size.height * scale },
    onSelect: (id) => {
      editor.select([id]);
    },
    onPlace: place,
  });

  useEffect(() => {
    host.current?.append(stage.element);
    return () => {
      stage.element.remove();
    };
  }, [stage]);

  useLayoutEffect(() => {
    const shown = dragged === null ? shownContent : placed(shownContent, view, dragged);
    stage.paint(shown, view, size);
    markItems(stage, content, selection);
  }, [stage, content, shownContent, view, size, dragged, selection]);

  const nudge = (event: KeyboardEvent) => {
    const item = itemAt(content, event.target);
    const movement = ARROW_MOVES[event.key];
    if (item === undefined || movement === undefined) return;
    event.preventDefault();
    const { position } = layoutFor(item, view);
    place(item.id, movedPosition(position, movement, item.horizontalAlignment));
  };

  return (
    <Box
      ref={host}
      role="group"
      aria-label="Canvas"
      {...handlers}
      onKeyDown={nudge}
      onFocus={(event) => {
        const item = itemAt(content, event.target);
        if (item !== undefined) editor.select([item.id]);
      }}
      css={{ ...CANVAS_STYLE, '--hairline': `${String(1 / scale)}px` }}
      animation="fade-in 500ms"
    />
  );
};

/** Outlines are drawn in the person's pixels, whatever the scale. */
const CANVAS_STYLE = {
  '& [data-item-id]': {
    cursor: 'move',
    touchAction: 'none',
    userSelect: 'none',
    minHeight: '1em',
    outlineOffset: 'calc(var(--hairline) * 2)',
  },
  '& [data-item-id]:hover': { outline: 'var(--hairline) dashed #23807f' },
  '& [data-selected]': { outline: 'calc(var(--hairline) * 2) solid #23807f' },
  '& [data-item-id]:focus-visible': { outline: 'calc(var(--hairline) * 3) solid #23807f' },
};

const placed = (
  content: ScreenContent,
  view: View,
  { id, position }: { id: ItemId; position: Layout['position'] },
): ScreenContent => changeLayout(content, id, view, (layout) => ({ ...layout, position }));
