import { mintIdToken, TOKEN_LIFETIME_SECONDS, type SignIn } from './idToken';
import { mintRefreshToken } from './refreshToken';

/** The tokens that a client holds for a sign-in, as Identity Toolkit's answers name them. */
export const signInTokens = (signIn: SignIn, now: Date) => ({
  idToken: mintIdToken(signIn, now),
  refreshToken: mintRefreshToken({ ...signIn, localId: signIn.account.localId }),
  expiresIn: String(TOKEN_LIFETIME_SECONDS),
});
