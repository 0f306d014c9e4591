import { onAuthStateChanged, signOut as firebaseSignOut } from 'firebase/auth';
import type { UserId } from 'shared-kernel/model';
import { getFirebaseAuth } from '../firebase';

/** Who the identity provider says is signed in. */
export interface Identity {
  readonly userId: UserId;
  readonly email: string;
  readonly displayName: string;
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

/** Ends the sign-in: the tokens of this browser are thrown away, in its other tabs as well. */
export const signOut = (): Promise<void> => firebaseSignOut(getFirebaseAuth());
