import type { GivenRole } from 'shared-kernel/model';

/** Somebody to try the product as. `uid` is also the identity provider's id for them. */
export interface DemoPerson {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  /** What the account chooser says of them. */
  readonly role: string;
  /** What they may do here, in a sentence of the account chooser. */
  readonly may: string;
  readonly organisation: string | null;
  readonly superadmin: boolean;
  readonly admin: boolean;
  /** What an admin made them beside. */
  readonly given?: GivenRole;
}

export const SUPERADMIN: DemoPerson = {
  uid: 'demo-superadmin',
  email: 'sasha.fields@example.com',
  name: 'Sasha Fields',
  role: 'Superadmin of all organisations',
  may: 'Makes organisations, and does what admins do in every one of them.',
  organisation: null,
  superadmin: true,
  admin: false,
};

/** One of each role of spec §6 and of D346, and one who is in no organisation yet. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    uid: 'demo-admin',
    email: 'ada.greenwood@example.org',
    name: 'Ada Greenwood',
    role: 'Admin of Oakhollow Woodland Trust',
    may: 'Does what members do, publishes, imports supporters, invites people and changes the settings.',
    organisation: 'oakhollow',
    superadmin: false,
    admin: true,
  },
  {
    uid: 'demo-member',
    email: 'milo.thicket@example.org',
    name: 'Milo Thicket',
    role: 'Member of Oakhollow Woodland Trust',
    may: 'Builds searches, screens, pictures and templates.',
    organisation: 'oakhollow',
    superadmin: false,
    admin: false,
  },
  {
    uid: 'demo-publisher',
    email: 'petra.larch@example.org',
    name: 'Petra Larch',
    role: 'Publisher of Oakhollow Woodland Trust',
    may: 'Does what members do, and decides what supporters see where that is kept to publishers.',
    organisation: 'oakhollow',
    superadmin: false,
    admin: false,
    given: 'publisher',
  },
  {
    uid: 'demo-viewer',
    email: 'vera.heath@example.org',
    name: 'Vera Heath',
    role: 'Viewer of Oakhollow Woodland Trust',
    may: 'Looks at everything and changes nothing.',
    organisation: 'oakhollow',
    superadmin: false,
    admin: false,
    given: 'viewer',
  },
  SUPERADMIN,
  {
    uid: 'demo-newcomer',
    email: 'noor.newland@example.org',
    name: 'Noor Newland',
    role: 'Without an organisation',
    may: 'Sees what newcomers see until an admin invites them.',
    organisation: null,
    superadmin: false,
    admin: false,
  },
];
