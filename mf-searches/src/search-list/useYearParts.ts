import type { FieldListEntry, Screen } from 'shared-kernel/model';
import { fieldsOf, screensOf, useReading } from 'shared-kernel/server-state';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { searchStoreAtom } from '../search-store/searchStore';

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
  const [fields] = useReading(fieldsOf(store, scope));
  const [screens] = useReading(screensOf(store, scope));
  return useMemo(
    () =>
      fields.status === 'loading' || screens.status === 'loading'
        ? null
        : {
            fields: fields.status === 'ready' ? fields.value.items : [],
            screens: screens.status === 'ready' ? screens.value.items : null,
          },
    [fields, screens],
  );
}
