import type { Movement } from '../../document/place/movedTogether';

/** Where the pointer is now, seen from where it was pressed. */
export interface Pull {
  /** CSS pixels of the person's window. */
  readonly by: Movement;
  /** Alt: nothing snaps. */
  readonly free: boolean;
  /** Shift: along one axis only. */
  readonly straight: boolean;
}

/** What goes on between pressing and releasing. Nothing of it is in the document before `drop`. */
export interface Gesture {
  /** At most once a frame. */
  move(pull: Pull): void;
  /** Released where it was moved to. */
  drop(): void;
  /** Taken back: all is as before it was pressed. */
  cancel(): void;
  /** Released without having moved. */
  click(): void;
}
