import type { OrganisationRole } from 'shared-kernel/model';

interface RoleWords {
  readonly label: string;
  /** With the article, behind "is" and "make them". */
  readonly phrase: string;
  /** What they may, behind their name. */
  readonly may: string;
  /** What comes of making somebody this who may do more now, behind their name. */
  readonly loses: string;
}

export const ROLE_WORDS = {
  viewer: {
    label: 'Viewer',
    phrase: 'a viewer',
    may: 'looks at everything, previews and counts, and changes nothing.',
    loses:
      'will look at everything and change nothing. What they are editing now can no longer be saved.',
  },
  member: {
    label: 'Member',
    phrase: 'a member',
    may: 'builds searches, screens, pictures and templates.',
    loses: 'will go on building searches and screens, but can no longer import, invite or set up.',
  },
  publisher: {
    label: 'Publisher',
    phrase: 'a publisher',
    may: 'does what members do, and decides what supporters see, where that is kept to publishers.',
    loses:
      'will go on building and publishing screens, but can no longer import, invite or set up.',
  },
  admin: {
    label: 'Admin',
    phrase: 'an admin',
    may: 'does all that, imports supporters, sends personal links, invites, and sees this page.',
    loses: '',
  },
} as const satisfies Record<OrganisationRole, RoleWords>;
