/** [P23] What a player is doing. `ended`: the end marker was reached; movement may still be finishing. */
export type PlayerState =
  | { readonly phase: PlayingPhase }
  | { readonly phase: 'failed'; readonly failure: PlayerFailure };

export type PlayingPhase = 'idle' | 'playing' | 'paused' | 'ended';

/** A screen that cannot be played stands there finished, so that nothing of it is lost. */
export interface PlayerFailure {
  readonly code: PlayerFailureCode;
  readonly cause?: unknown;
}

export type PlayerFailureCode =
  /** The stage's width or height is no length above 0. */
  | 'player/no-room'
  /** A delay is no number, so the items have no times. */
  | 'player/no-time'
  /** The browser refused to draw a frame; the cause says how. */
  | 'player/cannot-draw';
