/** Why a field's value passes a condition or does not. */
export const VALUE_REASONS = [
  'met',
  'notMet',
  'missing',
  'unreadable',
  'outsideYear',
  'onExcludedBound',
  'emptyDataValue',
  'unreadableDataValue',
  'emptyRange',
  'operatorDoesNotFit',
] as const;
export type ValueReason = (typeof VALUE_REASONS)[number];

/** What a condition says of one field's value. */
export interface Verdict {
  readonly passed: boolean;
  readonly reason: ValueReason;
}

/** Passed through a value that is not there, or not there in a form that can be read (D5). */
export const passesByAbsence = ({ passed, reason }: Verdict): boolean =>
  passed && (reason === 'missing' || reason === 'unreadable');
