import { useEffect } from 'react';
import { atFirstUse } from 'shared-kernel/late-parts';
import { useAuth } from 'shared-kernel/session';
import { Box, Center, Page, PageTitle, Spinner } from 'shared-kernel/ui';
import { causeWords } from '../faults/causeWords';
import { useRemoteInView } from '../faults/remoteInView';
import { tellFault } from '../faults/tellFault';
import { NotFoundPage } from '../pages/NotFoundPage';
import { loadLikelyPages } from './loadRemote';
import { remoteFor } from './previewRelease';
import { RemoteBoundary } from './RemoteBoundary';
import { RemotePanel } from './RemotePanel';
import type { PlacedRemote } from './remoteOverride';
import type { RemoteEntry } from './remotesFile';
import { useRemote } from './useRemote';

interface RemotePageProps {
  readonly entry: PlacedRemote;
  readonly path: string;
}

/** One route of a remote. Whatever goes wrong with it costs this panel; the frame goes on. */
export const RemotePage = ({ entry, path }: RemotePageProps) => {
  const auth = useAuth();
  const remote = remoteFor(entry, auth.status === 'loggedIn' && auth.roles.superadmin);
  if (!remote.paths.includes(path)) return <NotFoundPage />;
  return <ReleasePage entry={remote} path={path} />;
};

const ReleasePage = ({ entry, path }: { readonly entry: RemoteEntry; readonly path: string }) => {
  const [state, remedies] = useRemote(entry, path);
  const remote = state.status === 'ready' ? state.remote : null;
  const route = remote?.routes.find((one) => one.path === path);
  useRemoteInView(entry.id);
  // Whoever only points at a link to the area may never come.
  useEffect(() => {
    if (remote !== null)
      atFirstUse(() => {
        loadLikelyPages(remote);
      });
  }, [remote]);
  useEffect(() => {
    const failure = state.status === 'failed' ? state.failure : MALFORMED;
    if (state.status === 'loading' || route !== undefined || !navigator.onLine) return;
    const { message, stack } = causeWords(failure.cause ?? 'nothing more is known');
    tellFault(entry.id, 'load', { message: `${failure.code}: ${message}`, stack });
  }, [state, route, entry.id]);

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
        <RemotePanel code={state.failure.code} remedies={remedies} />
      </Page>
    );
  }
  if (route === undefined) {
    return (
      <Page title={titleOf(entry)}>
        <RemotePanel code="remote/malformed" remedies={remedies} />
      </Page>
    );
  }
  const Component = route.component;
  return (
    <RemoteBoundary id={entry.id} title={titleOf(entry)} takeLastGood={remedies.takeLastGood}>
      {/* Its own styles are bound to this element (build-preset), which has no box. */}
      <Box data-remote={entry.id} display="contents">
        <Component />
      </Box>
    </RemoteBoundary>
  );
};

const MALFORMED = {
  code: 'remote/malformed',
  cause: 'its record has no page for this address',
} as const;

const titleOf = (entry: RemoteEntry): string => entry.nav?.label ?? 'Page';
