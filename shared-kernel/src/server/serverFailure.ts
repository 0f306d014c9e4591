import type { Result } from 'shared-kernel/model';

/** Why the server did not do what it was asked. */
export const SERVER_ERROR_CODES = [
  'server/invalid-argument',
  'server/not-found',
  'server/permission-denied',
  'server/unauthenticated',
  'server/failed-precondition',
  'server/resource-exhausted',
  'server/unavailable',
  'server/deadline-exceeded',
  'server/cancelled',
  'server/internal',
  'server/unknown',
] as const;
export type ServerErrorCode = (typeof SERVER_ERROR_CODES)[number];

export interface ServerFailure {
  readonly code: ServerErrorCode;
  /** The server's own sentence, fit to be shown for a refused argument or state. */
  readonly message: string;
  readonly cause?: unknown;
}

/** What a call to a function of the server comes back with. */
export type ServerAnswer<T = void> = Promise<Result<T, ServerFailure>>;

const SENTENCES = {
  'server/invalid-argument': 'The server refused this.',
  'server/not-found': 'It no longer exists on the server.',
  'server/permission-denied': 'Your account is not allowed to do this. Ask an admin for access.',
  'server/unauthenticated': 'Your login has expired. Please log in again.',
  'server/failed-precondition': 'The server cannot do this now.',
  'server/resource-exhausted':
    'The server is full or busy. Wait a minute and try again; if that does not help, tell those who run this installation.',
  'server/unavailable': 'The server could not be reached. Check your connection and try again.',
  'server/deadline-exceeded': 'The server took too long to answer. Please try again.',
  'server/cancelled': 'A newer question took the place of this one.',
  'server/internal': 'The server had a problem. Please try again.',
  'server/unknown': 'Something unexpected went wrong. Please try again.',
} as const satisfies Record<ServerErrorCode, string>;

/** Codes whose message the server wrote for people. */
const SPOKEN: ReadonlySet<ServerErrorCode> = new Set([
  'server/invalid-argument',
  'server/failed-precondition',
]);

export const serverSentence = ({ code, message }: ServerFailure): string =>
  SPOKEN.has(code) && message !== '' ? asSentence(message) : SENTENCES[code];

const asSentence = (message: string): string => (/[.!?]$/.test(message) ? message : `${message}.`);

export function serverErrorCode(text: string): ServerErrorCode {
  return SERVER_ERROR_CODES.find((code) => code === `server/${text}`) ?? 'server/unknown';
}
