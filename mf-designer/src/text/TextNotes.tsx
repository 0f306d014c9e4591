import type { Item, TextPart } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { Box, Button, Flex, List, Text, TriangleAlert } from 'shared-kernel/ui';
import { memo, useMemo } from 'react';

import { changeItem } from '../document/changeItem';
import type { LintFinding } from '../document/placeholders/lint/lintFinding';
import { lintText } from '../document/placeholders/lint/lintText';
import { spliced } from '../document/placeholders/spliced';
import { textPartOf, withTextPart } from '../document/textPart';
import { useEditor, useEditorValue } from '../editor/EditorContext';
import { readyYearDataAtom } from '../editor/year-data/yearDataAtom';
import { FallbackCounts } from './fallback-count/FallbackCounts';
import { textBoxOf } from './textBox';

interface TextNotesProps {
  readonly id: string;
  /** Said before the notes. */
  readonly help: string | undefined;
  /** As it was a moment ago, while somebody types. */
  readonly item: Item;
  readonly part: TextPart;
  /** Opens the dialog for a stretch of the text. */
  readonly onAsk: (from: number, to: number, typedBrace: boolean) => void;
}

interface NoteProps extends Pick<TextNotesProps, 'item' | 'part' | 'onAsk'> {
  readonly finding: LintFinding;
}

/** [S45] What is wrong or doubtful, one line each, and who would see fallbacks [S47]. */
export const TextNotes = memo(function TextNotes({ id, help, item, part, onAsk }: TextNotesProps) {
  const text = textPartOf(item, part);
  const year = useEditorValue(readyYearDataAtom);
  const supporters = useYear().year.supportersTotal;
  const findings = useMemo(() => lintText(text, year, supporters), [text, year, supporters]);
  return (
    <Box id={id}>
      {help !== undefined && (
        <Text fontSize="xs" color="fg.muted" mt="1.5">
          {help}
        </Text>
      )}
      <Box aria-live="polite">
        {findings.length > 0 && (
          <List.Root listStyle="none" aria-label="To mend in this text" mt="2" gap="2">
            {findings.map((finding) => (
              <Note
                key={`${finding.code} ${String(finding.from)}`}
                item={item}
                part={part}
                finding={finding}
                onAsk={onAsk}
              />
            ))}
          </List.Root>
        )}
        <FallbackCounts item={item} text={text} />
      </Box>
    </Box>
  );
});

const Note = ({ item, part, finding, onAsk }: NoteProps) => {
  const { from, to, mend, severity, message } = finding;
  const editor = useEditor();
  return (
    <List.Item display="flex" gap="2" alignItems="flex-start" fontSize="xs">
      <Box color={severity === 'error' ? 'fg.error' : 'fg.warning'} flexShrink="0" mt="1px">
        <TriangleAlert size={14} aria-label={severity === 'error' ? 'Error:' : 'Warning:'} />
      </Box>
      <Flex wrap="wrap" columnGap="2" align="baseline" minW="0">
        <Text fontSize="xs" overflowWrap="anywhere">
          {message}
        </Text>
        <Button
          size="2xs"
          variant="plain"
          px="0"
          h="auto"
          minH="5"
          color="accent.fg"
          textDecoration="underline"
          whiteSpace="normal"
          textAlign="start"
          onClick={() => {
            if (mend === null) {
              onAsk(from, to, false);
              return;
            }
            editor.edit((content) =>
              changeItem(content, item.id, (before) =>
                withTextPart(
                  before,
                  part,
                  spliced(textPartOf(before, part), from, to, mend.replacement),
                ),
              ),
            );
            // What was pressed goes with what it said.
            textBoxOf(item, part)?.focus();
          }}
        >
          {mend?.label ?? 'Change it'}
        </Button>
      </Flex>
    </List.Item>
  );
};
