import { Box, Collapsible, Flex, Heading } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

import { DisclosureTrigger } from '../controls/DisclosureTrigger';
import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { ShortageNote } from './ShortageNote';
import { timelineOpenAtom } from './timelineOpenAtom';
import { TimelineTracks } from './TimelineTracks';

interface TimelineProps {
  /** Stands in its head, open or closed. */
  readonly children: ReactNode;
}

/** When each item appears, under the canvas; can be closed, and stays as it was left. */
export const Timeline = ({ children }: TimelineProps) => {
  const open = useEditorValue(timelineOpenAtom);
  const setOpen = useSetEditorValue(timelineOpenAtom);
  return (
    <Box
      as="section"
      aria-label="Timeline"
      mt="2"
      flexShrink="0"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      overflow="hidden"
    >
      <Collapsible.Root
        open={open}
        lazyMount
        onOpenChange={(details) => {
          setOpen(details.open);
        }}
      >
        <Flex align="center" columnGap="3" px="2" py="0.5" minH="44px" flexWrap="wrap">
          <Heading as="h2" fontSize="sm">
            <DisclosureTrigger>Timeline</DisclosureTrigger>
          </Heading>
          {children}
          <ShortageNote />
        </Flex>
        <Collapsible.Content animationDuration="300ms">
          <TimelineTracks />
        </Collapsible.Content>
      </Collapsible.Root>
    </Box>
  );
};
