import type { ActivityDeed } from 'shared-kernel/model';

/** What each deed is called in the log; `person` is the colleague whom it was done to. */
export const DEED_WORDS = {
  importStarted: () => 'imported supporters',
  importUndone: () => 'undid an import',
  linksExported: () => 'exported personal links',
  linkRevoked: () => 'revoked a personal link',
  allLinksRevoked: () => 'revoked all personal links',
  sharingSaved: () => 'changed what supporters may share',
  embedPageChanged: () => 'changed the embed page',
  supporterExported: () => 'saved what is held about a supporter',
  supporterErased: () => 'erased a supporter',
  supporterAllowed: () => 'let an erased supporter be imported again',
  supporterDataRemoved: () => 'removed the supporter data, whose last day had passed',
  personInvited: (person) => `invited ${person}`,
  invitationWithdrawn: (person) => `withdrew the invitation of ${person}`,
  memberJoined: () => 'took up an invitation and joined',
  memberRemoved: (person) => `removed ${person}`,
  adminMade: (person) => `made ${person} an admin`,
  adminUnmade: (person) => `made ${person} a member without admin rights`,
} as const satisfies Record<ActivityDeed, (person: string) => string>;
