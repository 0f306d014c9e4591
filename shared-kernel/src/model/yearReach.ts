import { defaultCondition } from './defaults';
import type { Condition } from './condition';
import type { ConditionId } from './ids';

/** Whom the screens of a year reach, for how long, and how those could be reached who see nothing. */
export interface YearReach {
  /** Supporters of the year. */
  readonly supporters: number;
  /** Those who match no screen. */
  readonly unseen: { readonly total: number; readonly supporterEmails: readonly string[] };
  /** Searches of one condition that would reach some of the unseen, the one that reaches most first. */
  readonly candidates: readonly ReachCandidate[];
  /** Of those who match at least one screen; null where nobody does. */
  readonly playing: PlayingTimes | null;
}

/** `completed`: took part in an action within the year. `notEmpty`: a data field has a value. */
export const REACH_KINDS = ['completed', 'notEmpty'] as const;
export type ReachKind = (typeof REACH_KINDS)[number];

export interface ReachCandidate {
  readonly kind: ReachKind;
  readonly fieldName: string;
  /** How many of the unseen match. */
  readonly supporters: number;
}

/** A supporter's playing time: the end of each screen's timeline (D13), with the items that they see, added up. */
export interface PlayingTimes {
  readonly supporters: number;
  /** Half of them have at most this; between the two in the middle where their number is even. */
  readonly medianMs: number;
  readonly longestMs: number;
  /** Some who have the longest. */
  readonly longestEmails: readonly string[];
}

/** The one condition of a candidate's search. */
export const reachCondition = (
  { kind, fieldName }: Pick<ReachCandidate, 'kind' | 'fieldName'>,
  id: ConditionId,
): Condition => ({
  ...defaultCondition(id),
  fieldType: kind === 'completed' ? 'page' : 'data',
  dataId: fieldName,
});
