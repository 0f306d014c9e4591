import { Box, Collapsible, Flex, Heading } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

import { DisclosureTrigger } from '../controls/DisclosureTrigger';
import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { useIsNarrow } from '../editor/panels/windowRoom';
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
  const narrow = useIsNarrow();
  const setOpen = useSetEditorValue(timelineOpenAtom);
  return (
    <Box
      as="section"
      aria-label="Timeline"
      mt={{ base: 2, lg: 0 }}
      flexShrink="0"
      bg="bg.panel"
      borderWidth={{ base: '1px', lg: '0' }}
      borderTopWidth="1px"
      borderRadius={{ base: 'l3', lg: 'none' }}
      overflow="hidden"
      containerType="inline-size"
    >
      <Collapsible.Root
        open={open}
        lazyMount
        onOpenChange={(details) => {
          setOpen(details.open);
        }}
      >
        <Flex
          align="center"
          columnGap="3"
          px="2"
          py={{ base: 0.5, lg: 0 }}
          minH={{ base: '44px', lg: '10' }}
          flexWrap="wrap"
          css={CLOSE_TOGETHER}
        >
          <Heading as="h2" fontSize="sm">
            <DisclosureTrigger>Timeline</DisclosureTrigger>
          </Heading>
          {children}
          {narrow && <ShortageNote />}
        </Flex>
        <Collapsible.Content animationDuration="300ms">
          <TimelineTracks />
        </Collapsible.Content>
      </Collapsible.Root>
    </Box>
  );
};

/** [S161] Beside an open panel the head stays one row: words go that an icon says as well. */
const CLOSE_TOGETHER = {
  '@media (pointer: coarse)': { rowGap: '2' },
  '@container (max-width: 47rem)': {
    columnGap: '1',
    '& [data-words]': { display: 'none' },
    '& [data-with-words]': { minWidth: '9' },
  },
} as const;
