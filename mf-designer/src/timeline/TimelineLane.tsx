import { Box, Flex } from 'shared-kernel/ui';
import type { KeyboardEventHandler, ReactNode } from 'react';

import { TRACK_START } from './timeScale';

interface TimelineLaneProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly selected?: boolean;
  readonly onKeyDown?: KeyboardEventHandler;
}

/** One line of the timeline: what it is, which stays in sight, and its track. */
export const TimelineLane = ({
  label,
  children,
  selected = false,
  onKeyDown,
}: TimelineLaneProps) => (
  <Flex as="li" h="28px" onKeyDown={onKeyDown} bg={selected ? 'accent.subtle' : undefined}>
    <Flex
      align="center"
      position="sticky"
      left="0"
      zIndex="2"
      flexShrink="0"
      w="var(--timeline-labels)"
      pr="1.5"
      bg={selected ? 'accent.subtle' : 'bg.panel'}
      borderRightWidth="1px"
    >
      {label}
    </Flex>
    <Box position="relative" flex="1" ml={TRACK_START}>
      {children}
    </Box>
  </Flex>
);
