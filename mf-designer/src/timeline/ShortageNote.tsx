import type { ItemId } from 'shared-kernel/model';
import { memo, useDeferredValue } from 'react';
import { Box, Button, Flex, Text, TriangleAlert } from 'shared-kernel/ui';

import type { Remedy } from '../document/timing/shortages';
import type { TimelineRow } from '../document/timing/timelineOfScreen';
import { inSeconds, shortageWords } from '../document/timing/timelineWords';
import { withRemedy } from '../document/timing/withRemedy';
import { selectionAtom } from '../editor/documentAtoms';
import { useEditor, useEditorValue } from '../editor/EditorContext';
import { timelineAtom } from '../editor/timing/timelineAtom';

/**
 * [S58] What is too short, of the selected item or else the first one, and what to do. It takes no room from the stage,
 * which stays as large as it is while somebody types: over the room beside it, or where the window is narrow in a row
 * that is there where nothing is too short as well.
 */
export const ShortageNote = ({ floating = false }: { readonly floating?: boolean }) => {
  const { rows } = useDeferredValue(useEditorValue(timelineAtom));
  const selection = useDeferredValue(useEditorValue(selectionAtom));
  const note = <Note rows={rows} selection={selection} floating={floating} />;
  if (floating) return note;
  return (
    <Box flex="1 0 100%" minW="0" minH={NOTE_HEIGHT}>
      {note}
    </Box>
  );
};

/** Two lines of text. */
const NOTE_HEIGHT = '2.125rem';

/** On a sheet of its own, over what it lies on. */
const FLOATING = {
  px: '2.5',
  py: '1.5',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l2',
  shadow: 'md',
} as const;

interface NoteProps {
  readonly rows: readonly TimelineRow[];
  readonly selection: readonly ItemId[];
  readonly floating: boolean;
}

const Note = memo(function Note({ rows, selection, floating }: NoteProps) {
  const editor = useEditor();
  const short = rows.filter(({ times }) => times?.shortage != null);
  const row = short.find(({ id }) => selection.includes(id)) ?? short[0];
  const shortage = row?.times?.shortage ?? null;
  if (row === undefined || shortage === null) return floating ? null : <Calm rows={rows} />;
  return (
    <Flex
      role="note"
      aria-label="Reading time"
      align="center"
      wrap="wrap"
      columnGap="2"
      rowGap="1"
      minW="0"
      {...(floating ? FLOATING : { pb: 2 })}
    >
      <Text as="span" color="fg.warning" flexShrink="0">
        <TriangleAlert size={14} aria-hidden />
      </Text>
      <Text as="span" fontSize="xs" lineHeight="short" flex="1 1 10rem" minW="0">
        {`“${row.name}” ${shortageWords(shortage)}${others(short.length - 1)}`}
      </Text>
      <RemedyButton
        words={remedyWords(shortage.remedy)}
        remedy={shortage.remedy}
        onApply={() => {
          editor.edit((content) => withRemedy(content, shortage.remedy));
        }}
      />
    </Flex>
  );
});

const Calm = ({ rows }: Pick<NoteProps, 'rows'>) => {
  const read = rows.some(({ times }) => times !== null && times.readingSeconds > 0);
  return (
    <Flex align="center" h="full" fontSize="xs" color="fg.muted">
      {read && 'Every text stays long enough to be read'}
    </Flex>
  );
};

interface RemedyButtonProps {
  readonly words: string;
  readonly remedy: Remedy;
  readonly onApply: () => void;
}

const RemedyButton = ({ words, remedy, onApply }: RemedyButtonProps) => {
  if (remedy.kind === 'shorten') {
    return (
      <Text as="span" fontSize="xs">
        {words}
      </Text>
    );
  }
  return (
    <Button size="2xs" variant="outline" flexShrink="0" maxW="full" onClick={onApply}>
      {words}
    </Button>
  );
};

function remedyWords(remedy: Remedy): string {
  if (remedy.kind === 'shorten') return 'Use fewer words or two texts.';
  if (remedy.kind === 'leaveLater') return `Let it leave after ${inSeconds(remedy.afterSeconds)}`;
  return `End ${inSeconds(remedy.delaySeconds)} after the last item`;
}

const others = (count: number): string => {
  if (count === 0) return '';
  return `; ${String(count)} more ${count === 1 ? 'is' : 'are'} too short`;
};
