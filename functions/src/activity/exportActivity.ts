import * as v from 'valibot';
import { printCount } from 'shared-kernel/model';
import { requireAdmin } from '../access/requireAdmin';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import { Organisation, parseRequest } from '../parseRequest';
import type { Services } from '../services';
import type { StoredDocument } from '../store/documents';
import { activityEntry } from './activityEntry';
import { Filter, linesOf } from './activityFilter';
import { entryOf } from './readActivity';
import { readLog } from './readLog';

/** What one answer holds. */
const MOST_LINES = 20_000;

const Request = v.object({
  organisationId: Organisation,
  filter: v.optional(Filter, {}),
  withDigests: v.optional(v.boolean(), false),
});

/**
 * Callable `exportActivity`: `{ entries }`, all lines that a filter leaves, newest first, as `readActivity` gives them; or,
 * `withDigests`, `{ log }`, the whole log as `npm run verify-activity` reads it, to be kept elsewhere. The export is a line
 * of the log itself. Admins only.
 */
export const exportActivity =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { organisationId, filter, withDigests } = parseRequest(Request, data);
    const { documents, now } = services;
    const admin = await requireAdmin(documents, caller, { organisationId }, 'export its log');
    await documents.commit([
      activityEntry(services, { organisationId }, admin, 'activityExported'),
    ]);
    if (withDigests) {
      const { lines, digests } = await readLog(documents, organisationId, MOST_LINES);
      requireFitting(lines.length, 'Run npm run verify-activity where the product runs');
      const exportedAt = now().toISOString();
      return { log: { ...FORMAT, organisationId, exportedAt, digests, lines: lines.map(lineOf) } };
    }
    const lines = await linesOf(services, organisationId, filter, {
      size: MOST_LINES + 1,
      after: null,
      select: ['deed', 'at', 'by', 'yearId', 'person', 'subject'],
    });
    requireFitting(lines.length, 'Choose fewer days');
    return { entries: lines.flatMap(entryOf) };
  };

const FORMAT = { format: 'supporter-screens activity 1' } as const;

function requireFitting(count: number, advice: string): void {
  if (count > MOST_LINES)
    throw new CallableError(
      'failed-precondition',
      `More than ${printCount(MOST_LINES)} lines do not fit into one file. ${advice}`,
    );
}

/** As it is stored, with what its digest is made of. */
const lineOf = ({ id, data }: StoredDocument) => {
  const { at } = data;
  return { id, ...data, at: at instanceof Date ? at.toISOString() : null };
};
