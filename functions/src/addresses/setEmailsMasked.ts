import * as v from 'valibot';
import { requireAdmin } from '../access/requireAdmin';
import { activityEntry } from '../activity/activityEntry';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import { Organisation, parseRequest } from '../parseRequest';
import type { Services } from '../services';
import { addressWorkPath, organisationPath } from '../store/paths';
import { applyAddresses } from './applyAddresses';

const Request = v.object({ organisationId: Organisation, emailsMasked: v.boolean() });

/**
 * Callable `setEmailsMasked`, `{ organisationId, emailsMasked }`: whether browsers get the emails of supporters masked
 * (D375). It answers when all that is stored follows; what dies in between is ended by the next start. For admins.
 */
export const setEmailsMasked =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents } = services;
    const { organisationId, emailsMasked } = parseRequest(Request, data);
    const admin = await requireAdmin(
      documents,
      caller,
      { organisationId },
      'choose whether emails are masked',
    );
    await documents.transaction(async (transaction) => {
      const path = organisationPath(organisationId);
      const stored = await transaction.get(path);
      if (stored === null) throw new CallableError('not-found', 'There is no such organisation');
      if ((stored.data['emailsMasked'] === true) === emailsMasked) return;
      transaction.write({ kind: 'merge', path, data: { emailsMasked } });
      transaction.write({
        kind: 'set',
        path: addressWorkPath(organisationId),
        data: { state: 'working' },
      });
      const action = emailsMasked ? 'emailsMasked' : 'emailsShown';
      transaction.write(activityEntry(services, { organisationId }, admin, action));
    });
    await applyAddresses(services, organisationId);
    return {};
  };
