import {
  countNumber,
  type CivilDate,
  type PersonalLinksPage,
  type SaveAnswer,
  type Sharing,
  type YearScope,
} from 'shared-kernel/model';
import {
  askServer,
  CivilDateSchema,
  SaveAnswerSchema,
  tellServer,
  type ServerAnswer,
} from 'shared-kernel/server';
import * as v from 'valibot';

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
export const exportLinks = (request: ExportLinksRequest): ServerAnswer<PersonalLinksPage> =>
  askServer('exportLinks', request, Page);

export interface MakeLinkRequest extends YearScope {
  /** The supporter's email. */
  readonly supporter: string;
  /** The last day on which the link works, in UTC; at most two years ahead. */
  readonly validUntil: CivilDate;
}

/** One supporter's link, which the log notes (D411). Admins only. */
export const makeLink = (request: MakeLinkRequest): ServerAnswer<{ readonly link: string }> =>
  askServer('makeLink', request, v.object({ link: v.string() }));

export interface TestLinkRequest extends YearScope {
  /** The supporter's email. */
  readonly supporter: string;
}

const TestLink = v.variant('outcome', [
  v.object({ outcome: v.picklist(['sent', 'kept']), to: v.string(), validUntil: CivilDateSchema }),
  v.object({ outcome: v.picklist(['enough', 'notSent']) }),
]);

/**
 * Whom the test was sent to, and until when its link works; `kept` where the installation sends no email, `enough` where
 * no more go out today.
 */
export type TestLinkAnswer = v.InferOutput<typeof TestLink>;

/** Mails one supporter's link to whoever asks, at their own address (D481). Admins only. */
export const sendTestLink = (request: TestLinkRequest): ServerAnswer<TestLinkAnswer> =>
  askServer('sendTestLink', request, TestLink);

export interface RevokeLinkRequest extends YearScope {
  /** The supporter's email. */
  readonly supporter: string;
}

/** Makes every link that the supporter was sent useless; the next export gives a new one. Admins only. */
export const revokeLink = (request: RevokeLinkRequest): ServerAnswer =>
  tellServer('revokeLink', request);

/** Makes every link of the year useless; the next export gives new ones. Admins only. */
export const revokeAllLinks = ({ organisationId, yearId }: YearScope): ServerAnswer =>
  tellServer('revokeAllLinks', { organisationId, yearId });

export interface SharingRequest extends YearScope {
  readonly sharing: Sharing;
  /** The revision that this person loaded (D22); 0 for what was never saved. */
  readonly expectedRevision: number;
}

/** Sets what supporters may share of the year's screens. Admins only. */
export const saveSharing = (request: SharingRequest): ServerAnswer<SaveAnswer> =>
  askServer('saveSharing', request, SaveAnswerSchema);
