import type { ItemId } from 'shared-kernel/model';
import { Box, chakra, Flex, Text, TriangleAlert } from 'shared-kernel/ui';
import { memo } from 'react';

import { useEditor } from '../editor/EditorContext';
import { PlayItemButton } from '../playback/PlayItemButton';
import { DelayBar } from './DelayBar';
import { TimelineLane } from './TimelineLane';
import { addsToSelection, chooseItem } from './timelineGestures';

interface ItemRowProps {
  readonly id: ItemId;
  readonly name: string;
  readonly words: string;
  readonly delaySeconds: number;
  /** null: the chosen supporter does not see it. */
  readonly atSeconds: number | null;
  readonly motionSeconds: number;
  readonly readingSeconds: number;
  readonly warned: boolean;
  readonly endSeconds: number;
  readonly scale: number;
  readonly selected: boolean;
  readonly reachable: boolean;
  readonly onStep: (id: ItemId, step: 1 | -1) => void;
}

/** One item in time. Memoised: with 100 of them, only rows that changed are drawn again. */
export const ItemRow = memo(function ItemRow({ onStep, atSeconds, ...row }: ItemRowProps) {
  const { id, name, words, selected, warned, reachable } = row;
  const editor = useEditor();
  return (
    <TimelineLane
      selected={selected}
      onKeyDown={(event) => {
        if (event.key === 'Enter') chooseItem(editor, id, addsToSelection(event));
        else if (event.key === 'ArrowUp') onStep(id, -1);
        else if (event.key === 'ArrowDown') onStep(id, 1);
        else return;
        event.preventDefault();
      }}
      label={
        <Flex align="center" gap="0.5" w="full" minW="0">
          <PlayItemButton
            id={id}
            label={`Play ${name} alone`}
            size="2xs"
            reachable={reachable}
            disabled={atSeconds === null}
          />
          <chakra.button
            type="button"
            tabIndex={-1}
            flex="1"
            minW="0"
            truncate
            textAlign="left"
            fontSize="xs"
            cursor="pointer"
            title={name}
            onClick={(event) => {
              chooseItem(editor, id, addsToSelection(event));
            }}
          >
            {name}
          </chakra.button>
          {warned && (
            <Box color="fg.warning" flexShrink="0">
              <TriangleAlert size={12} aria-label="Too short to read" />
            </Box>
          )}
        </Flex>
      }
    >
      {atSeconds === null ? (
        <Text color="fg.muted" fontSize="xs" px="2" lineHeight="28px">
          Not shown to this supporter
        </Text>
      ) : (
        <DelayBar
          {...row}
          owner={id}
          label={`Delay of ${name}`}
          words={words}
          atSeconds={atSeconds}
        />
      )}
    </TimelineLane>
  );
});
