import { useYear } from 'shared-kernel/session';
import { EmptyState, ErrorPanel, Flex, Stack, Text } from 'shared-kernel/ui';
import { useDeferredValue, useMemo } from 'react';
import { searchName } from '../search-store/searchName';
import { searchSentence } from '../search-words/searchSentence';
import { wordScope } from '../search-words/wordScope';
import { DeleteDialog } from './DeleteDialog';
import { FilterBox } from './FilterBox';
import { passesFilter } from './searchFilter';
import { SearchRow } from './SearchRow';
import { useDeletion } from './useDeletion';
import type { SearchDeeds } from './useSearchDeeds';
import { useSearchFilter } from './useSearchFilter';
import type { SearchList } from './useSearchList';
import { useYearParts } from './useYearParts';

/** Searches up to this many are seen at a glance and need no filter. */
const UNFILTERED = 5;

interface SearchListingProps {
  readonly list: SearchList;
  readonly deeds: SearchDeeds;
}

/** Total, filter and one row for each search. */
export const SearchListing = ({ list, deeds }: SearchListingProps) => {
  const { year } = useYear();
  const { fields, screens } = useYearParts();
  const deletion = useDeletion(deeds.remove);
  const [filter, setFilter] = useSearchFilter();
  const wanted = useDeferredValue(filter);

  const searches = useMemo(
    () => list.searches.filter(({ id }) => !deeds.deletedIds.has(id)),
    [list.searches, deeds.deletedIds],
  );
  const spoken = useMemo(() => {
    const scope = wordScope(year, fields ?? [], searches);
    return searches.map((search) => ({ search, sentence: searchSentence(search, scope) }));
  }, [year, fields, searches]);
  const shown = spoken.filter(({ search, sentence }) =>
    passesFilter(wanted, [searchName(search), sentence]),
  );

  return (
    <Stack gap="3">
      <Flex wrap="wrap" gap="3" justify="space-between" align="center" minH="10">
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          Total supporters: {totalWords(list.supportersTotal)}
        </Text>
        {searches.length > UNFILTERED && <FilterBox filter={filter} onChange={setFilter} />}
      </Flex>
      <Malformed ids={list.malformedIds} />
      {searches.length === 0 && list.malformedIds.length === 0 && <NoSearches />}
      {searches.length > 0 && shown.length === 0 && (
        <EmptyState title="No search fits the filter">
          No name and no condition holds “{wanted}”.
        </EmptyState>
      )}
      {shown.map(({ search, sentence }) => (
        <SearchRow
          key={search.id}
          search={search}
          sentence={sentence}
          searches={searches}
          screens={screens}
          supportersTotal={list.supportersTotal}
          progress={list.progress}
          busy={deeds.adding}
          onRecalculate={() => void deeds.recalculate(search.id)}
          onDuplicate={() => void deeds.duplicate(search, searches)}
          onDelete={() => void deletion.ask(search)}
        />
      ))}
      <DeleteDialog {...deletion} />
    </Stack>
  );
};

const totalWords = (total: number): string =>
  total < 0 ? 'Working...' : total.toLocaleString('en-GB');

const NoSearches = () => (
  <EmptyState title="No searches yet">
    A search finds supporters, for example everyone who came to an event this year. Begin with “Add
    new search”.
  </EmptyState>
);

const Malformed = ({ ids }: { ids: readonly string[] }) =>
  ids.length > 0 && (
    <ErrorPanel title={`${String(ids.length)} of the searches cannot be read`}>
      What is stored under {ids.join(', ')} is not a search.
    </ErrorPanel>
  );
