import type { RejectedRow, RejectionReason } from 'shared-kernel/model';

/** How a person mends a row of each kind. */
const ADVICE = {
  noEmail: 'Fill in the address; without one nobody can be told apart.',
  invalidEmail:
    'Correct the address: one @ with a dot somewhere after it, and no blanks or slashes.',
  tooManyCells:
    'Put quotes around a cell that holds the separator itself, such as "Ryde, Isle of Wight".',
  cellTooLarge: 'Shorten its longest cell: a supporter holds at most 900 kB.',
  nulCharacter: 'Remove the invisible NUL characters, or export the file again.',
} as const satisfies Record<RejectionReason, string>;

export interface RejectionAdvice {
  readonly reason: RejectionReason;
  readonly advice: string;
}

/** What to do about each reason that occurs, in the order in which they occur first. */
export const adviceFor = (rows: readonly RejectedRow[]): readonly RejectionAdvice[] =>
  Array.from(new Set(rows.map(({ reason }) => reason)), (reason) => ({
    reason,
    advice: ADVICE[reason],
  }));
