import {
  activityEntries,
  type ActivityEntry,
  type ActivityFilter,
  type ActivityPage,
} from 'shared-kernel/model';
import { askServer, type OfOrganisation, type ServerAnswer } from 'shared-kernel/server';
import * as v from 'valibot';

const Entries = activityEntries();
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
