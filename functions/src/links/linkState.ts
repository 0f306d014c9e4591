import { dateParts, REVISION_FIELDS, revisionIn, type YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import { requireMember } from '../access/requireMember';
import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { keptOutMarksPath, linkStatePath, personalLinksPath } from '../store/paths';
import { parseYear } from './linkRequests';
import type { DocumentData, Documents, StoredDocument } from '../store/documents';
import { readYearKeys } from './linkKeys';
import { currentReferences } from './references';
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

export const storedLinkState = (stored: StoredDocument | null): v.InferOutput<typeof Stored> =>
  v.parse(Stored, stored?.data ?? {});

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
    const keptOut = await linksKeptOut(documents, scope);
    const { newestExport, allRevokedAt } = storedLinkState(state);
    return {
      links: allRevokedAt === null ? Math.max(0, made - revoked - keptOut) : 0,
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

/** Links in use of who is on the care list: nobody counts them. */
async function linksKeptOut(documents: Documents, scope: YearScope): Promise<number> {
  const marks = await documents.list(keptOutMarksPath(scope));
  if (marks.length === 0) return 0;
  const { references } = await readYearKeys(documents, scope);
  if (references === null) return 0;
  const emails = marks.map(({ id }) => id);
  const current = await currentReferences(documents, scope, references, emails);
  return current.filter(({ stored }) => stored !== null).length;
}

function sharingSavedOf(year: DocumentData) {
  const { savedAt, ...saved } = revisionIn(year, REVISION_FIELDS.sharing);
  return { ...saved, savedAt: savedAt?.toISOString() ?? null };
}
