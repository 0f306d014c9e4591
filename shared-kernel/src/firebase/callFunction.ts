import { FirebaseError } from 'firebase/app';
import { httpsCallable } from 'firebase/functions';
import { failed, succeeded, type Result } from 'shared-kernel/model';
import { getFirebaseAuth, getServerFunctions } from './connectFirebase';
import { withValidToken } from './withValidToken';

/** `code` is the callable protocol's, such as `permission-denied`; `message` is the server's sentence. */
export interface CallFailure {
  readonly code: string;
  readonly message: string;
  readonly cause: unknown;
}

/** Calls one Firebase callable (D24). What it answers is unknown until its caller has decoded it. */
export const callFunction = (
  name: string,
  data: Readonly<Record<string, unknown>>,
): Promise<Result<unknown, CallFailure>> => withValidToken(() => callOnce(name, data));

/** The signed-in person's ID token, or null where nobody is signed in. */
export async function readIdToken(): Promise<string | null> {
  return (await getFirebaseAuth().currentUser?.getIdToken()) ?? null;
}

async function callOnce(
  name: string,
  data: Readonly<Record<string, unknown>>,
): Promise<Result<unknown, CallFailure>> {
  try {
    const answer = await httpsCallable(getServerFunctions(), name)(data);
    return succeeded(answer.data);
  } catch (cause) {
    if (!(cause instanceof FirebaseError)) throw cause;
    // The SDK puts the HTTP status after the server's sentence: `Two chunks are missing. [400]`.
    const message = cause.message.replace(/ \[\d+\]$/, '');
    const code = isUnanswered(cause) ? 'unavailable' : cause.code.replace(/^functions\//, '');
    return failed({ code, message, cause });
  }
}

/** A request that got no answer reaches us as `internal`, under the HTTP status 0. */
const isUnanswered = ({ message }: FirebaseError): boolean => message.endsWith(' [0]');
