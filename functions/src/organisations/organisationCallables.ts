import type { CallableFunction } from '../caller';
import { deleteOrganisation, restoreOrganisation } from '../deletion/deleteOrganisation';
import { deleteYear, restoreYear } from '../deletion/deleteYear';
import type { Services } from '../services';
import { invitePerson, withdrawInvitation } from './people/invite';
import { declineInvitation, listInvitations } from './people/invitations';
import { leaveOrganisation } from './people/leaveOrganisation';
import { listPeople } from './people/listPeople';
import { removeMember, setAdmin, setRole } from './people/members';
import { takeUpInvitation } from './people/takeUpInvitation';
import { createOrganisation, renameOrganisation, savePreferences } from './setup/organisation';
import { saveBrand } from './setup/brand';
import { setWhoPublishes } from './setup/setWhoPublishes';
import { saveYear } from './setup/saveYear';
import { setYearOpen } from './setup/setYearOpen';

export type OrganisationCallable =
  | 'createOrganisation'
  | 'renameOrganisation'
  | 'savePreferences'
  | 'setWhoPublishes'
  | 'saveBrand'
  | 'saveYear'
  | 'setYearOpen'
  | 'deleteYear'
  | 'restoreYear'
  | 'deleteOrganisation'
  | 'restoreOrganisation'
  | 'listPeople'
  | 'invitePerson'
  | 'withdrawInvitation'
  | 'listInvitations'
  | 'takeUpInvitation'
  | 'declineInvitation'
  | 'leaveOrganisation'
  | 'removeMember'
  | 'setRole'
  | 'setAdmin';

/** How organisations, their years and their people are set up. */
export const organisationCallables = (
  services: Services,
): Readonly<Record<OrganisationCallable, CallableFunction>> => ({
  createOrganisation: createOrganisation(services),
  renameOrganisation: renameOrganisation(services),
  savePreferences: savePreferences(services),
  setWhoPublishes: setWhoPublishes(services),
  saveBrand: saveBrand(services),
  saveYear: saveYear(services),
  setYearOpen: setYearOpen(services),
  deleteYear: deleteYear(services),
  restoreYear: restoreYear(services),
  deleteOrganisation: deleteOrganisation(services),
  restoreOrganisation: restoreOrganisation(services),
  listPeople: listPeople(services),
  invitePerson: invitePerson(services),
  withdrawInvitation: withdrawInvitation(services),
  listInvitations: listInvitations(services),
  takeUpInvitation: takeUpInvitation(services),
  declineInvitation: declineInvitation(services),
  leaveOrganisation: leaveOrganisation(services),
  removeMember: removeMember(services),
  setRole: setRole(services),
  setAdmin: setAdmin(services),
});
