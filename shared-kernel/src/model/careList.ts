import type { CivilDate } from './civilDate';

/** Why somebody is on an organisation's care list: a fixed list, so that nobody writes what need not be known. */
export const CARE_REASONS = [
  'bereavement',
  'complaint',
  'noContact',
  'vulnerable',
  'other',
] as const;
export type CareReason = (typeof CARE_REASONS)[number];

/**
 * What an entry does: `out` keeps somebody out of every count, example, preview, link and show; `quiet` keeps their
 * links and their show back until a day, and nothing else.
 */
export const CARE_EFFECTS = ['out', 'quiet'] as const;
export type CareEffect = (typeof CARE_EFFECTS)[number];

/** By what an entry knows people. */
export const CARE_KINDS = ['email', 'supporterId', 'search'] as const;
export type CareKind = (typeof CARE_KINDS)[number];

/** At most so many entries that name somebody, and so many searches, in one organisation. */
export const MOST_CARE_ENTRIES = 10_000;
export const MOST_CARE_SEARCHES = 20;
export const LONGEST_CARE_NOTE = 300;

/** What stands on the list, as admins read it. */
export interface CareEntry {
  readonly id: string;
  readonly of: CareKind;
  /** The email or supporter id as it was written; a sentence for a search. */
  readonly value: string;
  readonly effect: CareEffect;
  readonly reason: CareReason;
  readonly note: string;
  /** The last day on which it holds; null until somebody ends it. */
  readonly lastDay: CivilDate | null;
  /** ISO text. */
  readonly addedAt: string;
  readonly addedBy: string;
}

/** An organisation's care list. */
export interface CareList {
  /** The newest first; those that are over are not among them. */
  readonly entries: readonly CareEntry[];
  /** People who were erased are entries of a hash alone: how many emails imports leave out. */
  readonly erased: number;
  /** False while some year is still being brought up to date. */
  readonly applied: boolean;
}

/** What became of an entry that was to be added: nobody is on the list twice, and who was erased is kept out for good. */
export const CARE_OUTCOMES = ['added', 'already', 'erased'] as const;
export type CareOutcome = (typeof CARE_OUTCOMES)[number];

/** The answer to an addition. */
export interface AddedCare {
  /** In the order of what was asked. */
  readonly outcomes: readonly CareOutcome[];
  readonly list: CareList;
}

/** What an admin reads of somebody on the list whom they look up; to everybody else they are not there. */
export const KEPT_OUT_NOTE = 'On the care list: nobody is shown their screens.';

/** Whether a supporter was not found because they are on the care list. */
export const isKeptOut = (failure: { readonly code: string; readonly cause?: unknown }): boolean =>
  failure.code === 'data/not-found' && failure.cause !== undefined;
