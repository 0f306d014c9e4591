/** Something of a data folder that is not as it was written. */
export interface Damage {
  /** As it is called in the folder. */
  readonly file: string;
  /** Completes “FILE …”. */
  readonly what: string;
}

/** Saves that were acknowledged and are not there, by their numbers. */
export interface LostWrites {
  /** The last one before them that is there; 0 for none. */
  readonly after: number;
  readonly afterAt: string | null;
  readonly upTo: number;
  readonly upToAt: string | null;
  readonly count: number;
}
