/** What is wrong with the definitions of a year. Counting goes on without the broken part (D8, D9). */
export interface Problem {
  readonly code: ProblemCode;
  /** The search, screen, item or calculated field; for a cycle of searches its first search. */
  readonly id: string;
  /** For the log, and spec.md's text where it has one. */
  readonly message: string;
}

export const PROBLEM_CODES = [
  'search/invalid-match',
  'search/cycle',
  'search/duplicate-id',
  'screen/invalid-match',
  'screen/duplicate-id',
  'item/invalid-match',
  'calculated/cycle',
  'calculated/unknown-field',
  'calculated/wrong-type',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Texts of spec §5 (D8). */
export const INVALID_SEARCH_MATCH = 'Search does not have a valid match type';
export const INVALID_ITEM_MATCH = 'Item does not have a valid conditions match type';
export const INVALID_SCREEN_MATCH = 'Screen does not have a valid match type';
