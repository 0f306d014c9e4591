import { isDocumentId, type YearScope } from 'shared-kernel/model';
import { normaliseEmail } from 'supporter-data';
import * as v from 'valibot';
import { requireMember } from '../access/requireMember';
import { noteLook } from '../activity/noteLook';
import type { CallableFunction } from '../caller';
import { DocumentId, Organisation, parseRequest } from '../parseRequest';
import type { Services } from '../services';
import { keptOutMarkPath, supporterPath, yearScope } from '../store/paths';

/** An e-mail as supporters are stored, also one that an import would refuse today. */
const Request = v.object({
  organisationId: Organisation,
  yearId: DocumentId,
  email: v.pipe(v.string(), v.maxLength(1_000), v.transform(normaliseEmail)),
});

/**
 * Callable `readSupporter`: one supporter's document of a year as it is stored, for members, and a line in the log that says
 * who looked at whom (D354): `{ outcome: 'found', supporter }`, `absent`, or `keptOut` for who is on the care list (D333).
 */
export const readSupporter =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { organisationId, yearId, email } = parseRequest(Request, data);
    const scope = yearScope(organisationId, yearId);
    const { documents } = services;
    const member = await requireMember(documents, caller, scope, 'look at its supporters');
    if (!isDocumentId(email)) return { outcome: 'absent' };
    if (await isKeptOut(services, scope, email)) return { outcome: 'keptOut' };
    const stored = await documents.get(supporterPath(scope, email));
    if (stored === null) return { outcome: 'absent' };
    await noteLook(services, scope, member, 'supporterSeen', email);
    const { supporterId, fields } = stored.data;
    return { outcome: 'found', supporter: { supporterId, fields } };
  };

/** As `firestore.rules` reads the mark. */
async function isKeptOut(
  { documents, now }: Services,
  scope: YearScope,
  email: string,
): Promise<boolean> {
  const mark = await documents.get(keptOutMarkPath(scope, email));
  if (mark === null) return false;
  const { until } = mark.data;
  return !(until instanceof Date) || until > now();
}
