import {
  countNumber,
  type CivilDate,
  type LinkState,
  type PersonalLinksPage,
  type Result,
  type SaveAnswer,
  type Sharing,
  type YearScope,
} from 'shared-kernel/model';
import * as v from 'valibot';
import { askServer, tellServer } from './askServer';
import { CivilDateSchema } from './civilDateSchema';
import { Moment, RevisionSchema, SaveAnswerSchema } from './saveAnswerSchema';
import type { ServerFailure } from './serverFailure';

export interface ExportLinksRequest extends YearScope {
  /** The last day on which the links work, in UTC; at most two years ahead. */
  readonly validUntil: CivilDate;
  /** `next` of the part before this one; absent for the first. */
  readonly after?: string;
}

const Page = v.object({
  rows: v.array(v.object({ supporterId: v.string(), link: v.string() })),
  withoutId: countNumber(),
  next: v.nullable(v.string()),
});

/**
 * Makes or renews the personal links of up to 2,000 supporters at a time. A supporter's link exported before goes on
 * working until its own day. Admins only.
 */
export const exportLinks = (
  request: ExportLinksRequest,
): Promise<Result<PersonalLinksPage, ServerFailure>> => askServer('exportLinks', request, Page);

export interface RevokeLinkRequest extends YearScope {
  /** The supporter's e-mail. */
  readonly supporter: string;
}

/** Makes every link that the supporter was sent useless; the next export gives a new one. Admins only. */
export const revokeLink = (request: RevokeLinkRequest): Promise<Result<void, ServerFailure>> =>
  tellServer('revokeLink', request);

/** Makes every link of the year useless; the next export gives new ones. Admins only. */
export const revokeAllLinks = ({
  organisationId,
  yearId,
}: YearScope): Promise<Result<void, ServerFailure>> =>
  tellServer('revokeAllLinks', { organisationId, yearId });

const SharingSchema = v.object({ hashtag: v.string(), picture: v.boolean() });
const State = v.object({
  links: countNumber(),
  revoked: countNumber(),
  newestExport: v.nullable(
    v.object({
      at: Moment,
      by: v.string(),
      validUntil: CivilDateSchema,
      embedPage: v.string(),
    }),
  ),
  allRevokedAt: v.nullable(Moment),
  sharing: SharingSchema,
  sharingSaved: RevisionSchema,
});

/** What the year's links have come to. Members may ask. */
export const linkState = ({
  organisationId,
  yearId,
}: YearScope): Promise<Result<LinkState, ServerFailure>> =>
  askServer('linkState', { organisationId, yearId }, State);

export interface SharingRequest extends YearScope {
  readonly sharing: Sharing;
  /** The revision that this person loaded (D22); 0 for what was never saved. */
  readonly expectedRevision: number;
}

/** Sets what supporters may share of the year's screens. Admins only. */
export const saveSharing = (request: SharingRequest): Promise<Result<SaveAnswer, ServerFailure>> =>
  askServer('saveSharing', request, SaveAnswerSchema);
