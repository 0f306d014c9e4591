import type { ComponentType } from 'react';

/**
 * What host and remotes rely on of each other: the record below, the kernel's shared rooms, and how both find one another.
 * Raised together with `contract` in package.json, which each build of a remote is stamped with, when remotes that were
 * built before may no longer run. The shell goes on with those of the contract before (D214).
 */
export const CONTRACT_VERSION = 2;

/** One page of a remote. `path` is absolute and uses react-router's pattern syntax. */
export interface RemoteRoute {
  readonly path: string;
  readonly component: RemotePage;
}

/**
 * `load` brings the code of a page that has files of its own, and is called at the latest when the page is first shown. The
 * shell counts what `load` rejects with as a remote that could not be loaded.
 */
export type RemotePage = ComponentType & { readonly load?: () => Promise<unknown> };

/**
 * What a remote exposes as `./remote` (its `src/remote.tsx`, default export): one record, read by the shell when a path
 * of it is first visited. `routes` paths are those that its package.json lists.
 */
export interface Remote {
  readonly id: string;
  readonly routes: readonly RemoteRoute[];
}

/** Builds the record of a remote. */
export const defineRemote = (remote: Remote): Remote => remote;
