import type { ServerFailure } from 'shared-kernel/server';
import { ofOrganisation, useReading, type Loaded } from 'shared-kernel/server-state';
import { useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import type { SavedMappings } from '../../../server/mappings';
import { importPortAtom } from '../../importPort';

/** The mappings that the organisation has saved, and how they are read anew. */
export function useSavedMappings(): readonly [
  Loaded<SavedMappings, ServerFailure>,
  () => Promise<void>,
] {
  const port = useAtomValue(importPortAtom);
  const { organisationId } = useYear().scope;
  return useReading(
    ofOrganisation(organisationId, 'mappings', () => port.readMappings(organisationId)),
  );
}
