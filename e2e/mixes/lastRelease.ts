import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const PACKED = path.join(import.meta.dirname, 'last-release.tar.gz');

/** The release before, as it was built: `shell`, `remotes/{id}`, and `firebase.json`, whose policy names what stands in its page. */
export interface LastRelease {
  readonly shell: string;
  readonly hostingConfig: string;
  /** The folders of its remotes, by their ids. */
  readonly remotes: ReadonlyMap<string, string>;
  remove(): Promise<void>;
}

/** Unpacks what `npm run pack-last-release` has packed. */
export async function unpackLastRelease(): Promise<LastRelease> {
  const folder = await mkdtemp(path.join(tmpdir(), 'last-release-'));
  await promisify(execFile)('tar', ['-xzf', PACKED, '-C', folder]);
  const ids = await readdir(path.join(folder, 'remotes'));
  return {
    shell: path.join(folder, 'shell'),
    hostingConfig: path.join(folder, 'firebase.json'),
    remotes: new Map(ids.map((id) => [id, path.join(folder, 'remotes', id)])),
    remove: () => rm(folder, { recursive: true }),
  };
}
