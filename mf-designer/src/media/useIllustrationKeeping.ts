import { useAtomValue } from 'jotai';
import { mediaAddress, succeeded, type Result } from 'shared-kernel/model';
import { mediaStoreAtom } from 'shared-kernel/picture-library';
import { useYear } from 'shared-kernel/session';
import { useCallback } from 'react';

import { keepIllustration, type DrawnIllustration } from './illustrations/keepIllustration';

/** Brings a drawing of the product's into the library; its address, or why it could not be. */
export function useIllustrationKeeping(): (
  drawn: DrawnIllustration,
) => Promise<Result<string, string>> {
  const store = useAtomValue(mediaStoreAtom);
  const { organisationId } = useYear().scope;
  return useCallback(
    async (drawn) => {
      const kept = await keepIllustration(store, organisationId, drawn);
      return kept.ok ? succeeded(mediaAddress(kept.value.picture)) : kept;
    },
    [store, organisationId],
  );
}
