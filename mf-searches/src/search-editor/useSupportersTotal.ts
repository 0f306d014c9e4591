import { useReading, yearOf } from 'shared-kernel/server-state';
import { useScope, useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { searchStoreAtom } from '../search-store/searchStore';

/** Supporters of the year as the database has it: the session may know the number of before an import. */
export function useSupportersTotal(): number {
  const store = useAtomValue(searchStoreAtom);
  const known = useYear().year.supportersTotal;
  const [year] = useReading(yearOf(store, useScope()), {
    poll: ({ supportersTotal }) => supportersTotal < 0,
  });
  return year.status === 'ready' ? year.value.supportersTotal : known;
}
