import type { ActivityAction, ActivityEntry } from './activity';
import { actorAtStart } from './formerMember';
import { unbroken } from './unbroken';

interface ActionObject {
  /** The colleague whom it was done to. */
  readonly person: string;
  /** A name or a day, as it was then; '' where there is none. */
  readonly subject: string;
}

/** What each action is called in the log, behind the name of who did it. */
const ACTION_WORDS = {
  importStarted: () => 'imported supporters',
  importUndone: () => 'undid an import',
  linksExported: () => 'exported personal links',
  linkMade: () => 'made one supporter’s personal link',
  testLinkSent: () => 'had a test with one supporter’s personal link sent',
  linkRevoked: () => 'revoked a personal link',
  allLinksRevoked: () => 'revoked all personal links',
  sharingSaved: () => 'changed what supporters may share',
  storySaved: () => 'changed the story of the year',
  fieldNeverShared: ({ subject }) => `said that ${quoted(subject)} is never shared`,
  fieldSharedAgain: ({ subject }) => `said that ${quoted(subject)} may be shared again`,
  fieldDescribed: ({ subject }) => `described the data field ${quoted(subject)}`,
  fieldSensitive: ({ subject }) => `marked ${quoted(subject)} as sensitive`,
  fieldNotSensitive: ({ subject }) => `said that ${quoted(subject)} is not sensitive any more`,
  calculatedFieldSaved: ({ subject }) => `saved the calculated field ${quoted(subject)}`,
  calculatedFieldDeleted: ({ subject }) => `deleted the calculated field ${quoted(subject)}`,
  embedPageChanged: () => 'changed the embed page',
  supporterSeen: () => 'looked at a supporter’s data',
  sensitiveSeen: () => 'looked at a supporter’s sensitive data',
  sensitiveFieldSeen: ({ subject }) => `looked at values of the sensitive field ${quoted(subject)}`,
  supporterLookedUp: () => 'looked a supporter up in all years',
  supporterExported: () => 'saved what is held about a supporter',
  supporterErased: () => 'erased a supporter',
  supporterAllowed: () => 'let an erased supporter be imported again',
  careListRead: () => 'looked at the care list',
  careListAdded: ({ subject }) =>
    `put ${subject} ${subject === '1' ? 'entry' : 'entries'} on the care list`,
  careListEnded: ({ subject }) =>
    `ended ${subject} ${subject === '1' ? 'entry' : 'entries'} of the care list`,
  supporterDataDue: () => 'had set the last day of the supporter data, which has passed',
  supporterDataRemoved: () => 'had set the last day of the supporter data: the data was removed',
  yearMade: ({ subject }) => `added the year ${quoted(subject)}`,
  yearRenamed: ({ subject }) => `renamed the year, which was called ${quoted(subject)}`,
  yearDaysChanged: () => 'changed the first or last day of the year',
  lastDaySet: ({ subject }) =>
    subject === ''
      ? 'took away the last day of the supporter data'
      : `set the last day of the supporter data to ${unbroken(subject)}`,
  yearOpened: ({ subject }) => `opened the year ${quoted(subject)}`,
  yearPutBack: ({ subject }) => `put the year ${quoted(subject)} back into preparation`,
  yearDeleted: ({ subject }) => `deleted the year ${quoted(subject)}`,
  yearRestored: ({ subject }) => `restored the year ${quoted(subject)}`,
  yearRemoved: ({ subject }) => `had deleted the year ${quoted(subject)}: it was removed for good`,
  fontUploaded: ({ subject }) => `uploaded the font ${quoted(subject)}`,
  fontDeleted: ({ subject }) => `deleted the font ${quoted(subject)}`,
  pictureDeleted: ({ subject }) => `deleted the picture ${quoted(subject)}`,
  pictureReplaced: ({ subject }) => `replaced the picture ${quoted(subject)} wherever it was shown`,
  templateSaved: ({ subject }) => `saved the template ${quoted(subject)}`,
  templateRenamed: ({ subject }) => `changed the template that was called ${quoted(subject)}`,
  templateDeleted: ({ subject }) => `deleted the template ${quoted(subject)}`,
  mappingSaved: ({ subject }) => `saved the mapping ${quoted(subject)}`,
  mappingRenamed: ({ subject }) => `renamed the mapping that was called ${quoted(subject)}`,
  mappingDeleted: ({ subject }) => `deleted the mapping ${quoted(subject)}`,
  searchSaved: ({ subject }) => `saved the search ${quoted(subject)}`,
  screenSetUp: ({ subject }) => `saved the set-up of the screen ${quoted(subject)}`,
  screenDesigned: ({ subject }) => `saved the design of the screen ${quoted(subject)}`,
  searchDeleted: ({ subject }) => `deleted the search ${quoted(subject)}`,
  screenDeleted: ({ subject }) => `deleted the screen ${quoted(subject)}`,
  calculatedFieldRestored: ({ subject }) => `restored the calculated field ${quoted(subject)}`,
  rollForwardUndone: ({ subject }) => `undid the roll forward of ${quoted(subject)}`,
  searchRestored: ({ subject }) => `restored the search ${quoted(subject)}`,
  screenRestored: ({ subject }) => `restored the screen ${quoted(subject)}`,
  published: ({ subject }) => `published the screens: ${subject}`,
  publishingAsked: ({ subject }) => `asked for approval to publish: ${subject}`,
  publishingApproved: ({ person, subject }) => `approved what ${person} had asked for: ${subject}`,
  publishingWithdrawn: ({ subject }) => `withdrew what was to be published: ${subject}`,
  screensTakenDown: () => 'took the screens down',
  screensShownAgain: () => 'showed the screens again',
  approvalAskedFor: () => 'had a second person approve what is published',
  approvalNotAskedFor: () => 'let publishing go without approval',
  searchesSavedInRow: ({ subject }) => `saved searches ${subject}`,
  screensSavedInRow: ({ subject }) => `saved screens ${subject}`,
  activityExported: () => 'exported the activity',
  yearExported: () => 'saved the year’s definition as a file',
  yearBroughtBack: ({ subject }) => `brought the year ${quoted(subject)} back from a file`,
  preferencesSaved: () => 'changed the fonts, colours or brand kit',
  organisationMade: ({ subject }) => `created the organisation as ${quoted(subject)}`,
  organisationRenamed: ({ subject }) =>
    `renamed the organisation, which was called ${quoted(subject)}`,
  organisationDeleted: () => 'deleted the organisation',
  organisationRestored: () => 'restored the organisation',
  personInvited: ({ person }) => `invited ${person}`,
  invitationWithdrawn: ({ person }) => `withdrew the invitation of ${person}`,
  memberJoined: () => 'took up an invitation and joined',
  memberLeft: () => 'left the organisation',
  memberRemoved: ({ person }) => `removed ${person}`,
  accountDeleted: () => 'deleted their account',
  adminMade: ({ person }) => `made ${person} an admin`,
  adminUnmade: ({ person }) => `made ${person} a member without admin rights`,
  viewerMade: ({ person }) => `made ${person} a viewer`,
  publisherMade: ({ person }) => `made ${person} a publisher`,
  memberMade: ({ person }) => `made ${person} a member`,
  publishingRestricted: () => 'kept publishing to publishers and admins',
  publishingOpened: () => 'let every member publish',
  emailsMasked: () => 'had emails of supporters masked',
  emailsShown: () => 'had emails of supporters shown as they are',
  addressesShown: ({ subject }) =>
    subject === ''
      ? 'looked at masked emails'
      : `looked at the masked emails of ${quoted(subject)}`,
  addressesListed: () => 'listed emails of supporters by how they begin',
} as const satisfies Record<ActivityAction, (object: ActionObject) => string>;

const quoted = (name: string): string => (name === '' ? '“Untitled”' : `“${name}”`);

/** What was done, behind the name of who did it. */
export const actionWords = ({ deed, person, subject }: ActivityEntry): string =>
  deed === null
    ? 'did something that this page does not know yet: load it again'
    : ACTION_WORDS[deed]({ person: person === '' ? 'somebody' : person, subject });

/** Who did it, as far as that was noted. */
export const actorWords = ({ by }: ActivityEntry): string =>
  by === '' ? 'Somebody' : actorAtStart(by);
