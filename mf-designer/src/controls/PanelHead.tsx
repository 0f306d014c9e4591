import { Box, Flex, Heading, IconButton, X } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

import { useSetEditorValue } from '../editor/EditorContext';
import { leftTabAtom } from '../editor/panels/leftPanelAtom';

interface PanelHeadProps {
  readonly title: string;
  /** Beside the button that closes the panel. */
  readonly children?: ReactNode;
}

/** The head of what stands at the left of the canvas. */
export const PanelHead = ({ title, children }: PanelHeadProps) => {
  const openTab = useSetEditorValue(leftTabAtom);
  return (
    <Flex align="center" mb="2" mr="-1.5">
      <Heading as="h2" fontSize="sm">
        {title}
      </Heading>
      <Box flex="1" />
      {children}
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={`Close ${title}`}
        onClick={() => {
          openTab(null);
        }}
      >
        <X size={16} aria-hidden />
      </IconButton>
    </Flex>
  );
};
