import {
  isoDay,
  civilDateInUtc,
  type ActivityAction,
  type OrganisationId,
  type YearId,
} from 'shared-kernel/model';
import { emailOf, type Caller } from '../caller';
import type { Services } from '../services';
import type { Documents, NewDocument } from '../store/documents';
import { activityPath } from '../store/paths';
import { sealed } from './seals';

/** What an action was done to: the organisation, or one of its years. */
export interface ActivityPlace {
  readonly organisationId: OrganisationId;
  readonly yearId?: YearId;
}

interface More {
  /** Whom it was about, by `supporterReference`; supporters are never named. */
  readonly supporter?: string;
  /** When it happened and what tells it apart, where it is told later and may be told again (`addOnce`). */
  readonly event?: { readonly at: Date; readonly id: string };
}

/**
 * Who did what, and when: a line that is added and never written over (D352). Supporters are never named; `person` is the
 * email of a colleague, `subject` a name or a day that staff wrote.
 */
export const activityEntry = (
  { now, newId }: Pick<Services, 'now' | 'newId'>,
  { organisationId, yearId }: ActivityPlace,
  caller: Caller,
  action: ActivityAction,
  person = '',
  subject = '',
  { supporter = '', event }: More = {},
): NewDocument => {
  const written = now();
  const at = event?.at ?? written;
  const line = {
    deed: action,
    at,
    // Of the writing: a day that was closed gets no line any more.
    day: dayOf(written),
    by: emailOf(caller),
    uid: caller.uid,
    yearId: yearId ?? null,
    person,
    subject,
    supporter,
  };
  return {
    kind: 'create',
    path: activityPath(organisationId, entryId(at, event?.id ?? newId())),
    data: { ...line, ...sealed(line) },
  };
};

/** Adds a line of an event that may be told more than once: the first one stays. */
export const addOnce = (documents: Documents, line: NewDocument): Promise<void> =>
  documents.transaction(async (transaction) => {
    if ((await transaction.get(line.path)) === null) transaction.write(line);
  });

/** A day of the log, in UTC (D3): `2026-11-23`. */
export const dayOf = (moment: Date): string => isoDay(civilDateInUtc(moment));

/** Milliseconds of the year 2286, up to which ids keep their length. */
const LAST_MS = 9_999_999_999_999;

/** Ids fall as time goes on, so that a page in the order of ids has the newest first. */
const entryId = (at: Date, id: string): string => `${idAt(at)}-${id}`;

/** What stands before the ids of this moment's lines, and behind those of all that came later. */
export const idAt = (at: Date): string => String(LAST_MS - at.getTime()).padStart(13, '0');
