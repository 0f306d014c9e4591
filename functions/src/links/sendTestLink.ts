import { civilDateInUtc, dayBeside, type CivilDate } from 'shared-kernel/model';
import { requireAdmin } from '../access/requireAdmin';
import { verifiedEmail } from '../access/verifiedEmail';
import { activityEntry } from '../activity/activityEntry';
import { supporterReference } from '../activity/supporterReference';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import { oneMoreTest } from '../mail/mailPace';
import type { Mail } from '../outbox';
import type { Services } from '../services';
import { organisationPath } from '../store/paths';
import { storedName } from '../store/storedName';
import { parseSupporter } from './linkRequests';
import { linkFor } from './makeLink';
import { testLinkMail } from './testLinkMail';

/** For how many days after today the link of a test works: to look at it on a phone, and to show it to a colleague. */
const TEST_DAYS = 3;

/** What came of it; `kept` where this installation sends no email, `enough` where no more tests go out today. */
type TestLinkAnswer =
  | { readonly outcome: 'sent' | 'kept'; readonly to: string; readonly validUntil: CivilDate }
  | { readonly outcome: 'enough' | 'notSent' };

/**
 * Callable `sendTestLink`: mails the personal link of one supporter to whoever asks, at the verified email of their own
 * account and nowhere else (D481). Admins only, as for all links. The line in the log stands before the mail goes out.
 */
export const sendTestLink =
  (services: Services): CallableFunction =>
  async (data, caller): Promise<TestLinkAnswer> => {
    const { scope, supporter } = parseSupporter(data);
    const { documents, now } = services;
    const { organisationId } = scope;
    const admin = await requireAdmin(documents, caller, scope, 'send themselves a test');
    const to = verifiedEmail(admin);
    if (to === null || to === '')
      throw new CallableError(
        'failed-precondition',
        'The email of your account is not verified, and a test goes to no other address',
      );
    const validUntil = dayBeside(civilDateInUtc(now()), TEST_DAYS);
    const link = await linkFor(services, scope, supporter, validUntil, true);
    const reference = await supporterReference(services, organisationId, supporter);
    const organisation = await documents.get(organisationPath(organisationId));
    const isCounted = await documents.transaction(async (transaction) => {
      const counted = await oneMoreTest(transaction, now(), { uid: admin.uid, organisationId });
      if (counted === null) return false;
      for (const write of counted) transaction.write(write);
      transaction.write(
        activityEntry(services, scope, admin, 'testLinkSent', '', '', { supporter: reference }),
      );
      return true;
    });
    if (!isCounted) return { outcome: 'enough' };
    const organisationName = storedName(organisation?.data ?? {});
    const mail = testLinkMail({ to, supporter, link, organisationName, validUntil });
    return (await isSent(services, mail))
      ? { outcome: services.outbox.delivers ? 'sent' : 'kept', to, validUntil }
      : { outcome: 'notSent' };
  };

async function isSent({ outbox, log }: Services, mail: Mail): Promise<boolean> {
  try {
    await outbox.send(mail);
    return true;
  } catch (failure) {
    log(`The mail of a test could not be sent: ${String(failure)}`);
    return false;
  }
}
