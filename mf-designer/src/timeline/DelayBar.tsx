import { DELAY_OPTIONS } from 'shared-kernel/model';
import type { KeyboardEvent } from 'react';

import { withDelay, type DelayOwner } from '../document/timing/delayEdits';
import { steppedDelay } from '../document/timing/delayOptions';
import { useEditor } from '../editor/EditorContext';
import { selectOwner } from './timelineGestures';

interface DelayBarProps {
  readonly owner: DelayOwner;
  readonly label: string;
  readonly words: string;
  readonly delaySeconds: number;
  readonly atSeconds: number;
  /** What of it moves, and what is read after that. */
  readonly motionSeconds?: number;
  readonly readingSeconds?: number;
  /** When it begins to leave and has left; null where it stays. */
  readonly leavesSeconds?: number | null;
  readonly goneSeconds?: number | null;
  /** Whether it moves while it stands, and whether its landing is marked. */
  readonly loops?: boolean;
  readonly accented?: boolean;
  readonly endSeconds: number;
  /** Pixels for a second. */
  readonly scale: number;
  readonly warned?: boolean;
  readonly reachable: boolean;
}

/** So wide that it can be taken hold of. */
const LEAST_WIDTH_PX = 24;

const LONGEST_DELAY = Math.max(...DELAY_OPTIONS);

/** A delay as a bar that can be pushed along the track, or stepped by key [S54]. */
export const DelayBar = (props: DelayBarProps) => {
  const { owner, delaySeconds, atSeconds, endSeconds, scale } = props;
  const { motionSeconds = 0, readingSeconds = 0, warned = false } = props;
  const { leavesSeconds = null, goneSeconds = null, loops = false, accented = false } = props;
  const untilSeconds = Math.min(goneSeconds ?? endSeconds, endSeconds);
  const onKeyDown = useDelayKeys(owner, delaySeconds);

  return (
    <>
      <div
        data-delay
        style={{ left: (atSeconds - delaySeconds) * scale, width: delaySeconds * scale }}
      />
      <div
        role="slider"
        tabIndex={props.reachable ? 0 : -1}
        aria-label={props.label}
        aria-valuemin={0}
        aria-valuemax={Math.max(LONGEST_DELAY, delaySeconds)}
        aria-valuenow={delaySeconds}
        aria-valuetext={props.words}
        title={props.words}
        data-delay-owner={owner}
        data-loops={loops ? '' : undefined}
        onKeyDown={onKeyDown}
        style={{
          left: atSeconds * scale,
          width: Math.max(LEAST_WIDTH_PX, (untilSeconds - atSeconds) * scale),
        }}
      >
        <div data-part="motion" style={{ width: motionSeconds * scale }} />
        <div
          data-part={warned ? 'tooShort' : 'reading'}
          style={{ width: readingSeconds * scale }}
        />
        {accented && <div data-accent style={{ left: motionSeconds * scale }} />}
        {leavesSeconds !== null && leavesSeconds < untilSeconds && (
          <div data-exit style={{ width: (untilSeconds - leavesSeconds) * scale }} />
        )}
      </div>
    </>
  );
};

/** Left and right choose the option before and after, Home and End the first and last. */
function useDelayKeys(owner: DelayOwner, delaySeconds: number) {
  const editor = useEditor();
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const wanted = KEYS[event.key]?.(delaySeconds);
    if (wanted === undefined) return;
    event.preventDefault();
    selectOwner(editor, owner);
    editor.edit((content) => withDelay(content, owner, wanted), { run: `delay ${owner}` });
  };
}

const KEYS: Readonly<Record<string, (delaySeconds: number) => number>> = {
  ArrowLeft: (delaySeconds) => steppedDelay(delaySeconds, -1),
  ArrowRight: (delaySeconds) => steppedDelay(delaySeconds, 1),
  Home: () => DELAY_OPTIONS[0],
  End: () => LONGEST_DELAY,
};
