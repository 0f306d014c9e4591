import type { Brand } from './brandKit';
import type { CivilDate } from './civilDate';
import type { OrganisationId, YearId } from './ids';
import type { Revision } from './match';
import type { UploadedFamily } from './uploadedFont';
import type { YearStory } from './yearStory';

export interface Organisation {
  readonly id: OrganisationId;
  readonly name: string;
  readonly preferences: {
    readonly fontFamilies: readonly string[];
    readonly colours: readonly string[];
  };
  /** Of the preferences (D22). */
  readonly preferencesSaved: Revision;
  /** How its screens look; absent where a shell of an earlier release has read it: `brandOf` (D300). */
  readonly brand?: Brand;
  /** The families that it has uploaded, absent as `brand` may be: `uploadsOf` (D270). */
  readonly fonts?: readonly UploadedFamily[];
  /** Whether members leave publishing to publishers and admins (D347); absent as `brand` may be. */
  readonly onlyPublishersPublish?: boolean;
  /** Whether pages get emails of supporters masked (D375); absent as `brand` may be. */
  readonly emailsMasked?: boolean;
  /** Null where nobody has asked for its deletion. */
  readonly pendingDeletion: PendingDeletion | null;
}

/** A year or an organisation that somebody has deleted, and that can be restored until its day. */
export interface PendingDeletion {
  /** Who asked for it, by email. */
  readonly by: string;
  readonly at: Date;
  /** When all of it is removed for good. */
  readonly removeAt: Date;
}

/** A year of an organisation (spec §3). Stored dates are timestamps, read as civil dates in UTC (D3). */
export interface Year {
  readonly id: YearId;
  readonly name: string;
  /** The day before the first day of the year (D4). */
  readonly dateFrom: CivilDate;
  /** The day after the last day of the year (D4). */
  readonly dateTo: CivilDate;
  /** The organisation's page that embeds the screens, or '' where none is set. */
  readonly embedPage: string;
  /** The last day on which supporters' data is kept; null keeps it until somebody removes it. */
  readonly retainUntil: CivilDate | null;
  /** Who set that day, by email; '' where it is not known. */
  readonly retainUntilSetBy: string;
  /** When supporters' data is removed, since that day has passed; null before it has. */
  readonly removeSupportersAt: Date | null;
  /** Supporters imported; -1 while an import or a count is working. */
  readonly supportersTotal: number;
  /** When supporters' data was removed because `retainUntil` had passed; null where it is there. */
  readonly supportersRemovedAt: Date | null;
  readonly screensCombined: ScreensCombined;
  readonly story: YearStory;
  /** Of the story (D22). */
  readonly storySaved: Revision;
  /** Of what is set up: name, days, embed page and the last day of supporters' data (D22). */
  readonly saved: Revision;
  /** Nobody starts in it before an admin opens it (D490); absent as an organisation's `brand` may be. */
  readonly inPreparation?: boolean;
  /** Null where nobody has asked for its deletion. */
  readonly pendingDeletion: PendingDeletion | null;
}

/** Whether people may start in it (D490). */
export const isOpenYear = ({ inPreparation = false }: Pick<Year, 'inPreparation'>): boolean =>
  !inPreparation;

/** Number of screens matched → how many supporters match exactly that many, with examples. */
export type ScreensCombined = Readonly<
  Record<string, { readonly total: number; readonly supporterEmails: readonly string[] }>
>;
