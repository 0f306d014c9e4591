import { ACTIVITY_ACTIONS } from 'shared-kernel/model';
import * as v from 'valibot';
import { requireAdmin } from '../access/requireAdmin';
import type { CallableFunction } from '../caller';
import { DocumentId, Organisation, parseRequest } from '../parseRequest';
import type { Services } from '../services';
import type { StoredDocument } from '../store/documents';
import { activitiesPath } from '../store/paths';

const PAGE_SIZE = 50;

const Request = v.object({
  organisationId: Organisation,
  after: v.optional(DocumentId),
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
 * Callable `readActivity`: `{ organisationId, after? }` gives an `ActivityPage` whose moments are ISO texts, 50 entries
 * at a time. Admins only.
 */
export const readActivity =
  ({ documents }: Services): CallableFunction =>
  async (data, caller) => {
    const { organisationId, after } = parseRequest(Request, data);
    await requireAdmin(documents, caller, { organisationId }, 'read its log');
    const page = await documents.page(activitiesPath(organisationId), {
      size: PAGE_SIZE,
      after: after ?? null,
      select: ['deed', 'at', 'by', 'yearId', 'person', 'subject'],
    });
    return {
      entries: page.flatMap(entryOf),
      next: page.length < PAGE_SIZE ? null : (page.at(-1)?.id ?? null),
    };
  };

/** Only the server writes entries; one that was damaged costs its line, not the log. */
const entryOf = ({ id, data }: StoredDocument) => {
  const read = v.safeParse(Entry, data);
  return read.success ? [{ id, ...read.output, at: read.output.at.toISOString() }] : [];
};
