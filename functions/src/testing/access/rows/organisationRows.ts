import type { OrganisationCallable } from '../../../organisations/organisationCallables';
import { PEOPLE, type PersonName } from '../people';
import { markOf } from '../world';
import { idsOf, organisationOf, type Home, type Row } from '../row';

const A_DAY = { year: 2026, month: 1, day: 1 };
const LAST_DAY = { year: 2026, month: 12, day: 31 };

/** Somebody of the organisation who is no admin. */
const MEMBERS = { grove: 'member', orchard: 'strangeMember' } as const satisfies Record<
  Home['organisation'],
  PersonName
>;
const memberOf = ({ organisation }: Home): string =>
  PEOPLE[MEMBERS[organisation]].caller?.uid ?? '';

export const ORGANISATION_ROWS = {
  createOrganisation: { who: 'superadmin', request: () => ({ name: 'New' }) },
  renameOrganisation: {
    who: 'superadmin',
    request: (_, home) => ({ ...organisationOf(home), name: 'Other' }),
  },
  savePreferences: {
    who: 'admin',
    request: (_, home) => ({
      ...organisationOf(home),
      fontFamilies: ['Lora'],
      colours: [],
      expectedRevision: 0,
    }),
  },
  setWhoPublishes: {
    who: 'admin',
    request: (_, home) => ({ ...organisationOf(home), onlyPublishersPublish: true }),
  },
  saveBrand: {
    who: 'admin',
    request: (_, home) => ({
      ...organisationOf(home),
      brand: {
        logo: '',
        palette: {
          ground: '#f6f1e3',
          text: '#12372a',
          accent: '#c8553d',
          secondAccent: '#f2b950',
        },
        fonts: { heading: 'Fraunces', body: 'Inter' },
        corners: 'soft',
      },
      expectedRevision: 0,
    }),
  },
  saveYear: {
    who: 'admin',
    request: (_, home) => ({
      ...idsOf(home),
      name: 'Other',
      firstDay: A_DAY,
      lastDay: LAST_DAY,
      embedPage: '',
      retainUntil: null,
      expectedRevision: 0,
    }),
  },
  setYearOpen: { who: 'admin', request: (_, home) => ({ ...idsOf(home), open: true }) },
  deleteYear: {
    who: 'admin',
    request: (_, home) => ({ ...idsOf(home), confirmedName: markOf(home.organisation) }),
  },
  restoreYear: {
    who: 'admin',
    request: async (on, home) => {
      const confirmedName = markOf(home.organisation);
      const request = { ...idsOf(home), confirmedName };
      await on.handlers.callables.deleteYear(request, home.admin);
      return idsOf(home);
    },
  },
  deleteOrganisation: {
    who: 'superadmin',
    request: (_, home) => ({
      ...organisationOf(home),
      confirmedName: markOf(home.organisation),
    }),
  },
  restoreOrganisation: { who: 'superadmin', request: (_, home) => organisationOf(home) },
  listPeople: { who: 'admin', request: (_, home) => organisationOf(home) },
  invitePerson: {
    who: 'admin',
    request: (_, home) => ({ ...organisationOf(home), email: 'new@example.org', admin: true }),
  },
  withdrawInvitation: {
    who: 'admin',
    request: (_, home) => ({
      ...organisationOf(home),
      email: `${home.organisation}-guest@example.org`,
    }),
  },
  listInvitations: { who: 'signedIn', request: () => ({}) },
  takeUpInvitation: { who: 'invited', request: (_, home) => organisationOf(home) },
  // Whoever is not invited has nothing to decline, and nothing changes.
  declineInvitation: { who: 'signedIn', request: (_, home) => organisationOf(home) },
  leaveOrganisation: {
    who: 'itsMember',
    request: async (on, home) => {
      const another = { ...organisationOf(home), userId: memberOf(home), admin: true };
      await on.handlers.callables.setAdmin(another, home.admin);
      return organisationOf(home);
    },
  },
  removeMember: {
    who: 'admin',
    request: (_, home) => ({ ...organisationOf(home), userId: memberOf(home) }),
  },
  setRole: {
    who: 'admin',
    request: (_, home) => ({ ...organisationOf(home), userId: memberOf(home), role: 'viewer' }),
  },
  setAdmin: {
    who: 'admin',
    request: (_, home) => ({ ...organisationOf(home), userId: memberOf(home), admin: true }),
  },
} as const satisfies Record<OrganisationCallable, Row>;
