import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { folderStore, isReleased, publishRelease } from 'registry';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIST = path.join(ROOT, 'mf-searches/dist');

/** What the page of searches says below its title, and what it says in a release. */
const HELP = 'Select supporters by what they did';
export const helpOf = (version: string): string =>
  `Release ${version} finds supporters by what they did`;

/** Releases what is built of mf-searches as another version, with a change that can be seen. */
export async function releaseSearches(dataDirectory: string, version: string): Promise<void> {
  const files = readdirSync(DIST).filter(isReleased);
  const built = new Map(
    files.map((name) => [
      name,
      Buffer.from(ofVersion(readFileSync(path.join(DIST, name), 'utf8'), version)),
    ]),
  );
  const published = await publishRelease(folderStore(dataDirectory), built);
  if (!published.ok) throw new Error(published.error);
}

/** A build says its version in its stamp, and in the name by which its chunks find each other. */
const ofVersion = (text: string, version: string): string =>
  text
    .replaceAll(HELP, helpOf(version))
    .replaceAll('remote_searches_0_1_0', `remote_searches_${version.replaceAll('.', '_')}`)
    .replace(/("version": )"0\.1\.0"(,\s*"owner")/, `$1"${version}"$2`);

/** Runs `npm run VERB -- mf-searches …` on a data folder; gives what it says. */
export async function verb(
  dataDirectory: string,
  name: 'promote' | 'rollback',
  ...args: readonly string[]
): Promise<string> {
  const program = ['build-preset/node/runFromSources.mjs', `scripts/${name}.ts`];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...program, 'mf-searches', ...args],
    { cwd: ROOT, env: { ...process.env, DATA_DIR: dataDirectory } },
  );
  return stdout.trim();
}
