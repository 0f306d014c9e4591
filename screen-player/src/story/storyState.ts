import type { StoryPlacement } from './storyPlacement';

/** [T7] `ended`: the end marker of the last screen was reached, or passed over. */
export type StoryPhase = 'playing' | 'paused' | 'ended';

/** What a story is doing. */
export interface StoryState {
  readonly phase: StoryPhase;
  /** It is playing, but waits: a finger rests on it, or nobody can see it [T4] [T5]. */
  readonly waiting: boolean;
  /** Which screen, counted from 0. */
  readonly index: number;
  readonly placement: StoryPlacement;
}
