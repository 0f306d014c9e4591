import { RECENT_LOGIN_MINUTES } from 'shared-kernel/model';
import { getFirebaseAuth } from '../firebase';

const MINUTE_MS = 60_000;

/**
 * Whether somebody logged in a short while ago, by the clock of those who gave the token out; true as well where that
 * cannot be found out, since the server asks again.
 */
export async function isRecentLogin(): Promise<boolean> {
  try {
    const user = getFirebaseAuth().currentUser;
    if (user === null) return true;
    const { authTime, issuedAtTime } = await user.getIdTokenResult(true);
    return Date.parse(issuedAtTime) - Date.parse(authTime) <= RECENT_LOGIN_MINUTES * MINUTE_MS;
  } catch {
    return true; // offline, or refused: what comes next says so
  }
}
