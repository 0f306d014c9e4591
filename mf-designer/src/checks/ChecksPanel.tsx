import { VIEW_LABELS } from 'shared-kernel/model';
import { Box, chakra, Heading, List, Panel, Stack, Text } from 'shared-kernel/ui';
import { useEffect, useRef, type ReactNode } from 'react';

import { itemName } from '../document/itemName';
import { contentAtom } from '../editor/documentAtoms';
import { useEditor, useEditorValue } from '../editor/EditorContext';
import { checkedAtom, checksShownAtom } from './checksAtoms';
import { isWholeSentence, keyOf, type Finding } from './finding';
import { findingGroups } from './findingGroups';
import { leadTo } from './leadTo';

interface ChecksPanelProps {
  /** What mends the timing of all of it, where timing was found wanting. */
  readonly children?: ReactNode;
}

export const CHECKS_PANEL_ID = 'designer-checks';

/** [S66] What was found, by kind; each leads to where it is so. Nothing of it keeps anybody from saving. */
export const ChecksPanel = ({ children }: ChecksPanelProps) => {
  const shown = useEditorValue(checksShownAtom);
  return shown ? <Findings>{children}</Findings> : null;
};

/** Comes into sight with the focus when it is opened, wherever the column or the page had been scrolled to. */
const Findings = ({ children }: ChecksPanelProps) => {
  const findings = useEditorValue(checkedAtom)?.findings ?? null;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
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
      <Heading as="h2" fontSize="md" mb="2">
        Checks
      </Heading>
      {findings === null || findings.length === 0 ? (
        <Text fontSize="sm" color="fg.muted" role="status">
          {findings === null
            ? 'Working …'
            : 'Nothing found: every view was drawn on a popular and a small device, with the largest, smallest, longest and missing data.'}
        </Text>
      ) : (
        <Stack gap="3" maxH={{ lg: '40dvh' }} overflowY="auto" tabIndex={-1}>
          {findingGroups(findings).map((group) => (
            <Stack key={group.heading} as="section" gap="1">
              <Heading as="h3" fontSize="sm">
                {group.heading}
              </Heading>
              <List.Root listStyle="none" gap="0.5" aria-label={group.heading}>
                {group.findings.map((finding) => (
                  <FindingRow key={keyOf(finding)} finding={finding} />
                ))}
              </List.Root>
              {group.timing && <Box>{children}</Box>}
            </Stack>
          ))}
        </Stack>
      )}
    </Panel>
  );
};

const FindingRow = ({ finding }: { finding: Finding }) => {
  const editor = useEditor();
  const item = useEditorValue(contentAtom).items.find(({ id }) => id === finding.itemId);
  const { place, message, itemId } = finding;
  const name = item === undefined ? 'The background image' : `“${itemName(item)}”`;
  const after = finding.code === 'placeholder' ? `: ${message}` : ` ${message}`;
  if (item === undefined && itemId !== null) return null;
  return (
    <List.Item>
      <chakra.button
        type="button"
        w="full"
        px="2"
        py="1.5"
        mx="-2"
        textAlign="left"
        fontSize="sm"
        borderRadius="l2"
        cursor="pointer"
        overflowWrap="anywhere"
        _hover={{ bg: 'bg.subtle' }}
        onClick={() => {
          leadTo(editor, finding);
        }}
      >
        {isWholeSentence(finding) ? message : `${name}${after}`}
        {place !== null && (
          <Text as="span" display="block" color="fg.muted" fontSize="xs">
            {`${VIEW_LABELS[place.view]}, ${place.size} device · ${place.mode.label.toLowerCase()}`}
          </Text>
        )}
      </chakra.button>
    </List.Item>
  );
};
