import type { CivilDate } from './civilDate';
import type { Revision } from './match';
import type { StoryProblem } from './storyProblems';

/** What became of a save by the server that is guarded by a revision (D22). A conflict has written nothing. */
export type SaveAnswer =
  | { readonly outcome: 'saved'; readonly revision: number }
  | ({ readonly outcome: 'conflict' } & Revision);

/** What became of saving a year's story: `refused` where what it asks for belongs to somebody else. */
export type StoryAnswer = SaveAnswer | ({ readonly outcome: 'refused' } & StoryProblem);

/** Asked before a last day of supporters' data is set that removes people, or comes soon. Nothing has been written. */
export interface LastDayQuestion {
  readonly outcome: 'question';
  /** The year's name, to be typed as the answer. */
  readonly yearName: string;
  /** Supporters whom the year holds now. */
  readonly supporters: number;
  /** The day that was chosen. */
  readonly lastDay: CivilDate;
}

/** A last day that is nearer than this is asked about, whoever is in the year. */
export const SOON_DAYS = 30;
/** After the last day, supporters' data stays for so long, while staff are told of it. */
export const GRACE_DAYS = 7;
/** A year or an organisation that was deleted can be restored for so long. */
export const RESTORABLE_DAYS = 30;
