import { Text } from 'shared-kernel/ui';

import { inSeconds } from '../document/timing/timelineWords';
import { DelayBar } from './DelayBar';
import { TimelineLane } from './TimelineLane';

interface EndLaneProps {
  readonly delayAfterLastSeconds: number;
  readonly endSeconds: number;
  /** Pixels for a second. */
  readonly scale: number;
}

/** The end marker (D13), which can be pushed like a bar. */
export const EndLane = ({ delayAfterLastSeconds, endSeconds, scale }: EndLaneProps) => (
  <TimelineLane
    label={
      <Text fontSize="xs" color="fg.muted" pl="7">
        End
      </Text>
    }
  >
    <DelayBar
      owner="end"
      label="Delay after last item"
      words={`ends at ${inSeconds(endSeconds)}, ${inSeconds(delayAfterLastSeconds)} after the last item`}
      delaySeconds={delayAfterLastSeconds}
      atSeconds={endSeconds}
      endSeconds={endSeconds}
      scale={scale}
      reachable
    />
  </TimelineLane>
);
