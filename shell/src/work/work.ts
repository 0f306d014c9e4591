/** Something that the server works on for a year. */
export interface Work {
  /** Tells one import from the next; a count is the year's one. */
  readonly id: string;
  readonly kind: 'import' | 'undo' | 'count';
  /** What exactly is being done, for people; '' where nothing more can be said. */
  readonly step: string;
  /** Of all of its steps, from 0 to 1; null while it is not known. */
  readonly done: number | null;
}

/** Work as the header shows it, whether the server or this window does it. */
export interface ShownWork {
  readonly id: string;
  readonly words: string;
  /** '' where nothing more can be said. */
  readonly step: string;
  readonly done: number | null;
  /** The page on which it is seen; null where there is none. */
  readonly to: string | null;
  /** The year that the page is of; null where that is no matter. */
  readonly yearId: string | null;
  readonly stop: (() => void) | null;
}
