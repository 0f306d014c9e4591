import { requireAdmin } from '../access/requireAdmin';
import { noteLook } from '../activity/noteLook';
import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { erasedPerson, yearsOf, yearsWith } from './erasedPerson';
import { parseSupporter } from './requests';
import { keptOutSince, suppressionsOf } from '../suppressions/suppressionsOf';

/**
 * Callable `findSupporter`: `{ years, otherEmails, keptOutSince }`, the ids of the years that have the bearer of an
 * email among their supporters, who else bears a supporter id of theirs, and since when imports leave them out (an ISO text; null
 * where they do not). Admins only.
 */
export const findSupporter =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { organisationId, email } = parseSupporter(data);
    const { documents } = services;
    const admin = await requireAdmin(
      documents,
      caller,
      { organisationId },
      'look up supporters of all years',
    );
    const person = await erasedPerson(documents, organisationId, [email]);
    const found = await suppressionsOf(services, organisationId, person);
    const years = await yearsWith(documents, await yearsOf(documents, organisationId), person);
    // Of who is nowhere, as while an email is being typed, nobody sees anything.
    if (years.length > 0)
      await noteLook(services, { organisationId }, admin, 'supporterLookedUp', email);
    return {
      years,
      otherEmails: person.others,
      keptOutSince: keptOutSince(found)?.toISOString() ?? null,
    };
  };
