import type { ItemId } from 'shared-kernel/model';
import { Box, TriangleAlert } from 'shared-kernel/ui';
import { memo } from 'react';

import { PlayItemButton } from '../controls/PlayItemButton';
import { useEditor } from '../editor/EditorContext';
import { addsToSelection, chooseItem } from './timelineGestures';

interface LaneLabelProps {
  readonly id: ItemId;
  readonly name: string;
  readonly warned: boolean;
  /** Whether the supporter of the preview sees it. */
  readonly shown: boolean;
  readonly reachable: boolean;
}

/** Whose lane it is. Memoised apart from the bar, which moves while others are dragged. */
export const LaneLabel = memo(function LaneLabel(props: LaneLabelProps) {
  const { id, name, warned, shown, reachable } = props;
  const editor = useEditor();
  return (
    <>
      <PlayItemButton
        id={id}
        label={`Play ${name} alone`}
        size="2xs"
        reachable={reachable}
        disabled={!shown}
      />
      <button
        type="button"
        tabIndex={-1}
        data-lane-name
        title={name}
        onClick={(event) => {
          chooseItem(editor, id, addsToSelection(event));
        }}
      >
        {name}
      </button>
      {warned && (
        <Box color="fg.warning" flexShrink="0">
          <TriangleAlert size={12} aria-label="Too short to read" />
        </Box>
      )}
    </>
  );
});
