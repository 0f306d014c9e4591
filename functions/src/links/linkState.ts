import { dateParts, REVISION_FIELDS, revisionIn } from 'shared-kernel/model';
import * as v from 'valibot';
import { requireMember } from '../access/requireMember';
import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { linkStatePath, personalLinksPath } from '../store/paths';
import { parseYear } from './linkRequests';
import type { DocumentData } from '../store/documents';
import { readYear } from '../access/readYear';
import { sharingOf } from './sharingOf';

const Stored = v.object({
  newestExport: v.nullish(
    v.object({
      at: v.date(),
      by: v.string(),
      validUntil: dateParts(),
      embedPage: v.nullish(v.string(), null),
    }),
    null,
  ),
  allRevokedAt: v.nullish(v.date(), null),
});

/** Callable `linkState`: a `LinkState` whose moments are ISO texts. Members may ask. */
export const linkState =
  ({ documents, supportersOrigin }: Services): CallableFunction =>
  async (data, caller) => {
    const scope = parseYear(data);
    await requireMember(documents, caller, scope, 'see its personal links');
    const links = personalLinksPath(scope);
    const [year, state, made, revoked] = await Promise.all([
      readYear(documents, scope),
      documents.get(linkStatePath(scope)),
      documents.count(links),
      documents.count(links, { field: 'revoked', value: true }),
    ]);
    const { newestExport, allRevokedAt } = v.parse(Stored, state?.data ?? {});
    return {
      links: allRevokedAt === null ? made - revoked : 0,
      revoked,
      newestExport: newestExport && {
        ...newestExport,
        at: newestExport.at.toISOString(),
        // Exports of an earlier version do not say for which page they were made.
        embedPage: newestExport.embedPage ?? year.year.embedPage,
      },
      allRevokedAt: allRevokedAt?.toISOString() ?? null,
      sharing: sharingOf(year.stored.data),
      sharingSaved: sharingSavedOf(year.stored.data),
      hostedPagesOrigin: supportersOrigin?.() ?? null,
    };
  };

function sharingSavedOf(year: DocumentData) {
  const { savedAt, ...saved } = revisionIn(year, REVISION_FIELDS.sharing);
  return { ...saved, savedAt: savedAt?.toISOString() ?? null };
}
