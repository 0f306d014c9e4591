import { failureSentence } from 'shared-kernel/firestore';
import {
  Button,
  EmptyState,
  ErrorPanel,
  Page,
  Plus,
  Skeleton,
  Stack,
  Text,
} from 'shared-kernel/ui';
import { SearchRow } from './SearchRow';
import { useSearchDeeds, type SearchDeeds } from './useSearchDeeds';
import { useSearchList, type SearchList } from './useSearchList';

/** `/searches`: who is found by which search (spec §2). */
export const SearchesPage = () => {
  const [list, reload] = useSearchList();
  const deeds = useSearchDeeds(reload);
  return (
    <Page
      title="Searches"
      help="Select supporters by what they did and what you know about them. Screens are built from searches."
      action={
        <Button loading={deeds.adding} loadingText="Adding" onClick={() => void deeds.add()}>
          <Plus size={16} aria-hidden />
          Add new search
        </Button>
      }
    >
      {list.status === 'loading' && <Waiting />}
      {list.status === 'failed' && (
        <ErrorPanel title="The searches could not be loaded" onRetry={() => void reload()}>
          {failureSentence(list.error)} Your searches are safe.
        </ErrorPanel>
      )}
      {list.status === 'ready' && <Searches list={list.value} deeds={deeds} />}
    </Page>
  );
};

const Searches = ({ list, deeds }: { list: SearchList; deeds: SearchDeeds }) => {
  const searches = list.searches.filter(({ id }) => !deeds.deletedIds.has(id));
  return (
    <Stack gap="3">
      <Text color="fg.muted" fontVariantNumeric="tabular-nums">
        Total supporters:{' '}
        {list.supportersTotal < 0 ? 'Working...' : list.supportersTotal.toLocaleString('en-GB')}
      </Text>
      {list.malformedIds.length > 0 && (
        <ErrorPanel title={`${String(list.malformedIds.length)} of the searches cannot be read`}>
          What is stored under {list.malformedIds.join(', ')} is not a search.
        </ErrorPanel>
      )}
      {searches.length === 0 && list.malformedIds.length === 0 && (
        <EmptyState title="No searches yet">
          A search finds supporters, for example everyone who came to an event this year. Begin with
          “Add new search”.
        </EmptyState>
      )}
      {searches.map((search) => (
        <SearchRow
          key={search.id}
          search={search}
          supportersTotal={list.supportersTotal}
          progress={list.progress}
          onRecalculate={() => void deeds.recalculate(search.id)}
          onDelete={() => void deeds.remove(search.id)}
        />
      ))}
    </Stack>
  );
};

const Waiting = () => (
  <Stack gap="3" aria-busy aria-label="Loading searches" role="status">
    <Skeleton h="5" w="12rem" />
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} h="6.5rem" borderRadius="l3" />
    ))}
  </Stack>
);
