import {
  ACTIVITY_ACTIONS,
  ACTIVITY_KINDS,
  KIND_OF_ACTION,
  type OrganisationId,
} from 'shared-kernel/model';
import * as v from 'valibot';
import { DocumentId, Email } from '../parseRequest';
import type { Services } from '../services';
import type { PageOptions, StoredDocument } from '../store/documents';
import { activitiesPath } from '../store/paths';
import { readSuppressionKey, suppressionHash } from '../suppressions/suppressionHash';
import { idAt } from './activityEntry';

const Day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'This is not a day'),
  v.check((day) => !Number.isNaN(Date.parse(day)), 'This is not a day'),
);

/** An `ActivityFilter` as a request holds it. */
export const Filter = v.object({
  by: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1_000))),
  kind: v.optional(v.picklist(ACTIVITY_KINDS)),
  yearId: v.optional(DocumentId),
  from: v.optional(Day),
  to: v.optional(Day),
  supporter: v.optional(Email),
});
export type Filter = v.InferOutput<typeof Filter>;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A page of the lines that a filter leaves, newest first. The store looks for all of it: days are a range of ids, which
 * fall as time goes on; everything else is a field that lines are equal in, so that no further index is needed.
 */
export async function linesOf(
  { documents }: Pick<Services, 'documents'>,
  organisationId: OrganisationId,
  { by, kind, yearId, from, to, supporter }: Filter,
  page: PageOptions,
): Promise<readonly StoredDocument[]> {
  const holding: Record<string, readonly string[]> = {};
  if (by !== undefined) holding['by'] = [...new Set([by, by.toLowerCase()])];
  if (kind !== undefined)
    holding['deed'] = ACTIVITY_ACTIONS.filter((action) => KIND_OF_ACTION[action] === kind);
  if (yearId !== undefined) holding['yearId'] = [yearId];
  if (supporter !== undefined) {
    const key = await readSuppressionKey(documents, organisationId);
    if (key === null) return [];
    holding['supporter'] = [suppressionHash(key, 'email', supporter)];
  }
  const start = to === undefined ? null : afterAll(Date.parse(to) + DAY_MS);
  const after = page.after === null || (start !== null && start > page.after) ? start : page.after;
  return documents.page(activitiesPath(organisationId), {
    ...page,
    after,
    holding,
    ...(from === undefined ? {} : { until: afterAll(Date.parse(from)) }),
  });
}

/** The id behind those of all lines of this moment and later: what stands there in ids is a dash. */
const afterAll = (ms: number): string => `${idAt(new Date(ms))}.`;
