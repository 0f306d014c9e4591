import { Link, links, useParams } from 'shared-kernel/contract';
import { failureSentence, type DataFailure } from 'shared-kernel/firestore';
import { asId, type SearchId } from 'shared-kernel/model';
import { Button, EmptyState, ErrorPanel, Grid, Page, Skeleton, Stack } from 'shared-kernel/ui';
import { SearchEditor } from './SearchEditor';
import { useSearchParts } from './useSearchParts';

/** `/searches/:id`. */
export const SearchPage = () => {
  const id = asId<SearchId>(useParams()['id'] ?? '');
  return (
    <Page
      title="Edit search"
      help="Supporters are found by conditions on what they did, what you know about them, or other searches."
    >
      <Search key={id} id={id} />
    </Page>
  );
};

const Search = ({ id }: { id: SearchId }) => {
  const [parts, reload] = useSearchParts(id);
  if (parts.status === 'loading') return <Waiting />;
  if (parts.status === 'failed') {
    return <Failure failure={parts.error} onRetry={() => void reload()} />;
  }
  return <SearchEditor {...parts.value} />;
};

const Failure = ({ failure, onRetry }: { failure: DataFailure; onRetry: () => void }) =>
  failure.code === 'data/not-found' ? (
    <EmptyState
      title="This search does not exist"
      action={
        <Button asChild variant="outline">
          <Link to={links.searches()}>Back</Link>
        </Button>
      }
    >
      It may have been deleted, or it belongs to another year.
    </EmptyState>
  ) : (
    <ErrorPanel title="The search could not be loaded" onRetry={onRetry}>
      {failureSentence(failure)} Nothing has been changed.
    </ErrorPanel>
  );

const Waiting = () => (
  <Grid
    gap="6"
    templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
    aria-busy
    aria-label="Loading the search"
    role="status"
  >
    <Stack gap="4">
      <Skeleton h="9.5rem" borderRadius="l3" />
      <Skeleton h="16rem" borderRadius="l3" />
    </Stack>
    <Stack gap="4">
      <Skeleton h="12rem" borderRadius="l3" />
      <Skeleton h="6rem" borderRadius="l3" />
    </Stack>
  </Grid>
);
