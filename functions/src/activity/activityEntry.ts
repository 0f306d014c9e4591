import type { ActivityAction, OrganisationId, YearId } from 'shared-kernel/model';
import { emailOf, type Caller } from '../caller';
import type { Services } from '../services';
import type { DocumentWrite } from '../store/documents';
import { activityPath } from '../store/paths';

/** What an action was done to: the organisation, or one of its years. */
export interface ActivityPlace {
  readonly organisationId: OrganisationId;
  readonly yearId?: YearId;
}

/**
 * Who did what, and when. Supporters are never named; `person` is the e-mail of a colleague, `subject` a name or a day
 * that staff wrote.
 */
export const activityEntry = (
  { now, newId }: Pick<Services, 'now' | 'newId'>,
  { organisationId, yearId }: ActivityPlace,
  caller: Caller,
  action: ActivityAction,
  person = '',
  subject = '',
): DocumentWrite => {
  const at = now();
  return {
    kind: 'set',
    path: activityPath(organisationId, entryId(at, newId())),
    data: {
      deed: action,
      at,
      by: emailOf(caller),
      uid: caller.uid,
      yearId: yearId ?? null,
      person,
      subject,
    },
  };
};

/** Milliseconds of the year 2286, up to which ids keep their length. */
const LAST_MS = 9_999_999_999_999;

/** Ids fall as time goes on, so that a page in the order of ids has the newest first. */
const entryId = (at: Date, id: string): string =>
  `${String(LAST_MS - at.getTime()).padStart(13, '0')}-${id}`;
