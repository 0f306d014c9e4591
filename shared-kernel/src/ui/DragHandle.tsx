import type { PointerEventHandler } from 'react';
import { Box } from './chakra';
import { GripVertical } from './icons';

interface DragHandleProps {
  /** useReorder's `onGrab` of the row. */
  readonly onGrab: PointerEventHandler;
}

/** Takes a row to drag it elsewhere. For pointers only: MoveButtons do the same for everybody else. */
export const DragHandle = ({ onGrab }: DragHandleProps) => (
  <Box
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
    onPointerDown={onGrab}
  >
    <GripVertical size={16} />
  </Box>
);
