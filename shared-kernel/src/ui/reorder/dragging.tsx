import { createDragDropManager } from 'dnd-core';
import { animate } from 'framer-motion/dom/mini';
import { useCallback, type ComponentProps } from 'react';
import { DndProvider, useDrag } from 'react-dnd';
import { TouchBackend } from 'react-dnd-touch-backend';
import { Handle } from './Handle';
import type { Grip } from './grip';
import type { Way } from './reorderGeometry';

/** Not the backend of HTML's own dragging, which fingers cannot do. useReorder has no drop targets to look for. */
const DRAGGING = { enableMouseEvents: true, getDropTargetElementsAtPoint: () => [] };

/** The one of the page, whose window has room for one touch backend. */
const manager = createDragDropManager(TouchBackend, window, DRAGGING);

/** A handle by which a row is taken. */
export const LiveHandle = ({ grip }: { readonly grip: Grip }) => (
  <DndProvider manager={manager}>
    <DragSource grip={grip} />
  </DndProvider>
);

const DragSource = ({ grip }: ComponentProps<typeof LiveHandle>) => {
  const [, connect] = useDrag(grip);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      connect(element);
    },
    [connect],
  );
  return <Handle ref={ref} />;
};

/** Tells where the pointer is while something is dragged; gives the way to stop. */
export const followPointer = (onPointer: (pointer: Way) => void): (() => void) =>
  manager.getMonitor().subscribeToOffsetChange(() => {
    const pointer = manager.getMonitor().getClientOffset();
    if (pointer !== null) onPointer(pointer);
  });

export const endDrag = (): void => void manager.getActions().endDrag();

export { animate };
