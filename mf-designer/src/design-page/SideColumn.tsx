import { Box, Flex, Stack } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

import { useIsNarrow } from '../editor/panels/windowRoom';
import { INSPECTOR_STYLE } from './inspectorStyle';

interface SideColumnProps {
  /** Above all where the window is narrow; elsewhere at the left of the canvas. */
  readonly checks: ReactNode;
  readonly objects: ReactNode;
  readonly properties: ReactNode;
}

/** [S111] The list of objects above and the properties below, each scrolling by itself; below the canvas where the window is narrow. */
export const SideColumn = ({ checks, objects, properties }: SideColumnProps) => {
  if (useIsNarrow()) {
    return (
      <Stack gap="3" minW="0">
        {checks}
        {objects}
        {properties}
      </Stack>
    );
  }
  return (
    <Flex
      direction="column"
      flexShrink="0"
      w="20rem"
      minH="0"
      bg="bg.panel"
      borderLeftWidth="1px"
      css={INSPECTOR_STYLE}
    >
      <Box position="relative" flexShrink="0" borderBottomWidth="1px">
        {objects}
      </Box>
      <Box position="relative" flex="1" minH="0" overflowY="auto" scrollbarWidth="thin">
        {properties}
      </Box>
    </Flex>
  );
};
