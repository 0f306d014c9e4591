import { Center, Page, PageTitle, Spinner } from 'shared-kernel/ui';
import { RemoteBoundary } from './RemoteBoundary';
import { RemotePanel } from './RemotePanel';
import type { RemoteEntry } from './remotesFile';
import { useRemote } from './useRemote';

interface RemotePageProps {
  readonly entry: RemoteEntry;
  readonly path: string;
}

/** One route of a remote. Whatever goes wrong with it costs this panel; the frame goes on. */
export const RemotePage = ({ entry, path }: RemotePageProps) => {
  const [state, retry] = useRemote(entry);

  if (state.status === 'loading') {
    return (
      <Center minH="50vh">
        <PageTitle>{entry.nav?.label ?? 'Loading'}</PageTitle>
        <Spinner color="accent.solid" aria-label="Loading" />
      </Center>
    );
  }
  if (state.status === 'failed') {
    return (
      <Page title={titleOf(entry)}>
        <RemotePanel code={state.failure.code} onRetry={retry} />
      </Page>
    );
  }
  const route = state.remote.routes.find((candidate) => candidate.path === path);
  if (route === undefined) {
    return (
      <Page title={titleOf(entry)}>
        <RemotePanel code="remote/malformed" onRetry={retry} />
      </Page>
    );
  }
  const Component = route.component;
  return (
    <RemoteBoundary title={titleOf(entry)}>
      <Component />
    </RemoteBoundary>
  );
};

const titleOf = (entry: RemoteEntry): string => entry.nav?.label ?? 'Page';
