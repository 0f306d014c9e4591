import { Box, chakra } from 'shared-kernel/ui';
import type { KeyboardEvent, RefObject } from 'react';

import { inSeconds } from '../document/timing/timelineWords';
import { useEditor, useEditorValue } from '../editor/EditorContext';
import { playTenthsAtom, playTimeMsAtom } from '../editor/playback/playbackAtoms';
import { showMoment } from '../editor/playback/transport';
import { TRACK_START } from './timeScale';
import { usePlayheadInSight } from './useKeptInSight';

interface PlayheadProps {
  readonly endSeconds: number;
  /** Pixels for a second. */
  readonly scale: number;
}

/** Where playing stands, on the ruler; by keys, tenths of a second and with Shift whole ones [S56]. */
export const Playhead = ({ endSeconds, scale }: PlayheadProps) => {
  const editor = useEditor();
  const timeMs = useEditorValue(playTimeMsAtom);
  const tenths = useEditorValue(playTenthsAtom);

  const onKeyDown = (event: KeyboardEvent) => {
    const stepMs = event.shiftKey ? 1000 : 100;
    const wanted = {
      ArrowLeft: timeMs - stepMs,
      ArrowRight: timeMs + stepMs,
      Home: 0,
      End: endSeconds * 1000,
    }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    showMoment(editor, Math.max(0, Math.min(endSeconds * 1000, wanted)));
  };

  return (
    <chakra.div
      role="slider"
      tabIndex={0}
      aria-label="Playhead"
      aria-valuemin={0}
      aria-valuemax={endSeconds}
      aria-valuenow={tenths / 10}
      aria-valuetext={inSeconds(tenths / 10)}
      onKeyDown={onKeyDown}
      position="absolute"
      left="-5px"
      bottom="0"
      w="10px"
      h="12px"
      borderRadius="2px 2px 5px 5px"
      bg="accent.solid"
      focusVisibleRing="outside"
      style={{ transform: shift(timeMs, scale) }}
    />
  );
};

interface PlayheadLineProps extends Pick<PlayheadProps, 'scale'> {
  /** What scrolls, to keep it in sight. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** The same moment through all lanes. */
export const PlayheadLine = ({ frame, scale }: PlayheadLineProps) => {
  const timeMs = useEditorValue(playTimeMsAtom);
  usePlayheadInSight(frame);
  return (
    <Box
      position="absolute"
      top="0"
      bottom="0"
      left={`calc(var(--timeline-labels) + ${TRACK_START} - 0.5px)`}
      w="1px"
      zIndex="1"
      pointerEvents="none"
      bg="accent.solid"
      style={{ transform: shift(timeMs, scale) }}
    />
  );
};

const shift = (timeMs: number, scale: number): string =>
  `translateX(${String((timeMs / 1000) * scale)}px)`;
