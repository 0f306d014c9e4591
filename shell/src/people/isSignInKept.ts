import { OF_THIS_BROWSER, rememberedKeys } from 'shared-kernel/browser-memory';

/**
 * Whether `firebase/auth` keeps a sign-in in this browser, which may have ended since. Where it keeps none, people are led
 * to the login page, whatever they asked for.
 */
export const isSignInKept = (): boolean =>
  rememberedKeys(OF_THIS_BROWSER, 'firebase:authUser:').length > 0;
