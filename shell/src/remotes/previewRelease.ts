import * as v from 'valibot';
import { routeOwners } from './routeOwners';
import type { PlacedRemote } from './remoteOverride';
import type { RemoteEntry } from './remotesFile';

const Path = v.pipe(v.string(), v.startsWith('/'));

/** What a manifest says of the pages of its remote. */
const Manifest = v.looseObject({
  supporterScreens: v.object({
    paths: v.array(Path),
    needs: v.picklist(['login', 'year']),
    nav: v.nullable(v.object({ label: v.string(), path: Path })),
  }),
});

const WANTED = /^([a-z][a-z-]*)@(\d+\.\d+\.\d+[\w.-]*)$/;

/**
 * `?preview=searches@0.3.0` shows superadmins a release that nobody has promoted. It comes from the product's own origin,
 * where only owners of remotes can put anything. A remote of which nothing is live yet can be seen so, too.
 */
export async function withPreviews(
  remotes: readonly PlacedRemote[],
  search: string,
): Promise<readonly PlacedRemote[]> {
  const wanted = new Map(
    new URLSearchParams(search).getAll('preview').flatMap((text) => {
      const [, id, version] = WANTED.exec(text) ?? [];
      return id === undefined || version === undefined ? [] : [[id, version] as const];
    }),
  );
  if (wanted.size === 0) return remotes;
  const known = remotes.map(({ id }) => id);
  const unknown = [...wanted.keys()].filter((id) => !known.includes(id)).map(nothingLive);
  return Promise.all(
    [...remotes, ...unknown].map(async (remote) => {
      const version = wanted.get(remote.id);
      if (version === undefined) return remote;
      const others = remotes.filter(({ id }) => id !== remote.id).flatMap(({ paths }) => paths);
      return { ...remote, preview: await previewOf(remote, version, others) };
    }),
  );
}

const nothingLive = (id: string): PlacedRemote => ({
  ...{ id, manifest: '', paths: [], needs: 'year', nav: null },
  refused: `Nothing of ${id} is live`,
});

async function previewOf(
  remote: RemoteEntry,
  version: string,
  others: readonly string[],
): Promise<RemoteEntry> {
  const { id, paths, needs, nav } = remote;
  const manifest = `/remotes/${id}/${version}/mf-manifest.json`;
  const entry = { id, manifest, version, paths, needs, nav };
  try {
    const response = await fetch(manifest);
    const { supporterScreens: pages } = v.parse(Manifest, await response.json());
    const owners = routeOwners('others', others);
    const own = pages.paths.filter((path) => owners.of(path) === null);
    const isOwn = pages.nav !== null && routeOwners(id, own).of(pages.nav.path) !== null;
    return { ...entry, needs: pages.needs, paths: own, nav: isOwn ? pages.nav : null };
  } catch {
    return entry; // its pages will say what is wrong with it
  }
}

/** The remote as this person gets it: teammates alone see what has not been promoted. */
export const remoteFor = (remote: PlacedRemote, isSuperadmin: boolean): PlacedRemote =>
  isSuperadmin && remote.preview !== undefined
    ? { ...remote.preview, preview: remote.preview }
    : remote;

/** The routes of all that may be shown of a remote. */
export const pathsOf = ({ paths, preview }: PlacedRemote): readonly string[] => [
  ...new Set([...paths, ...(preview?.paths ?? [])]),
];
