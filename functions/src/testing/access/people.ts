import { type GivenRole, TERMINAL_NAME } from 'shared-kernel/model';
import type { Caller } from '../../caller';
import type { DocumentData } from '../../store/documents';

/** Somebody who may come along: what their token says, and what the documents say of them. */
export interface Person {
  /** Null: nobody is signed in, or the token was none of ours. */
  readonly caller: Caller | null;
  /** Whose member the documents make them. */
  readonly organisation: string | null;
  /** What the documents give them beside; null for none. */
  readonly role: GivenRole | null;
  readonly isAdmin: boolean;
  readonly isSuperadmin: boolean;
  /** Whose invitation waits for the verified email of their token. */
  readonly invitedTo: string | null;
  /** Has deleted the account; the token lives on for a while. */
  readonly hasDeparted: boolean;
  readonly documents: Readonly<Record<string, DocumentData>>;
}

interface Roles {
  readonly organisation?: string;
  readonly role?: GivenRole;
  readonly isAdmin?: boolean;
  readonly isSuperadmin?: boolean;
  readonly invitedTo?: string;
  readonly email?: string;
  readonly verified?: boolean;
  /** What the token claims beside. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** What stands on the user's document beside. */
  readonly user?: DocumentData;
  /** Documents that give no right, by path. */
  readonly remains?: readonly string[];
}

/** When the tests' clock begins; seconds since 1970. */
const LOGGED_IN_AT = Date.UTC(2026, 5, 1) / 1_000;

function person(uid: string, roles: Roles = {}): Person {
  const { organisation = null, isAdmin = false, isSuperadmin = false, verified = true } = roles;
  const email = roles.email ?? `${uid}@example.org`;
  const given = [
    ...(isAdmin && organisation !== null ? [`organisations/${organisation}/admins/${uid}`] : []),
    ...(isSuperadmin ? [`superadmins/${uid}`] : []),
    ...(roles.remains ?? []),
  ];
  return {
    caller: {
      uid,
      token: { email, email_verified: verified, auth_time: LOGGED_IN_AT, ...roles.claims },
    },
    organisation,
    role: roles.role ?? null,
    isAdmin,
    isSuperadmin,
    invitedTo: roles.invitedTo ?? null,
    hasDeparted: false,
    documents: {
      [`users/${uid}`]: {
        profile: { email, firstName: uid },
        ...(organisation === null ? {} : { organisation }),
        ...roles.user,
      },
      ...Object.fromEntries(given.map((path) => [path, {}])),
      ...(roles.role === undefined || organisation === null
        ? {}
        : { [`organisations/${organisation}/roles/${uid}`]: { role: roles.role } }),
    },
  };
}

/** Roles that a client could write into what it owns: none of them is worth anything (D20). */
const CLAIMED = {
  admin: true,
  superadmin: true,
  roles: { admin: true, superadmin: true },
  organisations: ['grove', 'orchard'],
};

/**
 * Every kind of person. A token that is forged, unsigned, expired or of another project is nobody's: the wire turns it
 * away before a handler sees it (local-backend/test/server/callableTokens.test.ts).
 */
export const PEOPLE = {
  nobody: { ...person(''), caller: null, documents: {} },
  /** Signed in for the first time: there is no document about them yet. */
  arriving: { ...person('arriving'), documents: {} },
  newcomer: person('newcomer'),
  /** Carries the email of a pending invitation; a document of an admin's role has stayed. */
  departed: {
    ...person('departed', { email: 'grove-guest@example.org' }),
    hasDeparted: true,
    documents: {
      'departures/departed': { state: 'done', startedAt: new Date('2026-05-31T23:30:00Z') },
      'organisations/grove/admins/departed': {},
    },
  },
  /** Carries the email of an admin and of a pending invitation, which nobody has verified. */
  unverified: person('unverified', { email: 'greta@example.org', verified: false }),
  guest: person('guest', { email: 'grove-guest@example.org', invitedTo: 'grove' }),
  pretender: person('pretender', {
    claims: { ...CLAIMED, organisation: 'grove' },
    user: CLAIMED,
  }),
  /** Calls themselves by the name that the log gives to terminals of the server. */
  terminalByName: person('terminal', { email: TERMINAL_NAME }),
  removedMember: person('removedMember'),
  /** Removed, but the document of the role has stayed. */
  removedAdmin: person('removedAdmin', { remains: ['organisations/grove/admins/removedAdmin'] }),
  member: person('mia', { organisation: 'grove' }),
  /** Looks only. */
  viewer: person('vera', { organisation: 'grove', role: 'viewer' }),
  publisher: person('petra', { organisation: 'grove', role: 'publisher' }),
  /** A publisher here once. */
  removedPublisher: person('removedPublisher', {
    remains: ['organisations/grove/roles/removedPublisher'],
  }),
  admin: person('greta', { organisation: 'grove', isAdmin: true }),
  strangeMember: person('otto', { organisation: 'orchard' }),
  strangeAdmin: person('olive', { organisation: 'orchard', isAdmin: true }),
  /** Was an admin here once; is a member elsewhere now. */
  movedAdmin: person('moira', {
    organisation: 'orchard',
    remains: ['organisations/grove/admins/moira'],
  }),
  superadmin: person('sasha', { isSuperadmin: true }),
  superadminOfGrove: person('selma', {
    organisation: 'grove',
    isSuperadmin: true,
    remains: ['organisations/grove/roles/selma'],
  }),
} as const satisfies Readonly<Record<string, Person>>;

export type PersonName = keyof typeof PEOPLE;

export const PERSON_NAMES = Object.keys(PEOPLE) as readonly PersonName[];
