import { rowsInWindow, useGrowingList, useSelection } from 'shared-kernel/list-tools';
import { ImportRuns } from 'shared-kernel/running-import';
import { asId, isWorking, printCount, type SearchId } from 'shared-kernel/model';
import { UnreadableRows } from 'shared-kernel/saving';
import { Box, Flex, Stack, Text } from 'shared-kernel/ui';
import { useMemo } from 'react';
import { useScreenForSearch } from '../used-in/useScreenForSearch';
import { ListControls } from './ListControls';
import { ListDialogs } from './ListDialogs';
import { NoneFits, NoSearches } from './NoSearches';
import { SearchBulkBar } from './SearchBulkBar';
import { SearchRow } from './SearchRow';
import { useDeletion } from './useDeletion';
import { useListedSearches } from './useListedSearches';
import { useOverlapOf } from './useOverlapOf';
import { useSearchActions } from './useSearchActions';
import type { SearchListActions } from './useSearchListActions';
import type { SearchList } from './useSearchList';
import { useTagging } from './useTagging';
import type { YearParts } from './useYearParts';

/** Searches up to this many are seen at a glance and need no filter. */
const UNFILTERED = 5;
/** About what a row takes, for the place of rows that are not drawn yet: in narrow windows it is folded. CSS pixels. */
const rowHeight = (): number => (window.innerWidth < 768 ? 187 : window.innerWidth < 992 ? 97 : 69);

interface SearchListingProps {
  readonly list: SearchList;
  readonly parts: YearParts;
  readonly listActions: SearchListActions;
  readonly reload: () => Promise<void>;
}

/** Total, filter and one row for each search, and what can be done with those that are chosen. */
export const SearchListing = ({ list, parts, listActions, reload }: SearchListingProps) => {
  const { deletedIds } = listActions;
  const searches = useMemo(
    () => list.searches.filter(({ id }) => !deletedIds.has(id)),
    [list.searches, deletedIds],
  );
  const unreadable = list.unreadable.filter(({ id }) => !deletedIds.has(asId<SearchId>(id)));
  const { query, shown, sentenceOf, usesOf, tags } = useListedSearches(searches, parts);
  const selection = useSelection(shown.map(({ id }) => id));
  const chosen = shown.filter(({ id }) => selection.has(id));
  const deletion = useDeletion((ids) => listActions.remove(...ids));
  const tagging = useTagging(reload);
  const overlap = useOverlapOf();
  const screenFor = useScreenForSearch();
  const { drawn, restRef } = useGrowingList(shown.length, { first: rowsInWindow(rowHeight()) });

  const actions = useSearchActions({
    run: {
      delete: (search) => void deletion.ask([search]),
      duplicate: (search) => void listActions.duplicate(search, searches),
      overlap: ({ id }) => {
        overlap.open(id, null);
      },
      recalculate: ({ id }) => void listActions.recalculate(id),
      tags: (search) => {
        tagging.open([search]);
      },
      useInScreen: (search) => void screenFor.add(search, parts.screens ?? []),
    },
    choose: selection.toggle,
    showTag: query.setTag,
  });

  return (
    <Stack gap="3">
      <Flex wrap="wrap" gap="3" justify="space-between" align="center" minH="10">
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          Total supporters: {totalWords(list.supportersTotal)} <ImportRuns />
        </Text>
        <Text
          flex="1"
          role="status"
          color="fg.muted"
          textAlign="end"
          fontVariantNumeric="tabular-nums"
        >
          {query.narrowed && `${String(shown.length)} of ${String(searches.length)} searches`}
        </Text>
        {(searches.length > UNFILTERED || query.narrowed) && (
          <ListControls query={query} tags={tags} />
        )}
      </Flex>
      <UnreadableRows
        what="searches"
        rows={unreadable}
        onDelete={(id) => void deletion.ask([{ id: asId<SearchId>(id), name: id }])}
      />
      {searches.length === 0 && unreadable.length === 0 && (
        <NoSearches adding={listActions.adding} onAdd={() => void listActions.add()} />
      )}
      {searches.length > 0 && shown.length === 0 && <NoneFits onShowAll={query.clear} />}
      {shown.length > 0 && (
        <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" overflow="hidden">
          {shown.slice(0, drawn).map((search) => (
            <SearchRow
              key={search.id}
              search={search}
              sentence={sentenceOf(search)}
              uses={usesOf(search)}
              supportersTotal={list.supportersTotal}
              progress={isWorking(search) ? list.progress : null}
              chosen={selection.has(search.id)}
              busy={listActions.adding || screenFor.adding}
              actions={actions}
            />
          ))}
        </Box>
      )}
      {drawn < shown.length && (
        <Box ref={restRef} aria-hidden style={{ height: (shown.length - drawn) * rowHeight() }} />
      )}
      <SearchBulkBar
        selection={selection}
        listed={shown.length}
        onRecalculate={() => void listActions.recalculate(...selection.ids)}
        onTags={() => {
          tagging.open(chosen);
        }}
        onOverlap={() => {
          const [first, second = null] = selection.ids;
          if (first !== undefined) overlap.open(first, second);
        }}
        onDelete={() => void deletion.ask(chosen)}
      />
      <ListDialogs
        searches={searches}
        tags={tags}
        deletion={deletion}
        tagging={tagging}
        overlap={overlap}
      />
    </Stack>
  );
};

const totalWords = (total: number): string => (total < 0 ? 'Working...' : printCount(total));
