/** The codes of the callable protocol: as functions throw them → as the wire spells them, with the HTTP status. */
export const WIRE_STATUS = {
  cancelled: { status: 'CANCELLED', http: 499 },
  unknown: { status: 'UNKNOWN', http: 500 },
  'invalid-argument': { status: 'INVALID_ARGUMENT', http: 400 },
  'deadline-exceeded': { status: 'DEADLINE_EXCEEDED', http: 504 },
  'not-found': { status: 'NOT_FOUND', http: 404 },
  'already-exists': { status: 'ALREADY_EXISTS', http: 409 },
  'permission-denied': { status: 'PERMISSION_DENIED', http: 403 },
  unauthenticated: { status: 'UNAUTHENTICATED', http: 401 },
  'resource-exhausted': { status: 'RESOURCE_EXHAUSTED', http: 429 },
  'failed-precondition': { status: 'FAILED_PRECONDITION', http: 400 },
  aborted: { status: 'ABORTED', http: 409 },
  'out-of-range': { status: 'OUT_OF_RANGE', http: 400 },
  unimplemented: { status: 'UNIMPLEMENTED', http: 501 },
  internal: { status: 'INTERNAL', http: 500 },
  unavailable: { status: 'UNAVAILABLE', http: 503 },
  'data-loss': { status: 'DATA_LOSS', http: 500 },
} as const satisfies Record<string, { status: string; http: number }>;

export type CallableCode = keyof typeof WIRE_STATUS;

export const isCallableCode = (code: unknown): code is CallableCode =>
  typeof code === 'string' && Object.hasOwn(WIRE_STATUS, code);
