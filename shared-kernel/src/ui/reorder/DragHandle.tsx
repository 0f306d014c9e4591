import { useSyncExternalStore } from 'react';
import { Handle } from './Handle';
import { draggingNow, onDragging } from './lateDragging';
import type { Grip } from './grip';

interface DragHandleProps {
  /** Of the row, from useReorder. */
  readonly grip: Grip;
}

/** Takes a row to drag it elsewhere. For pointers only: MoveButtons do the same for everybody else. */
export const DragHandle = ({ grip }: DragHandleProps) => {
  const dragging = useSyncExternalStore(onDragging, draggingNow);
  return dragging === null ? <Handle /> : <dragging.LiveHandle grip={grip} />;
};
