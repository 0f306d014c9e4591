import { ACTIVITY_ACTIONS } from 'shared-kernel/model';
import * as v from 'valibot';
import { requireAdmin } from '../access/requireAdmin';
import type { CallableFunction } from '../caller';
import { DocumentId, Organisation, parseRequest } from '../parseRequest';
import type { Services } from '../services';
import type { StoredDocument } from '../store/documents';
import { Filter, linesOf } from './activityFilter';

const PAGE_SIZE = 50;

const Request = v.object({
  organisationId: Organisation,
  after: v.optional(DocumentId),
  filter: v.optional(Filter),
});

const Entry = v.object({
  deed: v.picklist(ACTIVITY_ACTIONS),
  at: v.date(),
  by: v.string(),
  yearId: v.nullable(v.string()),
  person: v.string(),
  subject: v.optional(v.string(), ''),
});

/**
 * Callable `readActivity`: `{ organisationId, after?, filter? }` gives an `ActivityPage` whose moments are ISO texts, 50
 * entries at a time. Admins only.
 */
export const readActivity =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { organisationId, after, filter } = parseRequest(Request, data);
    await requireAdmin(services.documents, caller, { organisationId }, 'read its log');
    const page = await linesOf(services, organisationId, filter ?? {}, {
      size: PAGE_SIZE,
      after: after ?? null,
      select: ['deed', 'at', 'by', 'yearId', 'person', 'subject'],
    });
    const entries = page.flatMap(entryOf);
    return {
      entries: filter === undefined ? entries.filter(isKnownBefore) : entries,
      next: page.length < PAGE_SIZE ? null : (page.at(-1)?.id ?? null),
    };
  };

/** Only the server writes entries; one that was damaged costs its line, not the log. */
export const entryOf = ({ id, data }: StoredDocument) => {
  const read = v.safeParse(Entry, data);
  return read.success ? [{ id, ...read.output, at: read.output.at.toISOString() }] : [];
};

/**
 * Pages that ask for nothing in particular are of the release before, which refuses a whole page of the log for one action
 * that it does not know.
 */
const isKnownBefore = ({ deed }: { readonly deed: string }): boolean => KNOWN_BEFORE.has(deed);

const KNOWN_BEFORE: ReadonlySet<string> = new Set(
  `importStarted importUndone linksExported linkRevoked allLinksRevoked sharingSaved storySaved fieldNeverShared
  fieldSharedAgain calculatedFieldSaved calculatedFieldDeleted embedPageChanged supporterExported supporterErased
  supporterAllowed careListRead careListAdded careListEnded supporterDataDue supporterDataRemoved yearMade yearRenamed
  yearDaysChanged lastDaySet yearDeleted yearRestored yearRemoved pictureDeleted pictureReplaced templateSaved
  templateRenamed templateDeleted fontUploaded fontDeleted searchDeleted screenDeleted searchRestored screenRestored
  searchesSavedInRow screensSavedInRow preferencesSaved organisationMade organisationRenamed organisationDeleted
  organisationRestored personInvited invitationWithdrawn memberJoined memberLeft memberRemoved accountDeleted adminMade
  adminUnmade`.split(/\s+/),
);
