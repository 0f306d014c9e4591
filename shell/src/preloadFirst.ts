import { matchPath, matchRoutes } from 'react-router-dom';
import { links } from 'shared-kernel/contract';
import { preloadPage } from './pages/lazyPages';
import { isSignInKept } from './people/isSignInKept';
import { loadFederation } from './remotes/loadRemote';
import type { PlacedRemote } from './remotes/remoteOverride';
import { OWN_PATHS } from './remotes/remotesFile';
import { preloadRemote } from './remotes/useRemote';
import { SHARED } from './sharedModules';

/** Begins to load the shell's page that was asked for, beside everything else that the start waits for. */
export function preloadFirstPage(path: string): void {
  // Whoever is logged out is shown another Home.
  if (path !== links.home() || isSignInKept()) preloadPage(path);
  // Where remotes are becomes known only now; what all of them need does not depend on it.
  const isOwn = OWN_PATHS.some((own) => matchPath(own, path) !== null);
  if (!isOwn && isSignInKept()) void loadFederation().catch(() => undefined);
}

/**
 * The same of a remote's page, which is shown once it is known who is signed in, and in which organisation, with the shared
 * modules that all areas ask for and the shell's own pages do not.
 */
export function preloadFirstRemote(remotes: readonly PlacedRemote[], path: string): void {
  const pages = remotes.flatMap((remote) => remote.paths.map((page) => ({ path: page, remote })));
  const first = matchRoutes(pages, path)?.at(-1)?.route;
  if (first === undefined || !isSignInKept()) return;
  for (const load of [SHARED.dialogs, SHARED.inputs, SHARED.server])
    void load().catch(() => undefined);
  // Whether it is the release to be previewed depends on who asks.
  if (first.remote.preview === undefined) void preloadRemote(first.remote, first.path);
}
