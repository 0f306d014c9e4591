import { isoDay, civilDateInUtc, type OrganisationId } from 'shared-kernel/model';
import type { DocumentWrite, StoredDocument } from '../store/documents';
import { careWorkPath } from '../store/paths';
import type { FoundCare } from '../suppressions/careEntry';

/**
 * `organisations/{o}/careWork/current`: `working` from the change of a care list until the figures and examples of all
 * years follow it; `nextDay` is the day, in UTC, on which the next entry ends ('' for none).
 */
export const careWorkWrite = (
  organisationId: OrganisationId,
  data: { readonly state: 'working' | 'idle'; readonly nextDay?: string },
): DocumentWrite => ({ kind: 'merge', path: careWorkPath(organisationId), data });

export const isApplied = (work: StoredDocument | null): boolean =>
  work?.data['state'] !== 'working';

export const isOver = ({ until }: FoundCare, now: Date): boolean => until !== null && until <= now;

/** The day on which the next of these ends. */
export function nextDayOf(entries: readonly FoundCare[], now: Date): string {
  const ends = entries.flatMap(({ until }) => (until === null || until <= now ? [] : [until]));
  const [first] = ends.sort((one, other) => one.getTime() - other.getTime());
  return first === undefined ? '' : isoDay(civilDateInUtc(first));
}
