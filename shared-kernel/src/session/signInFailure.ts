import { FirebaseError } from 'firebase/app';
import { EmailAuthProvider, fetchSignInMethodsForEmail, GoogleAuthProvider } from 'firebase/auth';
import {
  ERROR_SENTENCES,
  getFirebaseAuth,
  IDENTITY_ERROR_CODES,
  type IdentityErrorCode,
} from '../firebase';

/** How the account of an email logs in, in the words of spec §8. */
export type OtherMethod = 'Google' | 'email and password';

/** Why somebody is not signed in. */
export interface SignInFailure {
  readonly code: IdentityErrorCode;
  /** Where the email has an account that logs in another way, and the identity provider says which. */
  readonly otherMethod: OtherMethod | null;
  readonly cause: unknown;
}

/** The SDK's error as a coded failure; anything else is a bug and is thrown on. */
export async function asSignInFailure(cause: unknown): Promise<SignInFailure> {
  if (!(cause instanceof FirebaseError)) throw cause;
  const code = identityErrorCode(cause.code);
  const email = cause.customData?.['email'];
  const isOther = code === 'auth/account-exists-with-different-credential';
  const otherMethod = isOther && typeof email === 'string' ? await methodOf(email) : null;
  return { code, otherMethod, cause };
}

/** What happened and what to do, as a sentence. */
export const signInSentence = ({ code }: Pick<SignInFailure, 'code'>): string =>
  ERROR_SENTENCES[code];

/** Codes of the SDK that say the same as one of the table. */
const ALIASES: Readonly<Record<string, IdentityErrorCode>> = {
  'auth/timeout': 'auth/network-request-failed',
  'auth/missing-email': 'auth/invalid-email',
  'auth/email-already-in-use': 'auth/account-exists-with-different-credential',
  'auth/api-key-not-valid.-please-pass-a-valid-api-key.': 'auth/invalid-api-key',
  'auth/quota-exceeded': 'auth/too-many-requests',
  'auth/redirect-cancelled-by-user': 'auth/popup-closed-by-user',
  'auth/unauthorized-continue-uri': 'auth/unauthorized-domain',
  'auth/user-cancelled': 'auth/popup-closed-by-user',
};

export const identityErrorCode = (code: string): IdentityErrorCode =>
  ALIASES[code] ?? IDENTITY_ERROR_CODES.find((known) => known === code) ?? 'auth/unknown';

const METHODS: Readonly<Record<string, OtherMethod>> = {
  [GoogleAuthProvider.GOOGLE_SIGN_IN_METHOD]: 'Google',
  [EmailAuthProvider.EMAIL_PASSWORD_SIGN_IN_METHOD]: 'email and password',
};

/** Null as well where the provider keeps its methods to itself (email enumeration protection) or cannot be asked. */
async function methodOf(email: string): Promise<OtherMethod | null> {
  try {
    // Deprecated since the protection answers with nothing, which is no loss here (spec §4, §8).
    const methods = await fetchSignInMethodsForEmail(getFirebaseAuth(), email);
    return methods.map((method) => METHODS[method]).find((known) => known !== undefined) ?? null;
  } catch (cause) {
    if (cause instanceof FirebaseError) return null;
    throw cause;
  }
}
