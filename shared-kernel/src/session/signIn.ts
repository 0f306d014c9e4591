import {
  browserPopupRedirectResolver,
  getRedirectResult,
  GoogleAuthProvider,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithRedirect,
} from 'firebase/auth';
import { failed, succeeded, type Result } from 'shared-kernel/model';
import { getFirebaseAuth, getServerOrigin, isLocalBackend, type DemoPerson } from '../firebase';
import { asSignInFailure, type SignInFailure } from './signInFailure';

/**
 * Production: leaves the page for Google and comes back through `readRedirectResult`.
 * `email` is the account that Google offers first.
 */
export const signInWithGoogle = (email: string | null): Promise<Result<null, SignInFailure>> =>
  asResult(() => {
    const provider = new GoogleAuthProvider();
    if (email !== null) provider.setCustomParameters({ login_hint: email });
    return signInWithRedirect(getFirebaseAuth(), provider, browserPopupRedirectResolver);
  });

/** Embedded backend: the account chooser's choice becomes an unsigned credential that only it accepts. */
export const signInAs = (person: Omit<DemoPerson, 'role'>): Promise<Result<null, SignInFailure>> =>
  asResult(() =>
    signInWithCredential(
      getFirebaseAuth(),
      GoogleAuthProvider.credential(
        JSON.stringify({
          sub: person.sub,
          email: person.email,
          email_verified: true,
          name: person.name,
        }),
      ),
    ),
  );

/** Checks on load whether this page is the way back from Google (spec §4). */
export const readRedirectResult = (): Promise<Result<null, SignInFailure>> =>
  isLocalBackend()
    ? Promise.resolve(succeeded(null))
    : asResult(() => getRedirectResult(getFirebaseAuth(), browserPopupRedirectResolver));

/**
 * Has the identity provider send a mail with a link to choose a new password; the link leads back to /login. Whether
 * the email has an account is told to nobody.
 */
export async function sendPasswordReset(email: string): Promise<Result<null, SignInFailure>> {
  const sent = await asResult(() =>
    sendPasswordResetEmail(getFirebaseAuth(), email, { url: `${getServerOrigin()}/login` }),
  );
  const isUnknown = !sent.ok && isErrorOf(sent.error.cause, 'auth/user-not-found');
  return isUnknown ? succeeded(null) : sent;
}

const isErrorOf = (cause: unknown, code: string): boolean =>
  typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === code;

async function asResult(act: () => Promise<unknown>): Promise<Result<null, SignInFailure>> {
  try {
    await act();
    return succeeded(null);
  } catch (cause) {
    return failed(await asSignInFailure(cause));
  }
}
