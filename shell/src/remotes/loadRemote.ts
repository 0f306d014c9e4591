import { preload } from 'react-dom';
import type { Remote } from 'shared-kernel/contract';
import { failed, succeeded, type Result } from 'shared-kernel/model';
import * as v from 'valibot';
import type { RemoteFailure } from './remoteFailure';
import { fetchManifest } from './remoteManifest';
import type { RemoteEntry } from './remotesFile';

/** After this long a server that accepted the connection and says nothing counts as unreachable. */
export const REMOTE_TIMEOUT_MS = 10_000;

const Record = v.object({
  id: v.string(),
  routes: v.array(
    v.object({
      path: v.string(),
      component: v.custom<Remote['routes'][number]['component']>(
        (component) => typeof component === 'function' && mayHaveLoad(component),
      ),
    }),
  ),
});

function mayHaveLoad(component: object): boolean {
  const load = 'load' in component ? component.load : undefined;
  return load === undefined || typeof load === 'function';
}

/** Federation's runtime and what remotes share, of which the shell's own pages need nothing. */
export const loadFederation = () => import(/* webpackChunkName: "federation" */ './federation');

export interface LoadedRemote extends Remote {
  /** Those of its pages that come in files of their own, to which people are likely to go. */
  readonly pagesInFiles: readonly string[];
}

/**
 * Reads a remote's manifest, loads its module where its contract is one that the shell knows, reads its record, and loads
 * its page of the path, as the record names it. Each `attempt` (0, 1, …) goes by a name and an address of its own: the
 * runtime keeps what it has begun to load, be it damaged or never answered.
 */
export async function loadRemote(
  entry: RemoteEntry,
  path: string,
  attempt = 0,
  timeoutMs: number = REMOTE_TIMEOUT_MS,
): Promise<Result<LoadedRemote, RemoteFailure>> {
  if (entry.refused !== undefined)
    return failed({ code: 'remote/malformed', cause: entry.refused });
  if (!URL.canParse(entry.manifest, location.origin))
    return failed({ code: 'remote/unavailable', cause: `${entry.manifest} is no address` });
  const address = new URL(entry.manifest, location.origin);
  if (attempt > 0) address.searchParams.set('attempt', String(attempt));
  const outcome = await withTimeout(load(entry, path, address, attempt), timeoutMs);
  return outcome === 'timeout' ? failed({ code: 'remote/timeout' }) : outcome;
}

async function load(
  entry: RemoteEntry,
  path: string,
  address: URL,
  attempt: number,
): Promise<Result<LoadedRemote, RemoteFailure>> {
  const federation = loadFederation();
  federation.catch(() => undefined);
  const manifest = await fetchManifest(address, entry);
  if (!manifest.ok) return manifest;
  // The runtime asks for them once the entry has come and has run. Elsewhere, a dev server's are asked for in another mode.
  if (attempt === 0 && address.origin === location.origin)
    for (const script of manifest.value.scriptsOf(path))
      preload(new URL(script, address).pathname, { as: 'script' });
  try {
    const { loadExposed } = await federation;
    const exposed = await loadExposed({
      name: attempt === 0 ? `remote_${entry.id}` : `remote_${entry.id}_${String(attempt)}`,
      address: address.href,
      manifest: manifest.value.text,
    });
    const record = readRecord(entry.id, exposed?.default);
    if (!record.ok) return record;
    await loadPage(record.value, path);
    return succeeded({ ...record.value, pagesInFiles: manifest.value.pagesInFiles });
  } catch (cause) {
    return failed({ code: 'remote/unavailable', cause });
  }
}

/** The code of a remote's page, where that comes in files of its own; what fails is told, and mended, by the page. */
export async function loadPage({ routes }: Remote, path: string): Promise<void> {
  await routes.find((route) => route.path === path)?.component.load?.();
}

/** The code of its likely pages, so that it is there when somebody goes to them. */
export function loadLikelyPages(remote: LoadedRemote): void {
  for (const path of remote.pagesInFiles) loadPage(remote, path).catch(() => undefined);
}

/** The record a remote exposes, checked: its code was built elsewhere and at another time. */
export function readRecord(id: string, record: unknown): Result<Remote, RemoteFailure> {
  const parsed = v.safeParse(Record, record);
  return parsed.success && parsed.output.id === id
    ? succeeded(parsed.output)
    : failed({ code: 'remote/malformed', cause: parsed.issues });
}

async function withTimeout<T>(promise: Promise<T>, timeoutMs: number): Promise<T | 'timeout'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => {
      resolve('timeout');
    }, timeoutMs);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
