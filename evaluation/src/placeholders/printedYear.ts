import type { CivilDate, StoryLanguage } from 'shared-kernel/model';

/** What the formats by language ask of a year [E69]. */
export interface PrintedYear {
  readonly language: StoryLanguage;
  /** Up to which years are counted: the last day of the year itself, not the day after it that D4 stores. */
  readonly lastDay: CivilDate;
}
