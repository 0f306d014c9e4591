import { useStore } from 'jotai';
import { useEffect } from 'react';
import {
  observeIdentity,
  observeRefusedSignIn,
  readRedirectResult,
  signOut,
} from 'shared-kernel/session';
import { followIdentity } from './followIdentity';
import { reloadPersonAtom, signInFailureAtom } from './signInAtoms';

/** Follows the identity provider and keeps the session's atoms true. Mounted once, at the top. */
export function usePersonOfPage(): void {
  const store = useStore();

  useEffect(() => {
    let mounted = true;
    const { follow, stop: stopFollowing } = followIdentity(store);
    const stops = [stopFollowing, observeRefusedSignIn(() => void signOut())];
    // Before it is known who is signed in, or the way back from Google would first show the login page.
    void readRedirectResult()
      .then((result) => {
        if (mounted && !result.ok) store.set(signInFailureAtom, result.error);
      })
      .finally(() => {
        if (!mounted) return;
        stops.push(
          observeIdentity((identity) => {
            store.set(reloadPersonAtom, { reload: () => follow(identity) });
            void follow(identity);
          }),
        );
      });
    return () => {
      mounted = false;
      for (const stop of stops) stop();
    };
  }, [store]);
}
