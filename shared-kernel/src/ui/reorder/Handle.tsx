import type { Ref } from 'react';
import { Box } from 'shared-kernel/ui/basics';
import { GripVertical } from '../icons';

/** The grip of a row, as it looks. */
export const Handle = ({ ref }: { readonly ref?: Ref<HTMLDivElement> }) => (
  <Box
    {...(ref === undefined ? {} : { ref })}
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
