import {
  ACTIVITY_ACTIONS,
  asId,
  type ActivityEntry,
  type ActivityFilter,
  type ActivityPage,
  type YearId,
} from 'shared-kernel/model';
import { askServer, Moment, type OfOrganisation, type ServerAnswer } from 'shared-kernel/server';
import * as v from 'valibot';

const Entries = v.array(
  v.object({
    id: v.string(),
    // One of a later version costs its words, not the page.
    deed: v.fallback(v.nullable(v.picklist(ACTIVITY_ACTIONS)), null),
    at: Moment,
    by: v.string(),
    yearId: v.pipe(
      v.nullable(v.string()),
      v.transform((id) => (id === null ? null : asId<YearId>(id))),
    ),
    person: v.string(),
    subject: v.optional(v.string(), ''),
  }),
);
const Page = v.object({ entries: Entries, next: v.nullable(v.string()) });

/** 50 entries of the organisation's log, newest first; `after` is `next` of the page before. Admins only. */
export const readActivity = ({
  filter = {},
  ...request
}: OfOrganisation & {
  readonly after?: string;
  readonly filter?: ActivityFilter;
}): ServerAnswer<ActivityPage> => askServer('readActivity', { ...request, filter }, Page);

/** All lines that a filter leaves; the export is a line of the log. Admins only. */
export const exportActivity = async (
  request: OfOrganisation & { readonly filter: ActivityFilter },
): ServerAnswer<readonly ActivityEntry[]> => {
  const answer = await askServer('exportActivity', request, v.object({ entries: Entries }));
  return answer.ok ? { ...answer, value: answer.value.entries } : answer;
};

/** The whole log with the digests of its days, as `npm run verify-activity` reads it. Admins only. */
export const exportLog = async ({ organisationId }: OfOrganisation): ServerAnswer<object> => {
  const request = { organisationId, withDigests: true };
  const answer = await askServer(
    'exportActivity',
    request,
    v.object({ log: v.looseObject({ organisationId: v.string() }) }),
  );
  return answer.ok ? { ...answer, value: answer.value.log } : answer;
};
