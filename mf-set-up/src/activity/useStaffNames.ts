import type { OrganisationId } from 'shared-kernel/model';
import { ofOrganisation, useReading } from 'shared-kernel/server-state';
import { listPeople } from '../server/people';

/** The first names of the organisation's people by their email; '' of whom none is known, and empty while it is read. */
export function useStaffNames(organisationId: OrganisationId): ReadonlyMap<string, string> {
  const [people] = useReading(
    ofOrganisation(organisationId, 'people', () => listPeople({ organisationId })),
  );
  const members = people.status === 'ready' ? people.value.members : [];
  return new Map(members.map(({ email, firstName }) => [email, firstName]));
}
