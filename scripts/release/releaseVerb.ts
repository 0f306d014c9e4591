import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { decodeManifest, MANIFEST, publishRelease } from 'registry';
import { failed, succeeded, type Result } from 'shared-kernel/model';
import { releasedFiles } from './releasedFiles';
import { type ReleaseVerb, runVerb } from './verb';
import { versionOf } from './versionOf';

export const RELEASE_USAGE = `Usage: npm run release -- REMOTE [--to FOLDER|gs://BUCKET]
       npm run release -- all [--to FOLDER]`;

/** Builds a remote. False where that failed; why is on the screen. */
export type BuildRemote = (name: string) => Promise<boolean>;

/** `npm run release -- mf-searches`: builds a remote, and puts its files where browsers can be given them. */
export const releaseVerb = (
  verb: ReleaseVerb,
  build: BuildRemote = builtIn(verb.house),
): Promise<number> =>
  runVerb(verb, RELEASE_USAGE, [], async ({ remote, store, place }) => {
    const name = remote.package;
    if (!(await build(name))) return failed(`${name} could not be built.`);
    const files = await releasedFiles(verb.house, name);
    const stale = await staleSentence(verb.house, name, files);
    if (stale !== null) return failed(stale);
    const published = await publishRelease(store, files);
    if (!published.ok) return published;
    const { id, version, isUnchanged, files: count } = published.value;
    return succeeded(
      isUnchanged
        ? `${id} ${version} is in ${place} already, the same to the byte.`
        : `${id} ${version} is in ${place}: ${String(count)} files. Nobody gets it yet. Superadmins see it at ${remote.nav?.path ?? '/'}?preview=${id}@${version}; npm run promote -- ${name} makes it live.`,
    );
  });

const builtIn =
  (house: string): BuildRemote =>
  async (name) => {
    const building = spawn(process.execPath, ['scripts/build.mjs', name], {
      cwd: house,
      stdio: 'inherit',
    });
    await once(building, 'exit');
    return building.exitCode === 0;
  };

/** A build that was made before the version was raised would be released under the one before. */
async function staleSentence(
  house: string,
  name: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<string | null> {
  const manifest = decodeManifest(files.get(MANIFEST) ?? new Uint8Array());
  const wanted = await versionOf(house, name);
  const built: Result<string, string> = manifest.ok
    ? succeeded(manifest.value.stamp.version)
    : manifest;
  return built.ok && built.value !== wanted
    ? `${name} is of version ${wanted}, and what is built of ${built.value}: build it again.`
    : null;
}
