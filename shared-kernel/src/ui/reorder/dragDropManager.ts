import { createDragDropManager, type DragDropManager } from 'dnd-core';
import { TouchBackend } from 'react-dnd-touch-backend';

/** Not the backend of HTML's own dragging, which fingers cannot do. useReorder has no drop targets to look for. */
const DRAGGING = { enableMouseEvents: true, getDropTargetElementsAtPoint: () => [] };

let manager: DragDropManager | null = null;

/** The one of the page, whose window has room for one touch backend. Made when the first list that is dragged is shown. */
export const dragDropManager = (): DragDropManager =>
  (manager ??= createDragDropManager(TouchBackend, window, DRAGGING));
