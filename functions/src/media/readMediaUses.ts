import { requireMember } from '../access/requireMember';
import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { mediaUses } from './mediaUses';
import { parseLibrary } from './requests';

/** Callable `readMediaUses`: `{ uses }`, each a `MediaUse`. Members only. */
export const readMediaUses =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { organisationId } = parseLibrary(data);
    await requireMember(
      services.documents,
      caller,
      { organisationId },
      'see where its pictures are used',
    );
    return { uses: await mediaUses(services, organisationId) };
  };
