import type { ItemId } from 'shared-kernel/model';
import { memo } from 'react';

import { useEditor } from '../editor/EditorContext';
import { DelayBar } from './DelayBar';
import { LaneLabel } from './LaneLabel';
import { addsToSelection, chooseItem } from './timelineGestures';
import { TimelineLane } from './TimelineLane';

interface ItemRowProps {
  readonly id: ItemId;
  readonly name: string;
  readonly words: string;
  readonly delaySeconds: number;
  /** null: the chosen supporter does not see it. */
  readonly atSeconds: number | null;
  readonly motionSeconds: number;
  readonly readingSeconds: number;
  readonly leavesSeconds: number | null;
  readonly goneSeconds: number | null;
  readonly loops: boolean;
  readonly accented: boolean;
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
        <LaneLabel
          id={id}
          name={name}
          warned={warned}
          shown={atSeconds !== null}
          reachable={reachable}
        />
      }
    >
      {atSeconds === null ? (
        <span data-lane-note>Not shown to this supporter</span>
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
