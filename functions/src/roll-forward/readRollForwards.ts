import { requireAdmin } from '../access/requireAdmin';
import type { CallableFunction } from '../caller';
import { Organisation, parseRequest } from '../parseRequest';
import type { Services } from '../services';
import { rollForwardsPath, yearScope, yearsPath } from '../store/paths';
import * as v from 'valibot';
import { recordOf } from './rollForwardRecord';

const Request = v.object({ organisationId: Organisation });

/**
 * Callable `readRollForwards`: `{ rollForwards }`, those of all years that can still be undone: `{ yearId, source, by, at,
 * until }`, moments as ISO texts. Admins only.
 */
export const readRollForwards =
  ({ documents, now }: Services): CallableFunction =>
  async (data, caller) => {
    const { organisationId } = parseRequest(Request, data);
    await requireAdmin(documents, caller, { organisationId }, 'roll its years forward');
    const years = await documents.list(yearsPath(organisationId), ['name']);
    const found = await Promise.all(
      years.map(async ({ id: yearId }) => {
        const scope = yearScope(organisationId, yearId);
        const stored = await documents.list(rollForwardsPath(scope));
        return stored
          .map((one) => ({ yearId, source: one.id, record: recordOf(one) }))
          .filter(({ record }) => now() < record.until)
          .map(({ record: { by, at, until }, ...one }) => ({
            ...one,
            ...{ by, at: at.toISOString(), until: until.toISOString() },
          }));
      }),
    );
    return { rollForwards: found.flat() };
  };
