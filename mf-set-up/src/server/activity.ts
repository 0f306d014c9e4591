import { ACTIVITY_ACTIONS, asId, type ActivityPage, type YearId } from 'shared-kernel/model';
import { askServer, Moment, type OfOrganisation, type ServerAnswer } from 'shared-kernel/server';
import * as v from 'valibot';

const Page = v.object({
  entries: v.array(
    v.object({
      id: v.string(),
      deed: v.picklist(ACTIVITY_ACTIONS),
      at: Moment,
      by: v.string(),
      yearId: v.pipe(
        v.nullable(v.string()),
        v.transform((id) => (id === null ? null : asId<YearId>(id))),
      ),
      person: v.string(),
      subject: v.optional(v.string(), ''),
    }),
  ),
  next: v.nullable(v.string()),
});

/** 50 entries of the organisation's log, newest first; `after` is `next` of the page before. Admins only. */
export const readActivity = (
  request: OfOrganisation & { readonly after?: string },
): ServerAnswer<ActivityPage> => askServer('readActivity', request, Page);
