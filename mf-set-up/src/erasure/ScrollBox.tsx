import { Box } from 'shared-kernel/ui';
import type { ComponentProps } from 'react';

type ScrollBoxProps = Pick<
  ComponentProps<typeof Box>,
  'aria-label' | 'aria-live' | 'children' | 'h' | 'maxH'
>;

/** A frame within a dialog that scrolls, by keyboard as well. */
export const ScrollBox = (props: ScrollBoxProps) => (
  <Box
    role="region"
    tabIndex={0}
    overflowY="auto"
    borderWidth="1px"
    borderRadius="l2"
    p="3"
    color="fg"
    fontSize="sm"
    {...props}
  />
);
