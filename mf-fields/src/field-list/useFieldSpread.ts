import type { DataFailure } from 'shared-kernel/firestore';
import type { FieldListEntry } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { useLoaded, type Loaded } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { fieldStoreAtom } from './fieldStore';

/** A spread that is stored apart from its field's entry. */
export function useFieldSpread(
  spreadId: string,
): readonly [Loaded<FieldListEntry['spread'], DataFailure>, () => Promise<void>] {
  const store = useAtomValue(fieldStoreAtom);
  const { organisationId, yearId } = useYear().scope;
  return useLoaded(
    useCallback(
      () => store.loadFieldSpread({ organisationId, yearId }, spreadId),
      [store, organisationId, yearId, spreadId],
    ),
  );
}
