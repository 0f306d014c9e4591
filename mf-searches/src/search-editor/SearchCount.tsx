import type { DataFailure } from 'shared-kernel/firestore';
import { isWorking, succeeded, type Result, type Search, type SearchId } from 'shared-kernel/model';
import {
  Flex,
  Panel,
  Skeleton,
  SupportersMatched,
  Text,
  useLoaded,
  usePolling,
} from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { searchStoreAtom } from '../search-store/searchStore';
import { useScope } from '../search-store/useScope';

interface Count {
  readonly search: Search;
  readonly supportersTotal: number;
}

/** Whom the saved search matches. Looks again every 2 s while that is being worked out (D17). */
export const SearchCount = ({ id }: { id: SearchId }) => {
  const store = useAtomValue(searchStoreAtom);
  const scope = useScope();
  const load = useCallback(async (): Promise<Result<Count, DataFailure>> => {
    const [search, year] = await Promise.all([store.loadSearch(scope, id), store.loadYear(scope)]);
    if (!search.ok) return search;
    if (!year.ok) return year;
    return succeeded({ search: search.value, supportersTotal: year.value.supportersTotal });
  }, [store, scope, id]);
  const [count, reload] = useLoaded(load);
  usePolling(count.status === 'ready' && isWorking(count.value.search), reload);

  return (
    <Panel>
      <Flex justify="space-between" align="center" gap="4" minH="9">
        <Text fontWeight="medium">Supporters matched</Text>
        {count.status === 'loading' && <Skeleton h="6" w="9rem" />}
        {count.status === 'failed' && <Text color="fg.muted">Not known right now</Text>}
        {count.status === 'ready' && (
          <SupportersMatched result={count.value.search} total={count.value.supportersTotal} />
        )}
      </Flex>
    </Panel>
  );
};
