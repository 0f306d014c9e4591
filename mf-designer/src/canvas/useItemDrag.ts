import { layoutFor } from 'shared-kernel/evaluation';
import { useRef, useState, type PointerEvent } from 'react';
import type { Box, Item, ItemId, Layout, ScreenContent, View } from 'shared-kernel/model';

import { draggedPosition } from './dragging';
import { itemAt } from './itemAt';

export interface Placement {
  readonly id: ItemId;
  readonly position: Layout['position'];
}

interface ItemDragOptions {
  readonly content: ScreenContent;
  readonly view: View;
  /** The stage's size as seen, after scaling. */
  readonly seen: Box;
  readonly onSelect: (id: ItemId) => void;
  readonly onPlace: (id: ItemId, position: Layout['position']) => void;
}

/** Below this many pixels a press is a click, not a drag. */
const DRAG_THRESHOLD = 3;

/** A drag is of this moment only: the document changes once, when the item is dropped. */
export function useItemDrag({ content, view, seen, onSelect, onPlace }: ItemDragOptions) {
  const grip = useRef<{ item: Item; x: number; y: number } | null>(null);
  const [dragged, setDragged] = useState<Placement | null>(null);

  const release = () => {
    grip.current = null;
    setDragged(null);
  };

  return {
    dragged,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const item = itemAt(content, event.target);
        if (item === undefined || event.button !== 0) return;
        onSelect(item.id);
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { item, x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (grip.current === null) return;
        const { item, x, y } = grip.current;
        const movement = { x: event.clientX - x, y: event.clientY - y };
        if (dragged === null && Math.hypot(movement.x, movement.y) < DRAG_THRESHOLD) return;
        const { position } = layoutFor(item, view);
        setDragged({
          id: item.id,
          position: draggedPosition(position, movement, seen, item.horizontalAlignment),
        });
      },
      onPointerUp: () => {
        if (dragged !== null) onPlace(dragged.id, dragged.position);
        release();
      },
      onPointerCancel: release,
    },
  };
}
