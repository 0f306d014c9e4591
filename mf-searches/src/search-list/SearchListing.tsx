import { asId, isWorking, nameOf, type SearchId } from 'shared-kernel/model';
import { UnreadableRows } from 'shared-kernel/saving';
import { useYear } from 'shared-kernel/session';
import { Box, EmptyState, Flex, Stack, Text } from 'shared-kernel/ui';
import { useDeferredValue, useMemo } from 'react';
import { searchSentence, wordScope } from 'evaluation';
import { usesOfSearch } from '../used-in/usesOfSearch';
import { DeleteDialog } from './DeleteDialog';
import { FilterBox } from './FilterBox';
import { passesFilter } from './searchFilter';
import { SearchRow } from './SearchRow';
import { useDeletion } from './useDeletion';
import type { SearchListActions } from './useSearchListActions';
import { useGrowingList } from './useGrowingList';
import { useSearchActions } from './useSearchActions';
import { useSearchFilter } from './useSearchFilter';
import type { SearchList } from './useSearchList';
import type { YearParts } from './useYearParts';

/** Searches up to this many are seen at a glance and need no filter. */
const UNFILTERED = 5;
/** About what a row takes, for the place of rows that are not drawn yet. */
const ROW_REM = 9.5;

interface SearchListingProps {
  readonly list: SearchList;
  readonly parts: YearParts;
  readonly listActions: SearchListActions;
}

/** Total, filter and one row for each search. */
export const SearchListing = ({ list, parts, listActions }: SearchListingProps) => {
  const { year } = useYear();
  const { fields, screens } = parts;
  const deletion = useDeletion(listActions.remove);
  const [filter, setFilter] = useSearchFilter();
  const wanted = useDeferredValue(filter);

  const searches = useMemo(
    () => list.searches.filter(({ id }) => !listActions.deletedIds.has(id)),
    [list.searches, listActions.deletedIds],
  );
  const unreadable = list.unreadable.filter(
    ({ id }) => !listActions.deletedIds.has(asId<SearchId>(id)),
  );
  const spoken = useMemo(() => {
    const scope = wordScope(year, fields, searches);
    return searches.map((search) => ({ search, sentence: searchSentence(search, scope) }));
  }, [year, fields, searches]);
  const shown = spoken.filter(({ search, sentence }) =>
    passesFilter(wanted, [nameOf(search), sentence]),
  );

  const { drawn, restRef } = useGrowingList(shown.length);
  const actions = useSearchActions({
    recalculate: ({ id }) => void listActions.recalculate(id),
    duplicate: (search) => void listActions.duplicate(search, searches),
    askDelete: (search) => void deletion.ask(search),
  });

  return (
    <Stack gap="3">
      <Flex wrap="wrap" gap="3" justify="space-between" align="center" minH="10">
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          Total supporters: {totalWords(list.supportersTotal)}
        </Text>
        <Text
          flex="1"
          role="status"
          color="fg.muted"
          textAlign="end"
          fontVariantNumeric="tabular-nums"
        >
          {wanted !== '' && `${String(shown.length)} of ${String(searches.length)} searches`}
        </Text>
        {searches.length > UNFILTERED && <FilterBox filter={filter} onChange={setFilter} />}
      </Flex>
      <UnreadableRows
        what="searches"
        rows={unreadable}
        onDelete={(id) => void deletion.ask({ id: asId<SearchId>(id), name: id })}
      />
      {searches.length === 0 && unreadable.length === 0 && <NoSearches />}
      {searches.length > 0 && shown.length === 0 && (
        <EmptyState title="No search fits the filter">
          No name and no condition holds “{wanted}”.
        </EmptyState>
      )}
      {shown.slice(0, drawn).map(({ search, sentence }) => (
        <SearchRow
          key={search.id}
          search={search}
          sentence={sentence}
          uses={screens === null ? null : usesOfSearch(search.id, searches, screens)}
          supportersTotal={list.supportersTotal}
          progress={isWorking(search) ? list.progress : null}
          busy={listActions.adding}
          actions={actions}
        />
      ))}
      {drawn < shown.length && (
        <Box
          ref={restRef}
          aria-hidden
          style={{ height: `${String((shown.length - drawn) * ROW_REM)}rem` }}
        />
      )}
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
