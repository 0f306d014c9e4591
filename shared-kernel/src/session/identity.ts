import { FirebaseError } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  getRedirectResult,
  GoogleAuthProvider,
  onAuthStateChanged,
  signInWithCredential,
  signInWithRedirect,
  signOut as firebaseSignOut,
} from 'firebase/auth';
import { failed, succeeded, type Result, type UserId } from 'shared-kernel/model';
import { getFirebaseAuth, isLocalBackend, type DemoPerson } from '../firebase';

/** Who the identity provider says is signed in. */
export interface Identity {
  readonly userId: UserId;
  readonly email: string;
  readonly displayName: string;
}

/** The identity provider's code, such as `auth/network-request-failed` (spec §8). */
export interface SignInFailure {
  readonly code: string;
  readonly cause: unknown;
}

/** Calls back with the identity now and whenever it changes. Returns the way to stop. */
export function observeIdentity(listener: (identity: Identity | null) => void): () => void {
  return onAuthStateChanged(getFirebaseAuth(), (user) => {
    listener(
      user === null
        ? null
        : {
            userId: user.uid as UserId,
            email: user.email ?? '',
            displayName: user.displayName ?? '',
          },
    );
  });
}

/** Production: leaves the page for Google and comes back through `readRedirectResult`. */
export const signInWithGoogle = (): Promise<Result<null, SignInFailure>> =>
  asResult(() =>
    signInWithRedirect(getFirebaseAuth(), new GoogleAuthProvider(), browserPopupRedirectResolver),
  );

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

export const signOut = (): Promise<void> => firebaseSignOut(getFirebaseAuth());

async function asResult(act: () => Promise<unknown>): Promise<Result<null, SignInFailure>> {
  try {
    await act();
    return succeeded(null);
  } catch (cause) {
    if (!(cause instanceof FirebaseError)) throw cause;
    return failed({ code: cause.code, cause });
  }
}
