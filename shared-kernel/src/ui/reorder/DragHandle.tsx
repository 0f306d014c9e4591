import { useCallback } from 'react';
import { DndProvider, useDrag } from 'react-dnd';
import { Box } from 'shared-kernel/ui/basics';
import { GripVertical } from '../icons';
import { dragDropManager } from './dragDropManager';
import type { Grip } from './useReorder';

interface DragHandleProps {
  /** Of the row, from useReorder. */
  readonly grip: Grip;
}

/** Takes a row to drag it elsewhere. For pointers only: MoveButtons do the same for everybody else. */
export const DragHandle = ({ grip }: DragHandleProps) => (
  <DndProvider manager={dragDropManager()}>
    <Handle grip={grip} />
  </DndProvider>
);

const Handle = ({ grip }: DragHandleProps) => {
  const [, connect] = useDrag(grip);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      connect(element);
    },
    [connect],
  );
  return (
    <Box
      ref={ref}
      aria-hidden
      title="Drag to reorder"
      data-drag-handle
      flexShrink="0"
      display="grid"
      placeItems="center"
      w="6"
      h="9"
      borderRadius="l1"
      color="fg.subtle"
      cursor="grab"
      touchAction="none"
      userSelect="none"
      _hover={{ color: 'fg', bg: 'bg.subtle' }}
      _active={{ cursor: 'grabbing' }}
    >
      <GripVertical size={16} />
    </Box>
  );
};
