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
