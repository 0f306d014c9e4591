/** Something that the server works on for a year. */
export interface Work {
  /** Tells one import from the next; a count is the year's one. */
  readonly id: string;
  readonly kind: 'import' | 'undo' | 'count';
  /** What exactly is being done, for people; '' where nothing more can be said. */
  readonly step: string;
  readonly done: number;
  /** 0 while it is not known. */
  readonly total: number;
}

/** "42 %", or '' while it is not known. */
export const percentOf = ({ done, total }: Pick<Work, 'done' | 'total'>): string =>
  total > 0 ? `${String(Math.min(100, Math.floor((done / total) * 100)))} %` : '';
