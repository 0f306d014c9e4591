import { useAtomValue } from 'jotai';
import { templateStoreAtom, type SavedTemplates } from 'shared-kernel/saved-templates';
import type { ServerFailure } from 'shared-kernel/server';
import { ofOrganisation, useReading, type Loaded } from 'shared-kernel/server-state';
import { useYear } from 'shared-kernel/session';

/** The templates of the organisation, and how to read them again. */
export function useSavedTemplates(): readonly [
  Loaded<SavedTemplates, ServerFailure>,
  () => Promise<void>,
] {
  const store = useAtomValue(templateStoreAtom);
  const { organisationId } = useYear().scope;
  return useReading(ofOrganisation(organisationId, 'templates', () => store.read(organisationId)));
}
