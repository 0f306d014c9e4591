import type { Box, Explanation, ScreenContent } from 'shared-kernel/model';

import type { ScreenToPlay } from '../player/mountScreen';
import type { StoryWords } from '../words/storyWords';
import type { Closing } from './closing';
import type { StoryDevice } from './storyPlacement';
import type { StoryState } from './storyState';

export interface StoryScreen {
  /** Texts already filled, hidden items already left out (D21). */
  readonly content: ScreenContent;
  /** Read out as the screen begins; for staff, since supporters never get a screen's name. */
  readonly name?: string;
  /** [P53] How its numbers were worked out, for whoever asks. */
  readonly explanations?: readonly Explanation[];
}

type PlayerOptions = Pick<
  ScreenToPlay,
  | 'ownOrigin'
  | 'language'
  | 'share'
  | 'onFollow'
  | 'clock'
  | 'reducedMotion'
  | 'animate'
  | 'loadAccents'
  | 'loadFonts'
>;

/** What is played, and where. */
export interface Story extends PlayerOptions {
  /** In the order in which they are played. */
  readonly screens: readonly StoryScreen[];
  /** What the story is called where it is read out. */
  readonly label?: string;
  /** Everything that it says; without them English. */
  readonly words?: StoryWords;
  /** Shown as on this device, made smaller to fit; null: as on the device that it is on [T2]. */
  readonly device?: StoryDevice | null;
  /** From which side it runs: what comes, the progress, keys and taps; without it from the left. */
  readonly direction?: 'ltr' | 'rtl';
  /** Offered to whoever plays it: a swipe down and Escape call it; without it, there is nothing to leave. */
  readonly onLeave?: () => void;
  /** [T15] What stands over the last screen when the story has ended. */
  readonly closing?: Closing;
  /** CSS pixels of the screen that people look at, which chooses the view; without it, of the window [T2]. */
  readonly viewport?: () => Box;
  /** CSS pixels that the stage may take; without it, the host's width and the window's height. */
  readonly room?: () => Box;
}

export type StoryChanges = Partial<Pick<Story, 'screens' | 'device'>>;

export interface StoryHandle {
  /** Resolves when screens can hand over to each other, which the first does without. */
  readonly ready: Promise<void>;
  /** The same object until it changes. */
  readonly state: StoryState;
  /** Calls with every change of the state; returns how to stop that. */
  subscribe(listener: (state: StoryState) => void): () => void;
  /** Goes on; after the end, starts over. */
  play(): void;
  pause(): void;
  next(): void;
  previous(): void;
  /** To a screen, counted from 0. */
  goTo(index: number): void;
  /** Stands still at a moment of a screen, counted from 0, as playing up to it gives: for pictures and tests. */
  seek(index: number, timeMs: number): void;
  /** From the first screen. */
  replay(): void;
  /** Other screens are played at the moment it is at; another device takes the place of the one before. */
  update(changes: StoryChanges): void;
  /** Measures the room anew. Changes of the host's width and of the window it notices by itself. */
  relayout(): void;
  destroy(): void;
}
