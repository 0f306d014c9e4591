import type { ScreenContent } from 'shared-kernel/model';
import { Box, Flex, Heading, IconButton, List, Panel, Stack, Text, X } from 'shared-kernel/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { contentAtom } from '../editor/documentAtoms';
import { useEditor, useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { checksShownAtom } from '../editor/panels/leftPanelAtom';
import { isNarrow } from '../editor/panels/windowRoom';
import { AudienceNotes } from './AudienceNotes';
import { findingsAtom } from './checksAtoms';
import { keyOf, type FindingMend, type FindingProposal } from './finding';
import { findingGroups } from './findingGroups';
import { FindingRow } from './FindingRow';
import { SetupDialog } from './SetupDialog';

/** What a click has done, while nothing else was done since. */
interface Mended {
  readonly words: string;
  readonly content: ScreenContent;
}

interface ChecksPanelProps {
  /** What mends the timing of all of it, where timing was found wanting. */
  readonly children?: ReactNode;
  /** The screen's set-up is another one, or the year has another search. */
  readonly onSetup: () => void;
}

export const CHECKS_PANEL_ID = 'designer-checks';

/** [S66] What was found, by kind; each leads to where it is so. Nothing of it keeps anybody from saving. */
export const ChecksPanel = ({ children, onSetup }: ChecksPanelProps) => {
  const shown = useEditorValue(checksShownAtom);
  return shown ? <Findings onSetup={onSetup}>{children}</Findings> : null;
};

/** Comes into sight with the focus when it is opened, wherever the column or the page had been scrolled to. */
const Findings = ({ children, onSetup }: ChecksPanelProps) => {
  const editor = useEditor();
  const setShown = useSetEditorValue(checksShownAtom);
  const findings = useEditorValue(findingsAtom);
  const [mended, setMended] = useState<Mended | null>(null);
  const [proposed, setProposed] = useState<FindingProposal | null>(null);
  const content = useEditorValue(contentAtom);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    bringIntoSight(panel.current);
  }, []);
  const noteMended = ({ done }: FindingMend) => {
    setMended({ words: done, content: editor.get(contentAtom) });
    // The button that was pressed goes with its finding.
    bringIntoSight(panel.current);
  };
  return (
    <Panel
      ref={panel}
      as="section"
      id={CHECKS_PANEL_ID}
      aria-label="Checks"
      tabIndex={-1}
      px="4"
      py="3"
      flexShrink="0"
    >
      <Flex align="center" justify="space-between" mb="2" mr="-2">
        <Heading as="h2" fontSize="md">
          Checks
        </Heading>
        <IconButton
          size="xs"
          variant="ghost"
          aria-label="Close Checks"
          onClick={() => {
            setShown(false);
          }}
        >
          <X size={16} aria-hidden />
        </IconButton>
      </Flex>
      <Text
        role="status"
        aria-label="What was mended"
        fontSize="sm"
        color="accent.fg"
        mb={mended?.content === content ? 2 : 0}
      >
        {mended?.content === content ? mended.words : ''}
      </Text>
      {findings === null || findings.length === 0 ? (
        <Text fontSize="sm" color="fg.muted" role="status">
          {findings === null
            ? 'Working …'
            : 'Nothing found: every view was drawn on a popular and a small device, with the largest, smallest, longest and missing data.'}
        </Text>
      ) : (
        <Stack gap="3">
          {findingGroups(findings).map((group) => (
            <Stack key={group.heading} as="section" gap="1">
              <Heading as="h3" fontSize="sm">
                {group.heading}
              </Heading>
              <List.Root listStyle="none" gap="0.5" aria-label={group.heading}>
                {group.findings.map((finding) => (
                  <FindingRow
                    key={keyOf(finding)}
                    finding={finding}
                    onMended={noteMended}
                    onSearch={onSetup}
                    onProposed={setProposed}
                  />
                ))}
              </List.Root>
              {group.timing && <Box>{children}</Box>}
            </Stack>
          ))}
        </Stack>
      )}
      <AudienceNotes />
      <SetupDialog
        proposal={proposed}
        onSetup={onSetup}
        onClose={() => {
          setProposed(null);
          panel.current?.focus({ preventScroll: true });
        }}
      />
    </Panel>
  );
};

/** With the focus; where it is longer than the window, from its beginning. */
function bringIntoSight(panel: HTMLElement | null): void {
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: isNarrow() ? 'start' : 'nearest' });
}
