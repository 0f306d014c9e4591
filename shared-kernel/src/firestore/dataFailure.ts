import { FirebaseError } from 'firebase/app';
import type { FirestoreErrorCode } from 'firebase/firestore/lite';
import type { Fault } from 'shared-kernel/model';
import type { DatabaseErrorCode } from '../firebase';

/** Somebody else saved the same thing first (D22). Saving again with `revision` expected overwrites them. */
export interface DataConflict {
  readonly code: 'data/conflict';
  readonly revision: number;
  readonly savedBy: string;
  readonly savedAt: Date | null;
}

export interface MalformedDocument {
  readonly code: 'data/malformed';
  readonly fault: Fault;
}

export interface DatabaseFailure {
  readonly code: DatabaseErrorCode;
  readonly message: string;
  readonly cause?: unknown;
}

/** Why a load or save did not happen. */
export type DataFailure = DatabaseFailure | DataConflict | MalformedDocument;

/** What every load can end with; only a save can meet a conflict. */
export type LoadFailure = DatabaseFailure | MalformedDocument;

const CODES = {
  cancelled: 'data/aborted',
  unknown: 'data/unknown',
  'invalid-argument': 'data/invalid-argument',
  'deadline-exceeded': 'data/deadline-exceeded',
  'not-found': 'data/not-found',
  'already-exists': 'data/failed-precondition',
  'permission-denied': 'data/permission-denied',
  'resource-exhausted': 'data/resource-exhausted',
  'failed-precondition': 'data/failed-precondition',
  aborted: 'data/aborted',
  'out-of-range': 'data/invalid-argument',
  unimplemented: 'data/unknown',
  internal: 'data/internal',
  unavailable: 'data/unavailable',
  'data-loss': 'data/internal',
  unauthenticated: 'data/unauthenticated',
} as const satisfies Record<FirestoreErrorCode, DatabaseErrorCode>;

/** Why there is no token to ask with: what asks the identity provider for one ends with its errors. */
const TOKEN_CODES: Readonly<Record<string, DatabaseErrorCode>> = {
  'auth/network-request-failed': 'data/unavailable',
  'auth/timeout': 'data/unavailable',
  'auth/too-many-requests': 'data/resource-exhausted',
  'auth/user-disabled': 'data/unauthenticated',
  'auth/user-token-expired': 'data/unauthenticated',
};

/** A request that got no answer reaches us as `unknown` with the browser's own words. */
const NO_ANSWER = /fetch failed|Failed to fetch|NetworkError|Load failed|network error/i;

/**
 * The SDK's error as a coded failure; anything else is a bug and is thrown on.
 * The SDK's own class is of no use here: FirebaseError's constructor undoes the prototype of FirestoreError.
 */
export function asDatabaseFailure(cause: unknown): DatabaseFailure {
  if (!(cause instanceof FirebaseError)) throw cause;
  const code = codeOf(cause);
  if (code === null) throw cause;
  return { code, message: cause.message, cause };
}

function codeOf({ code, message }: FirebaseError): DatabaseErrorCode | null {
  if (code === 'unknown' && NO_ANSWER.test(message)) return 'data/unavailable';
  if (isFirestoreCode(code)) return CODES[code];
  return code.startsWith('auth/') ? (TOKEN_CODES[code] ?? 'data/internal') : null;
}

const isFirestoreCode = (code: string): code is FirestoreErrorCode => Object.hasOwn(CODES, code);

export const notFound = (path: string): DatabaseFailure => ({
  code: 'data/not-found',
  message: `There is no document at ${path}`,
});
