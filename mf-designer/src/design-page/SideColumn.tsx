import { Stack } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

import { BELOW_BAR } from './stickyPlaces';

/** The panels beside the canvas, which scroll on their own; below it where the window is narrow. */
export const SideColumn = ({ children }: { children: ReactNode }) => (
  <Stack
    gap="3"
    minW="0"
    alignSelf="start"
    position={{ lg: 'sticky' }}
    top={{ lg: `calc${BELOW_BAR}` }}
    maxH={{ lg: `calc(100dvh - ${BELOW_BAR} - 0.625rem)` }}
    overflowY={{ lg: 'auto' }}
    scrollbarWidth="thin"
  >
    {children}
  </Stack>
);
