/** Everything of the registry lies below this, in a folder or a bucket, and on the product's own origin. */
export const REMOTES = 'remotes';

/** The file of a release that is written last: where it is there, the release is whole. */
export const MANIFEST = 'mf-manifest.json';

export const ID = /^[a-z][a-z-]*$/;

/** As npm has them. */
export const VERSION = /^\d+\.\d+\.\d+(-[0-9A-Za-z]+([.-][0-9A-Za-z]+)*)?$/;

/** In the place of a version: what is built in the repository, as it is now. Only the local backend knows it. */
export const WORKSPACE = 'workspace';

const FILE = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

export const pointerOf = (id: string): string => `${REMOTES}/${id}/pointer.json`;

export const releaseOf = (id: string, version: string): string => `${REMOTES}/${id}/${version}`;

/** The address of a release's manifest on the product's origin. */
export const manifestAddress = (id: string, version: string): string =>
  `/${releaseOf(id, version)}/${MANIFEST}`;

/** The file of a release that a path of the product's origin names; null for every other path. */
export function fileOfPath(pathname: string): string | null {
  const [, root, id = '', version = '', ...file] = pathname.split('/');
  const names = file.join('/');
  const isFile = root === REMOTES && ID.test(id) && VERSION.test(version) && FILE.test(names);
  return isFile ? `${releaseOf(id, version)}/${names}` : null;
}
