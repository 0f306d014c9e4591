import { Box } from 'shared-kernel/ui';
import { useEffect, useRef, type ReactNode } from 'react';

import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { leftPanelAtom, panelAskedAtom, type LeftTab } from '../editor/panels/leftPanelAtom';
import { LEFT_PANEL_ID, leftTabId } from './leftPanelIds';
import { useEscapeToCanvas } from './useEscapeToCanvas';

interface LeftPanelProps {
  readonly tabs: Readonly<Record<LeftTab, ReactNode>>;
  readonly checks: ReactNode;
}

/** [S112] Between the rail and the canvas: what is offered to the screen, or what Checks have found. */
export const LeftPanel = ({ tabs, checks }: LeftPanelProps) => {
  const shown = useEditorValue(leftPanelAtom);
  const asked = useEditorValue(panelAskedAtom);
  const ask = useSetEditorValue(panelAskedAtom);
  const panel = useRef<HTMLDivElement>(null);
  const escape = useEscapeToCanvas();
  useEffect(() => {
    if (!asked) return;
    panel.current?.focus({ preventScroll: true });
    ask(false);
  }, [asked, ask]);
  useTabFocusAfter(shown);

  if (shown === null) return null;
  return (
    <Box
      ref={panel}
      key={shown}
      id={LEFT_PANEL_ID}
      {...(shown === 'checks' ? {} : { role: 'tabpanel', 'aria-labelledby': leftTabId(shown) })}
      tabIndex={-1}
      outline="none"
      onKeyDown={escape}
      flexShrink="0"
      w="18rem"
      position="relative"
      overflowY="auto"
      scrollbarWidth="thin"
      bg="bg.panel"
      borderRightWidth="1px"
      css={FLUSH}
    >
      {shown === 'checks' ? checks : tabs[shown]}
    </Box>
  );
};

/** The panels are the whole sheet. */
const FLUSH = { '& > section': { borderWidth: '0', borderRadius: '0', outlineOffset: '-2px' } };

/** Where a panel was closed from within, the focus goes to its tab. */
function useTabFocusAfter(shown: LeftTab | 'checks' | null): void {
  const before = useRef(shown);
  useEffect(() => {
    const closed = before.current;
    before.current = shown;
    if (shown !== null || closed === null || closed === 'checks') return;
    if (document.activeElement === document.body) {
      document.getElementById(leftTabId(closed))?.focus();
    }
  }, [shown]);
}
