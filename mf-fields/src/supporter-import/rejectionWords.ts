import type { RejectionReason } from 'shared-kernel/model';

/** Why a row did not go in, for people (D2c). */
export const REJECTION_WORDS = {
  noEmail: 'No email address',
  invalidEmail: 'The email address is not valid',
  tooManyCells: 'More cells than the header has columns',
  cellTooLarge: 'A cell is too large to be stored',
  nulCharacter: 'A cell holds a NUL character',
} as const satisfies Record<RejectionReason, string>;
