import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { failed, succeeded, type Result } from 'shared-kernel/model';

const INSTALL_WITHIN_MS = 10 * 60_000;

/**
 * The folder of a package of npm's that a check needs, but the project does not: a whole Node, Google's emulators. It is
 * installed once, into the cache, without running scripts of its own. Fails with a sentence where it cannot be had.
 */
export async function fetchTool(
  house: string,
  name: string,
  version: string,
): Promise<Result<string, string>> {
  const cache = path.join(house, '.cache/tools');
  const kept = path.join(cache, `${name.replaceAll('/', '-')}@${version}`);
  const folder = path.join(kept, 'node_modules', name);
  if (existsSync(folder)) return succeeded(folder);
  await mkdir(cache, { recursive: true });
  const made = await mkdtemp(path.join(cache, 'new-'));
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--omit=optional'];
  try {
    await promisify(execFile)(
      'npm',
      ['install', '--prefix', made, ...options, `${name}@${version}`],
      { cwd: made, timeout: INSTALL_WITHIN_MS },
    );
    // Whole or not at all: an install that is killed leaves nothing that looks like one.
    await rm(kept, { recursive: true, force: true });
    await rename(made, kept);
    return succeeded(folder);
  } catch {
    await rm(made, { recursive: true, force: true });
    return failed(`${name}@${version} could not be installed`);
  }
}
