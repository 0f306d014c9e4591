import type { CivilDate } from './civilDate';
import type { Revision } from './match';

/** Characters of the longest token that a personal link can have. */
export const MAX_LINK_TOKEN_LENGTH = 700;

/** One row of the export for a mailing tool. */
export interface PersonalLink {
  readonly supporterId: string;
  readonly link: string;
}

/** A part of an export, in the order of the supporters' emails. */
export interface PersonalLinksPage {
  readonly rows: readonly PersonalLink[];
  /** Supporters of this part without a supporter id, whom no mailing tool could be told apart by: left out. */
  readonly withoutId: number;
  /** Asks for the part after this one; null after the last. */
  readonly next: string | null;
}

/** What the personal links of a year have come to. */
export interface LinkState {
  /** Supporters with a link that has not been revoked; 0 after all were. */
  readonly links: number;
  /** Links revoked one by one. */
  readonly revoked: number;
  readonly newestExport: LinkExport | null;
  /** When all links were revoked, if nothing was exported since. */
  readonly allRevokedAt: Date | null;
  readonly sharing: Sharing;
  readonly sharingSaved: Revision;
  /** The origin that serves hosted pages; null where an earlier server does not say it. */
  readonly hostedPagesOrigin: string | null;
}

export interface LinkExport {
  readonly at: Date;
  /** Email of the member of staff. */
  readonly by: string;
  /** The last day on which its links work, in UTC. */
  readonly validUntil: CivilDate;
  /** The page that its links lead to. */
  readonly embedPage: string;
}

/** What supporters may share of a year's screens. */
export interface Sharing {
  /** With its `#`, or ''. */
  readonly hashtag: string;
  /** Whether a picture of a screen may be shared. */
  readonly picture: boolean;
}
