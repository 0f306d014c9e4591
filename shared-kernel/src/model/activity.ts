import type { YearId } from './ids';

/** What staff can be seen to have done with people's data, with links, set-up and one another's rights. */
export const ACTIVITY_ACTIONS = [
  'importStarted',
  'importUndone',
  'linksExported',
  'linkRevoked',
  'allLinksRevoked',
  'sharingSaved',
  'storySaved',
  'fieldNeverShared',
  'fieldSharedAgain',
  'calculatedFieldSaved',
  'calculatedFieldDeleted',
  'embedPageChanged',
  'supporterExported',
  'supporterErased',
  'supporterAllowed',
  'careListRead',
  'careListAdded',
  'careListEnded',
  'supporterDataDue',
  'supporterDataRemoved',
  'yearMade',
  'yearRenamed',
  'yearDaysChanged',
  'lastDaySet',
  'yearDeleted',
  'yearRestored',
  'yearRemoved',
  'pictureDeleted',
  'pictureReplaced',
  'templateSaved',
  'templateRenamed',
  'templateDeleted',
  'fontUploaded',
  'fontDeleted',
  'searchDeleted',
  'screenDeleted',
  'searchRestored',
  'screenRestored',
  'searchesSavedInRow',
  'screensSavedInRow',
  'preferencesSaved',
  'organisationMade',
  'organisationRenamed',
  'organisationDeleted',
  'organisationRestored',
  'personInvited',
  'invitationWithdrawn',
  'memberJoined',
  'memberLeft',
  'memberRemoved',
  'accountDeleted',
  'adminMade',
  'adminUnmade',
  'viewerMade',
  'publisherMade',
  'memberMade',
  'publishingRestricted',
  'publishingOpened',
] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

/** One line of an organisation's log. It names staff, and never a supporter. */
export interface ActivityEntry {
  readonly id: string;
  readonly deed: ActivityAction;
  readonly at: Date;
  /** Who did it, by e-mail; '' for the product itself. */
  readonly by: string;
  /** Null for what belongs to no year. */
  readonly yearId: YearId | null;
  /** The e-mail of the colleague whom it was done to; '' where there is none. */
  readonly person: string;
  /** What it was done to, in a name or a day that staff wrote; '' where the action says all. */
  readonly subject: string;
}

export interface ActivityPage {
  /** Newest first. */
  readonly entries: readonly ActivityEntry[];
  /** Where older ones go on; null where there are none. */
  readonly next: string | null;
}
