import { atom } from 'jotai';
import type { SignInFailure } from 'shared-kernel/session';

/** Why the last attempt to sign in failed, be it on this page or before the way back from Google. */
export const signInFailureAtom = atom<SignInFailure | null>(null);

/**
 * How the last sign-in of this page ended: by the person's own choice, to log in once more and come back, with their
 * account, or without their doing; null while it has not.
 */
export const farewellAtom = atom<'chosen' | 'again' | 'deleted' | 'ended' | null>(null);

/** Loads the person of the page anew, after what changed whom they belong to. */
export const reloadPersonAtom = atom<{ readonly reload: () => Promise<void> }>({
  reload: () => Promise.resolve(),
});

/** True from the moment a user document was created until the welcome has been shown. */
export const newcomerAtom = atom(false);
