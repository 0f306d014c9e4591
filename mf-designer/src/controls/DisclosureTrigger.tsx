import { Box, chakra, ChevronRight, Collapsible } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

/** What opens and closes a `Collapsible`: its name behind an arrow that turns. */
export const DisclosureTrigger = ({ children }: { children: ReactNode }) => (
  <Collapsible.Trigger asChild>
    <chakra.button
      type="button"
      className="group"
      display="flex"
      alignItems="center"
      gap="1.5"
      w="full"
      minH={{ base: 9, lg: 8 }}
      css={{ '@media (pointer: coarse)': { minH: '11' } }}
      ml="-1"
      textAlign="left"
      cursor="pointer"
      fontWeight="semibold"
    >
      <Box
        as="span"
        display="inline-flex"
        color="fg.muted"
        transition="transform 150ms ease-out"
        _groupExpanded={{ transform: 'rotate(90deg)' }}
      >
        <ChevronRight size={16} aria-hidden />
      </Box>
      {children}
    </chakra.button>
  </Collapsible.Trigger>
);
