import type { RuleRequest } from '../../../src/rules';
import { text, type World } from '../asking';

export interface Person {
  /** Null: nobody is signed in. */
  readonly uid: string | null;
  readonly organisation: string | null;
  readonly isSuperadmin: boolean;
  readonly hasDeparted?: boolean;
  /** Whether they may look, and no more. */
  readonly isViewer?: boolean;
}

const person = (uid: string | null, organisation: string | null = null): Person => ({
  uid,
  organisation,
  isSuperadmin: false,
});

/** Everybody who may come along. */
export const PEOPLE = {
  nobody: person(null),
  /** Signed in for the first time: there is no document about them yet. */
  arriving: person('arriving'),
  newcomer: person('newcomer'),
  /** Has deleted the account, and holds a token that is good for a while. */
  departed: { ...person('departed'), hasDeparted: true },
  /** Claims roles and an admin's document of an organisation that is not theirs any more. */
  pretender: person('pretender'),
  member: person('member', 'trust'),
  viewer: { ...person('viewer', 'trust'), isViewer: true },
  /** Has a role that nobody knows. */
  garbled: { ...person('garbled', 'trust'), isViewer: true },
  publisher: person('publisher', 'trust'),
  /** Removed; a role has stayed. */
  formerPublisher: person('formerPublisher'),
  admin: person('admin', 'trust'),
  /** Was a viewer before. */
  risenAdmin: person('risenAdmin', 'trust'),
  stranger: person('stranger', 'other'),
  strangeAdmin: person('strangeAdmin', 'other'),
  superadmin: { uid: 'superadmin', organisation: null, isSuperadmin: true },
  superadminOfTrust: { uid: 'superadminOfTrust', organisation: 'trust', isSuperadmin: true },
} as const satisfies Readonly<Record<string, Person>>;

export type PersonName = keyof typeof PEOPLE;

export const PERSON_NAMES: readonly PersonName[] = [
  'nobody',
  'arriving',
  'newcomer',
  'departed',
  'pretender',
  'member',
  'viewer',
  'garbled',
  'publisher',
  'formerPublisher',
  'admin',
  'risenAdmin',
  'stranger',
  'strangeAdmin',
  'superadmin',
  'superadminOfTrust',
];

export const emailOf = (name: PersonName): string => `${name}@example.org`;

/** What the server wrote about these people. */
export const WORLD: World = {
  'users/newcomer': {},
  'departures/departed': { state: text('done') },
  'users/pretender': {
    roles: {
      mapValue: { fields: { superadmin: { booleanValue: true }, admin: { booleanValue: true } } },
    },
    organisations: { arrayValue: { values: [text('trust')] } },
  },
  'users/member': { organisation: text('trust') },
  'users/viewer': { organisation: text('trust') },
  'organisations/trust/roles/viewer': { role: text('viewer') },
  'users/garbled': { organisation: text('trust') },
  'organisations/trust/roles/garbled': { role: text('owner') },
  'users/publisher': { organisation: text('trust') },
  'organisations/trust/roles/publisher': { role: text('publisher') },
  'users/formerPublisher': {},
  'organisations/trust/roles/formerPublisher': { role: text('publisher') },
  'users/risenAdmin': { organisation: text('trust') },
  'organisations/trust/admins/risenAdmin': {},
  'organisations/trust/roles/risenAdmin': { role: text('viewer') },
  'users/admin': { organisation: text('trust') },
  'users/stranger': { organisation: text('other') },
  'users/strangeAdmin': { organisation: text('other') },
  'users/superadmin': {},
  'users/superadminOfTrust': { organisation: text('trust') },
  'organisations/trust/admins/admin': {},
  'organisations/trust/admins/pretender': {},
  'organisations/other/admins/strangeAdmin': {},
  // Superadmins are never viewers.
  'organisations/trust/roles/superadmin': { role: text('viewer') },
  'organisations/trust/roles/superadminOfTrust': { role: text('viewer') },
  'superadmins/superadmin': {},
  'superadmins/superadminOfTrust': {},
};

export function authOf(name: PersonName): RuleRequest['auth'] {
  const { uid } = PEOPLE[name];
  return uid === null ? null : { uid, token: { email: emailOf(name), email_verified: true } };
}
