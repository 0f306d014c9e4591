import { getFirebaseAuth } from '../firebase';

/** A token's times by the clock of those who gave it out. */
export interface TokenTimes {
  readonly issuedAtMs: number;
  readonly expiresAtMs: number;
}

export interface TokenSource {
  readonly read: () => Promise<TokenTimes>;
  /** Asks for a new token. Rejects where there is none to be had. */
  readonly renew: () => Promise<TokenTimes>;
}

export interface TokenClock {
  readonly now: () => number;
  readonly setTimeout: (act: () => void, delayMs: number) => unknown;
  readonly clearTimeout: (timer: unknown) => void;
}

/** spec §9. */
const BEFORE_EXPIRY_MS = 5 * 60_000;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 16 * 60_000;

/**
 * Renews the signed-in person's token five minutes before it expires; `firebase/firestore/lite` does not begin that by
 * itself. What failed is tried again, ever more rarely. Returns the way to stop.
 */
export function keepTokenFresh(
  tokens: TokenSource = signedInToken(),
  clock: TokenClock = browserClock,
): () => void {
  let timer: unknown = null;
  let stopped = false;

  const renewIn = (delayMs: number, retryMs: number = FIRST_RETRY_MS): void => {
    if (!stopped) timer = clock.setTimeout(() => void renew(retryMs), delayMs);
  };
  const renew = async (retryMs: number): Promise<void> => {
    try {
      // A new token's age is known, so that this browser's clock, which may be wrong, has no say.
      renewIn(Math.max(usableMs(await tokens.renew()), FIRST_RETRY_MS));
    } catch {
      renewIn(retryMs, Math.min(retryMs * 2, LONGEST_RETRY_MS));
    }
  };

  void tokens.read().then(
    (times) => {
      const leftMs = times.expiresAtMs - clock.now() - BEFORE_EXPIRY_MS;
      renewIn(Math.min(Math.max(leftMs, 0), usableMs(times)));
    },
    () => renewIn(FIRST_RETRY_MS),
  );
  return () => {
    stopped = true;
    clock.clearTimeout(timer);
  };
}

const usableMs = ({ issuedAtMs, expiresAtMs }: TokenTimes): number =>
  expiresAtMs - issuedAtMs - BEFORE_EXPIRY_MS;

const browserClock: TokenClock = {
  now: () => Date.now(),
  setTimeout: (act, delayMs) => window.setTimeout(act, delayMs),
  clearTimeout: (timer) => {
    if (typeof timer === 'number') window.clearTimeout(timer);
  },
};

/** The token of whoever is signed in now. */
function signedInToken(): TokenSource {
  const user = getFirebaseAuth().currentUser;
  const read = async (forceRefresh: boolean): Promise<TokenTimes> => {
    if (user === null) throw new Error('Nobody is signed in');
    const { issuedAtTime, expirationTime } = await user.getIdTokenResult(forceRefresh);
    return { issuedAtMs: Date.parse(issuedAtTime), expiresAtMs: Date.parse(expirationTime) };
  };
  return { read: () => read(false), renew: () => read(true) };
}
