import { mintIdToken, TOKEN_LIFETIME_SECONDS, type SignIn } from './idToken';
import { mintRefreshToken } from './refreshToken';
import type { Trust } from './trust';

/** The tokens that a client holds for a sign-in, as Identity Toolkit's answers name them. */
export const signInTokens = (signIn: SignIn, now: Date, trust: Trust) => ({
  idToken: mintIdToken(signIn, now, trust),
  refreshToken: mintRefreshToken({ ...signIn, localId: signIn.account.localId }, trust),
  expiresIn: String(TOKEN_LIFETIME_SECONDS),
});
