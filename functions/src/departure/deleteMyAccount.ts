import { normaliseEmail } from 'supporter-data';
import { RECENT_LOGIN_MINUTES } from 'shared-kernel/model';
import * as v from 'valibot';
import { hasDeparted } from '../access/hasDeparted';
import { CallableError } from '../callableError';
import { emailOf, type CallableFunction, type Caller } from '../caller';
import { requireLoggedIn } from '../access/requirePresent';
import { parseRequest, refusedRequest } from '../parseRequest';
import type { Services } from '../services';
import { departurePath } from '../store/paths';
import { emailsAtWork } from './emailsAtWork';
import { type Departure } from './departure';
import { preparedLeave } from './leaveRoles';
import { runDeparture } from './runDeparture';

const Request = v.object({ confirmedEmail: v.pipe(v.string(), v.maxLength(1_000)) });

const MINUTE_SECONDS = 60;
const ANSWER_WITHIN_MS = 20_000;

/**
 * Callable `deleteMyAccount`: `{ confirmedEmail }`, the caller's own, typed. From the moment that it is accepted the
 * account opens nothing any more, and what is left of it goes whatever happens; `{ ended }` says whether all of it has.
 * What the person made stays, under a neutral name. Called again it returns the same.
 */
export const deleteMyAccount =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { confirmedEmail } = parseRequest(Request, data);
    const leaving = requireLoggedIn(caller);
    if (!(await hasDeparted(services.documents, leaving.uid))) {
      requireOwnEmail(leaving, confirmedEmail);
      requireRecentLogin(services, leaving);
      await begin(services, leaving);
    }
    const ended = runDeparture(services, leaving.uid).catch((failure: unknown) => {
      // It goes on by itself: `resumeDepartures`.
      services.log(`An account is not deleted yet: ${String(failure)}`);
      return false;
    });
    // Whoever did very much is not kept waiting, and no browser waits for longer than a minute.
    return { ended: await Promise.race([ended, notInTime()]) };
  };

const notInTime = (): Promise<false> =>
  new Promise((resolve) => {
    // It holds no process open.
    setTimeout(() => {
      resolve(false);
    }, ANSWER_WITHIN_MS).unref();
  });

function requireOwnEmail(leaving: Caller, confirmedEmail: string): void {
  if (normaliseEmail(confirmedEmail) !== normaliseEmail(emailOf(leaving)))
    throw refusedRequest(null, `Type “${emailOf(leaving)}” to confirm`);
}

/** A browser that somebody left open is not enough: Firebase asks for the same where a client deletes an account. */
function requireRecentLogin({ now }: Services, { token }: Caller): void {
  const loggedInAt = token['auth_time'];
  const ageSeconds = now().getTime() / 1_000 - (typeof loggedInAt === 'number' ? loggedInAt : 0);
  if (ageSeconds > RECENT_LOGIN_MINUTES * MINUTE_SECONDS)
    throw new CallableError(
      'failed-precondition',
      'Please log in again first, so that we know that it is you',
    );
}

/** From here on the account opens nothing, and the departure ends whatever happens. */
async function begin(services: Services, leaving: Caller): Promise<void> {
  const { documents, now } = services;
  const names = [...(await namesOf(services, leaving))];
  await documents.transaction(async (transaction) => {
    const path = departurePath(leaving.uid);
    if ((await transaction.get(path)) !== null) return;
    const leave = await preparedLeave(services, transaction, leaving.uid);
    const departure = {
      state: 'working',
      startedAt: now(),
      names,
      imports: null,
      owner: '',
      leaseUntil: null,
    } as const satisfies Departure;
    transaction.write({ kind: 'set', path, data: departure });
    leave();
  });
}

/**
 * The emails that stand for the caller: that of the token where it is verified, since anybody may carry another's
 * unverified, and those under which this account has been at work before.
 */
async function namesOf(services: Services, leaving: Caller): Promise<ReadonlySet<string>> {
  const email = emailOf(leaving);
  const isOwn = leaving.token['email_verified'] === true && email.includes('@');
  return new Set([
    ...(isOwn ? [email, normaliseEmail(email)] : []),
    ...(await emailsAtWork(services, leaving.uid)),
  ]);
}
