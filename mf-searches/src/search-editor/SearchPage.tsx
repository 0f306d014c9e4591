import { links, useParams } from 'shared-kernel/contract';
import { asId, nameOf, type SearchId } from 'shared-kernel/model';
import { LoadingFailure } from 'shared-kernel/saving';
import { Grid, Page, Skeleton, Stack } from 'shared-kernel/ui';
import { SearchEditor } from './SearchEditor';
import { useSearchParts } from './useSearchParts';

/** `/searches/:id`. */
export const SearchPage = () => {
  const id = asId<SearchId>(useParams()['id'] ?? '');
  const loaded = useSearchParts(id);
  const [parts] = loaded;
  return (
    <Page
      title="Edit search"
      {...(parts.status === 'ready' && { about: nameOf(parts.value.search) })}
      help="Supporters are found by conditions on what they did, what you know about them, or other searches."
      fills
    >
      <Search key={id} loaded={loaded} />
    </Page>
  );
};

const Search = ({ loaded }: { readonly loaded: ReturnType<typeof useSearchParts> }) => {
  const [parts, reload] = loaded;
  if (parts.status === 'loading') return <Waiting />;
  if (parts.status === 'failed') {
    return (
      <LoadingFailure
        what="search"
        failure={parts.error}
        backTo={links.searches()}
        onRetry={() => void reload()}
      />
    );
  }
  return <SearchEditor {...parts.value} />;
};

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
