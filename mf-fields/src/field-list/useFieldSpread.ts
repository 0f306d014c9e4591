import type { DataFailure } from 'shared-kernel/firestore';
import type { FieldListEntry } from 'shared-kernel/model';
import { ofYear, useReading, type Loaded } from 'shared-kernel/server-state';
import { useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { fieldStoreAtom } from './fieldStore';

/** A spread that is stored apart from its field's entry. */
export function useFieldSpread(
  spreadId: string,
): readonly [Loaded<FieldListEntry['spread'], DataFailure>, () => Promise<void>] {
  const store = useAtomValue(fieldStoreAtom);
  const { scope } = useYear();
  return useReading(
    ofYear(scope, 'field-spread', () => store.loadFieldSpread(scope, spreadId), spreadId),
  );
}
