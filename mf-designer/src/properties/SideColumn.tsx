import { Stack } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

/** The panels beside the canvas, which scroll on their own; below it where the window is narrow. */
export const SideColumn = ({ children }: { children: ReactNode }) => (
  <Stack
    gap="3"
    minW="0"
    alignSelf="start"
    position={{ lg: 'sticky' }}
    top={{ lg: '4.5rem' }}
    maxH={{ lg: 'calc(100dvh - 5.5rem)' }}
    overflowY={{ lg: 'auto' }}
    scrollbarWidth="thin"
  >
    {children}
  </Stack>
);
