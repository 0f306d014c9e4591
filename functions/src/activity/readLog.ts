import type { OrganisationId } from 'shared-kernel/model';
import type { Documents, StoredDocument } from '../store/documents';
import { activitiesPath, activityDigestsPath } from '../store/paths';
import { dayDigestOf, type DayDigest } from './dayDigest';

const PAGE_SIZE = 500;

export interface StoredLog {
  readonly lines: readonly StoredDocument[];
  readonly digests: readonly DayDigest[];
}

/** All of an organisation's log, with the digests of its days; the digests first, so that none is of a later day. */
export async function readLog(
  documents: Documents,
  organisationId: OrganisationId,
  most = Infinity,
): Promise<StoredLog> {
  const digests = (await documents.list(activityDigestsPath(organisationId))).map(({ id, data }) =>
    dayDigestOf(id, data),
  );
  const lines: StoredDocument[] = [];
  for await (const page of documents.pages(activitiesPath(organisationId), PAGE_SIZE)) {
    lines.push(...page);
    if (lines.length > most) break;
  }
  return { lines, digests };
}
