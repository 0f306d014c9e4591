import { useSetAtom } from 'jotai';
import type { OrganisationId } from 'shared-kernel/model';
import { readOrganisation } from './readOrganisation';
import { organisationAtom, organisationsAtom } from './state';

/** Reads the organisation and its years again, so that the whole product sees what changed. */
export function useRefreshOrganisation(): (id: OrganisationId) => Promise<void> {
  const setOrganisation = useSetAtom(organisationAtom);
  const setOrganisations = useSetAtom(organisationsAtom);
  return async (id) => {
    const load = await readOrganisation(id);
    if (load.status !== 'ready') return;
    setOrganisation(load);
    setOrganisations((all) => all.map((one) => (one.id === id ? load.organisation : one)));
  };
}
