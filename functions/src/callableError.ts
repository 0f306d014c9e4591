/** Codes of the callable protocol that our functions answer with (spec §8, database error codes). */
export const CALLABLE_CODES = [
  'invalid-argument',
  'failed-precondition',
  'not-found',
  'permission-denied',
  'unauthenticated',
  'resource-exhausted',
  'aborted',
  'cancelled',
  'unavailable',
] as const;
export type CallableCode = (typeof CALLABLE_CODES)[number];

/** An expected refusal of a callable: its code and sentence reach the client. Any other throw is INTERNAL there. */
export class CallableError extends Error {
  readonly code: CallableCode;
  readonly details: unknown;

  constructor(code: CallableCode, message: string, details?: unknown) {
    super(message);
    this.name = 'CallableError';
    this.code = code;
    this.details = details;
  }
}
