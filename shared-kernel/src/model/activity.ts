import type { YearId } from './ids';

/** What staff can be seen to have done with people's data, with links, set-up and one another's rights. */
export const ACTIVITY_ACTIONS = [
  'importStarted',
  'importUndone',
  'linksExported',
  'linkMade',
  'testLinkSent',
  'linkRevoked',
  'allLinksRevoked',
  'sharingSaved',
  'storySaved',
  'fieldNeverShared',
  'fieldSharedAgain',
  'fieldDescribed',
  'fieldSensitive',
  'fieldNotSensitive',
  'calculatedFieldSaved',
  'calculatedFieldDeleted',
  'calculatedFieldRestored',
  'embedPageChanged',
  'supporterSeen',
  'sensitiveSeen',
  'sensitiveFieldSeen',
  'supporterLookedUp',
  'supporterExported',
  'supporterErased',
  'supporterAllowed',
  'careListRead',
  'careListAdded',
  'careListEnded',
  'supporterDataDue',
  'supporterDataRemoved',
  'yearMade',
  'yearOpened',
  'yearPutBack',
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
  'mappingSaved',
  'mappingRenamed',
  'mappingDeleted',
  'fontUploaded',
  'fontDeleted',
  'searchSaved',
  'screenSetUp',
  'screenDesigned',
  'searchDeleted',
  'screenDeleted',
  'searchRestored',
  'screenRestored',
  'published',
  'publishingAsked',
  'publishingApproved',
  'publishingWithdrawn',
  'screensTakenDown',
  'screensShownAgain',
  'approvalAskedFor',
  'approvalNotAskedFor',
  'searchesSavedInRow',
  'screensSavedInRow',
  'activityExported',
  'yearExported',
  'yearBroughtBack',
  'rollForwardUndone',
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
  'emailsMasked',
  'emailsShown',
  'addressesShown',
  'addressesListed',
] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

/** What the log can be asked for by: what an action is about, as people look for it. */
export const ACTIVITY_KINDS = [
  'saves',
  'publishing',
  'looks',
  'exports',
  'data',
  'deletions',
  'setUp',
  'people',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export const KIND_OF_ACTION = {
  importStarted: 'data',
  importUndone: 'data',
  linksExported: 'exports',
  linkMade: 'exports',
  testLinkSent: 'exports',
  linkRevoked: 'data',
  allLinksRevoked: 'data',
  sharingSaved: 'saves',
  storySaved: 'saves',
  fieldNeverShared: 'saves',
  fieldSharedAgain: 'saves',
  fieldDescribed: 'saves',
  fieldSensitive: 'saves',
  fieldNotSensitive: 'saves',
  calculatedFieldSaved: 'saves',
  calculatedFieldDeleted: 'deletions',
  calculatedFieldRestored: 'deletions',
  embedPageChanged: 'setUp',
  supporterSeen: 'looks',
  sensitiveSeen: 'looks',
  sensitiveFieldSeen: 'looks',
  supporterLookedUp: 'looks',
  supporterExported: 'exports',
  supporterErased: 'data',
  supporterAllowed: 'data',
  careListRead: 'looks',
  careListAdded: 'data',
  careListEnded: 'data',
  supporterDataDue: 'data',
  supporterDataRemoved: 'data',
  yearMade: 'setUp',
  yearOpened: 'setUp',
  yearPutBack: 'setUp',
  yearRenamed: 'setUp',
  yearDaysChanged: 'setUp',
  lastDaySet: 'setUp',
  yearDeleted: 'deletions',
  yearRestored: 'deletions',
  yearRemoved: 'deletions',
  pictureDeleted: 'deletions',
  pictureReplaced: 'saves',
  templateSaved: 'saves',
  templateRenamed: 'saves',
  templateDeleted: 'deletions',
  mappingSaved: 'saves',
  mappingRenamed: 'saves',
  mappingDeleted: 'deletions',
  fontUploaded: 'setUp',
  fontDeleted: 'deletions',
  searchSaved: 'saves',
  screenSetUp: 'saves',
  screenDesigned: 'saves',
  searchDeleted: 'deletions',
  screenDeleted: 'deletions',
  searchRestored: 'deletions',
  screenRestored: 'deletions',
  searchesSavedInRow: 'saves',
  screensSavedInRow: 'saves',
  published: 'publishing',
  publishingAsked: 'publishing',
  publishingApproved: 'publishing',
  publishingWithdrawn: 'publishing',
  screensTakenDown: 'publishing',
  screensShownAgain: 'publishing',
  approvalAskedFor: 'publishing',
  approvalNotAskedFor: 'publishing',
  activityExported: 'exports',
  yearExported: 'exports',
  yearBroughtBack: 'setUp',
  rollForwardUndone: 'deletions',
  preferencesSaved: 'setUp',
  organisationMade: 'setUp',
  organisationRenamed: 'setUp',
  organisationDeleted: 'deletions',
  organisationRestored: 'deletions',
  personInvited: 'people',
  invitationWithdrawn: 'people',
  memberJoined: 'people',
  memberLeft: 'people',
  memberRemoved: 'people',
  accountDeleted: 'people',
  adminMade: 'people',
  adminUnmade: 'people',
  memberMade: 'people',
  viewerMade: 'people',
  publisherMade: 'people',
  publishingOpened: 'people',
  publishingRestricted: 'people',
  emailsMasked: 'people',
  emailsShown: 'people',
  addressesShown: 'looks',
  addressesListed: 'looks',
} as const satisfies Readonly<Record<ActivityAction, ActivityKind>>;

/** Which lines are asked for; what is absent leaves all. */
export interface ActivityFilter {
  /** Who did it, by email. */
  readonly by?: string;
  readonly kind?: ActivityKind;
  readonly yearId?: string;
  /** Whole days in UTC, `2026-11-23`, both included. */
  readonly from?: string;
  readonly to?: string;
  /** The supporter whom it was about, by email: the log knows a keyed hash of it. */
  readonly supporter?: string;
}

/** One line of an organisation's log. It names staff, and never a supporter. */
export interface ActivityEntry {
  readonly id: string;
  /** Null for one that this version of the page does not know. */
  readonly deed: ActivityAction | null;
  readonly at: Date;
  /** Who did it, by email; '' for the product itself. */
  readonly by: string;
  /** Null for what belongs to no year. */
  readonly yearId: YearId | null;
  /** The email of the colleague whom it was done to; '' where there is none. */
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
