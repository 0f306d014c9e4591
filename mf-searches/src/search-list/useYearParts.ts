import { succeeded, type FieldListEntry, type Result, type Screen } from 'shared-kernel/model';
import { useLoaded } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { searchStoreAtom } from '../search-store/searchStore';
import { useScope } from 'shared-kernel/session';

/** What rows say beside their counts: the list is shown without waiting for it. */
export interface YearParts {
  /** Null until they are known; none where they cannot be read. */
  readonly fields: readonly FieldListEntry[] | null;
  /** Null until they are known, and where they cannot be read. */
  readonly screens: readonly Screen[] | null;
}

const NOTHING: YearParts = { fields: null, screens: null };

/** The year's fields and screens, read once. */
export function useYearParts(): YearParts {
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
  return parts.status === 'ready' ? parts.value : NOTHING;
}
