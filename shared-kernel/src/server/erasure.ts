import {
  ACTIVITY_DEEDS,
  asId,
  type ActivityPage,
  type Result,
  type YearId,
  type YearScope,
} from 'shared-kernel/model';
import * as v from 'valibot';
import { askServer, tellServer } from './askServer';
import type { OfOrganisation } from './organisations';
import type { ServerFailure } from './serverFailure';

export interface SupporterRequest extends YearScope {
  readonly email: string;
}

/** Everything that a year holds about one supporter, fit to be saved as JSON. */
export type HeldAboutSupporter = Readonly<Record<string, unknown>>;

const Held = v.record(v.string(), v.unknown());

/** Also for one who is no supporter any more, of whom links may be left. Admins only. */
export const exportSupporter = ({
  organisationId,
  yearId,
  email,
}: SupporterRequest): Promise<Result<HeldAboutSupporter, ServerFailure>> =>
  askServer('exportSupporter', { organisationId, yearId, email }, Held);

/**
 * Everything that the year holds about one supporter goes, for good; its imports can no longer be undone, and its
 * counts are made again. Admins only.
 */
export const eraseSupporter = ({
  organisationId,
  yearId,
  email,
}: SupporterRequest): Promise<Result<void, ServerFailure>> =>
  tellServer('eraseSupporter', { organisationId, yearId, email });

const Page = v.object({
  entries: v.array(
    v.object({
      id: v.string(),
      deed: v.picklist(ACTIVITY_DEEDS),
      at: v.pipe(
        v.string(),
        v.isoTimestamp(),
        v.transform((text) => new Date(text)),
      ),
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
): Promise<Result<ActivityPage, ServerFailure>> => askServer('readActivity', request, Page);
