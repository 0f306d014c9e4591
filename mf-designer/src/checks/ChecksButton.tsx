import { Badge, Box, Button, ListChecks } from 'shared-kernel/ui';

import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { checksShownAtom } from '../editor/panels/leftPanelAtom';
import { findingsAtom, upToDateAtom } from './checksAtoms';
import { CHECKS_PANEL_ID } from './ChecksPanel';

/** Says how much was found, and opens the list of it. */
export const ChecksButton = () => {
  const upToDate = useEditorValue(upToDateAtom);
  const shown = useEditorValue(checksShownAtom);
  const setShown = useSetEditorValue(checksShownAtom);
  const count = useEditorValue(findingsAtom)?.length ?? 0;
  return (
    <Button
      size="sm"
      variant={shown ? 'subtle' : 'outline'}
      title="Checks"
      aria-expanded={shown}
      aria-controls={shown ? CHECKS_PANEL_ID : undefined}
      aria-label={`Checks: ${upToDate ? findingsWords(count) : 'working …'}`}
      onClick={() => {
        setShown(!shown);
      }}
    >
      <ListChecks size={16} aria-hidden />
      <Box as="span" css={SEEN_WHERE_THERE_IS_ROOM}>
        Checks
      </Box>
      {count > 0 && (
        <Badge colorPalette="orange" variant="solid" size="sm" fontVariantNumeric="tabular-nums">
          {count}
        </Badge>
      )}
    </Button>
  );
};

/** In a row of 1440 px the address of the supporter who is looked at would have none. */
const SEEN_WHERE_THERE_IS_ROOM = {
  '@media (min-width: 1024px) and (max-width: 1559.98px)': { display: 'none' },
};

const findingsWords = (count: number): string => {
  if (count === 0) return 'nothing found';
  return count === 1 ? '1 finding' : `${String(count)} findings`;
};
