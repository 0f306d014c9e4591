import { failureSentence } from 'shared-kernel/firestore';
import { usePageActions } from 'shared-kernel/page-actions';
import { ForEditors, useMayEdit } from 'shared-kernel/roles';
import { Button, ErrorPanel, Flex, Page, Plus, Skeleton, Stack } from 'shared-kernel/ui';
import { BinButton } from 'shared-kernel/versions';
import { SearchListing } from './SearchListing';
import { useSearchListActions } from './useSearchListActions';
import { useSearchList } from './useSearchList';
import { useYearParts } from './useYearParts';

/** `/searches`: who is found by which search (spec §2). */
export const SearchesPage = () => {
  const [list, reload] = useSearchList();
  const parts = useYearParts();
  const listActions = useSearchListActions(reload);
  const mayEdit = useMayEdit();
  const searches = list.status === 'ready' ? list.value.searches : [];
  usePageActions([
    {
      id: 'add-search',
      label: 'Add new search',
      keys: [],
      isAvailable: () => mayEdit && !listActions.adding,
      run: () => void listActions.add(),
    },
    {
      id: 'recalculate-searches',
      label: 'Recalculate all searches',
      keys: [],
      isAvailable: () => mayEdit && searches.length > 0,
      run: () => void listActions.recalculate(...searches.map(({ id }) => id)),
    },
  ]);
  return (
    <Page
      title="Searches"
      help="Select supporters by what they did and what you know about them. Screens are built from searches."
      action={
        <Flex wrap="wrap" gap="3">
          <BinButton kind="search" onRestored={() => void reload()} />
          <ForEditors>
            <Button
              loading={listActions.adding}
              loadingText="Adding"
              onClick={() => void listActions.add()}
            >
              <Plus size={16} aria-hidden />
              Add new search
            </Button>
          </ForEditors>
        </Flex>
      }
    >
      {(list.status === 'loading' || (list.status === 'ready' && parts === null)) && <Waiting />}
      {list.status === 'failed' && (
        <ErrorPanel title="The searches could not be loaded" onRetry={() => void reload()}>
          {failureSentence(list.error)} Your searches are safe.
        </ErrorPanel>
      )}
      {list.status === 'ready' && parts !== null && (
        <SearchListing list={list.value} parts={parts} listActions={listActions} reload={reload} />
      )}
    </Page>
  );
};

const Waiting = () => (
  <Stack gap="3" aria-busy aria-label="Loading searches" role="status">
    <Skeleton h="10" w="12rem" />
    <Skeleton h="21rem" borderRadius="l3" />
  </Stack>
);
