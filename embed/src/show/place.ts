import type { StoryHandle } from 'screen-player/story';
import type { Box } from 'shared-kernel/model';

/** Where in its container a story plays. */
export interface Place {
  /** The story is mounted here. */
  readonly stage: HTMLElement;
  /** CSS pixels that the stage may take. */
  readonly room: () => Box;
  /** Absent where there is nothing to leave. */
  readonly onLeave?: () => void;
}

/** Mounts the story, which then stands at its beginning. */
export type Mount = (place: Place) => StoryHandle;
