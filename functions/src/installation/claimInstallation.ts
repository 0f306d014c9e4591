import * as v from 'valibot';
import { requireLoggedIn, requirePresent } from '../access/requirePresent';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import { parseRequest } from '../parseRequest';
import type { Services } from '../services';
import { CLAIM_PATH, INSTALLATION_PATH, superadminPath } from '../store/paths';
import { hashOf, hasSuperadmin } from './claim';

const Request = v.object({ claim: v.pipe(v.string(), v.maxLength(100)) });
const Stored = v.object({ hash: v.string(), validUntil: v.date() });

/**
 * Callable `claimInstallation`: `{ claim }` of the address that whoever runs the installation was given (`makeClaim`).
 * Makes the caller, whose email is verified, the first superadmin: once, in time, and while there is none.
 */
export const claimInstallation =
  ({ documents, now }: Services): CallableFunction =>
  async (data, signedIn) => {
    const { claim } = parseRequest(Request, data);
    const caller = requireLoggedIn(signedIn);
    if (caller.token['email_verified'] !== true)
      throw new CallableError(
        'permission-denied',
        'Your email is not verified by the way you logged in. Log in with an account whose email is',
      );
    await documents.transaction(async (transaction) => {
      await requirePresent(transaction, caller);
      if (await hasSuperadmin(transaction))
        throw new CallableError(
          'failed-precondition',
          'This installation has a superadmin already. Ask them to add you',
        );
      const stored = v.safeParse(Stored, (await transaction.get(CLAIM_PATH))?.data);
      const isIt =
        stored.success && stored.output.hash === hashOf(claim) && now() < stored.output.validUntil;
      if (!isIt)
        throw new CallableError(
          'failed-precondition',
          'This address is not good any more: it works once, for 24 hours. Start the product again, or run npm run superadmin -- --claim, for a new one',
        );
      transaction.write({
        kind: 'set',
        path: superadminPath(caller.uid),
        data: { since: now() },
      });
      transaction.write({ kind: 'delete', path: CLAIM_PATH });
      transaction.write({ kind: 'set', path: INSTALLATION_PATH, data: { claimed: true } });
    });
    return {};
  };
