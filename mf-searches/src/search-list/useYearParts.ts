import { succeeded, type FieldListEntry, type Result, type Screen } from 'shared-kernel/model';
import { useLoaded } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { searchStoreAtom } from '../search-store/searchStore';
import { useScope } from 'shared-kernel/session';

/** What rows say beside their counts. The list waits for it, asked at the same time: rows would change their height. */
export interface YearParts {
  /** None where they cannot be read. */
  readonly fields: readonly FieldListEntry[];
  /** Null where they cannot be read. */
  readonly screens: readonly Screen[] | null;
}

/** The year's fields and screens, read once; null until then. */
export function useYearParts(): YearParts | null {
  const store = useAtomValue(searchStoreAtom);
  const scope = useScope();
  const load = useCallback(async (): Promise<Result<YearParts, never>> => {
    const [fields, screens] = await Promise.all([
      store.loadFieldList(scope),
      store.loadScreens(scope),
    ]);
    return succeeded({
      fields: fields.ok ? fields.value.items : [],
      screens: screens.ok ? screens.value.items : null,
    });
  }, [store, scope]);
  const [parts] = useLoaded(load);
  return parts.status === 'ready' ? parts.value : null;
}
