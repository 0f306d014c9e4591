import {
  ACTIVITY_ACTIONS,
  KIND_OF_ACTION,
  asId,
  type OrganisationId,
  type YearId,
} from 'shared-kernel/model';
import { linesOf } from '../activity/activityFilter';
import { entryOf } from '../activity/readActivity';
import type { Services } from '../services';
import { mostRecent, type WireEntry } from './mostRecent';

/** Of as many lines Home shows the newest; saves of one thing in a row are many. */
const LOOKED_AT = 60;

/** What changed something: who looked at whom is what the log itself is for. */
const SHOWN = new Set<string>(
  ACTIVITY_ACTIONS.filter((action) => KIND_OF_ACTION[action] !== 'looks'),
);

/** What an organisation's people did last; for admins, who may read the log. */
export async function newestOfLog(
  services: Services,
  organisationId: OrganisationId,
): Promise<readonly WireEntry[]> {
  const lines = await linesOf(
    services,
    organisationId,
    {},
    {
      size: LOOKED_AT,
      after: null,
      select: ['deed', 'at', 'by', 'yearId', 'person', 'subject'],
    },
  );
  const entries = lines.flatMap(entryOf).filter(({ deed }) => SHOWN.has(deed));
  return mostRecent(
    entries.map((entry) => ({
      ...entry,
      yearId: entry.yearId === null ? null : asId<YearId>(entry.yearId),
    })),
  );
}
