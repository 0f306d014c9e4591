import { Box } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

import { useEditorValue } from '../editor/EditorContext';
import { leftPanelAtom } from '../editor/panels/leftPanelAtom';
import { PicturesPanel } from '../media/PicturesPanel';

/** [S112] Between the rail and the canvas: the pictures of the library, or what Checks have found. */
export const LeftPanel = ({ checks }: { checks: ReactNode }) => {
  const shown = useEditorValue(leftPanelAtom);
  if (shown === null) return null;
  return (
    <Box
      flexShrink="0"
      w="18rem"
      position="relative"
      overflowY="auto"
      scrollbarWidth="thin"
      bg="bg.panel"
      borderRightWidth="1px"
      css={FLUSH}
    >
      {shown === 'checks' ? checks : <PicturesPanel />}
    </Box>
  );
};

/** The panels are the whole sheet. */
const FLUSH = { '& > section': { borderWidth: '0', borderRadius: '0', outlineOffset: '-2px' } };
