import { succeeded, type FieldListEntry, type Result, type Screen } from 'shared-kernel/model';
import { useLoaded } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { searchStoreAtom } from '../search-store/searchStore';
import { useScope } from 'shared-kernel/session';

/** What rows say beside their counts: the list is shown without waiting for it. Null until it is known. */
export interface YearParts {
  readonly fields: readonly FieldListEntry[] | null;
  readonly screens: readonly Screen[] | null;
}

const NOTHING: YearParts = { fields: null, screens: null };

/** The year's fields and screens, read once; a part that cannot be read stays unknown. */
export function useYearParts(): YearParts {
  const store = useAtomValue(searchStoreAtom);
  const scope = useScope();
  const load = useCallback(async (): Promise<Result<YearParts, never>> => {
    const [fields, screens] = await Promise.all([
      store.loadFieldList(scope),
      store.loadScreens(scope),
    ]);
    return succeeded({
      fields: fields.ok ? fields.value.items : null,
      screens: screens.ok ? screens.value.items : null,
    });
  }, [store, scope]);
  const [parts] = useLoaded(load);
  return parts.status === 'ready' ? parts.value : NOTHING;
}
