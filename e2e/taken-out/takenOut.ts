import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspacesOf } from 'build-preset/house';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OF_THE_HOUSE = new Set(workspacesOf(ROOT));
const execute = promisify(execFile);

/** Runs npm in a folder; what it printed belongs to the fault where it fails. */
export async function npm(cwd: string, ...args: readonly string[]): Promise<void> {
  try {
    await execute('npm', args, { cwd, maxBuffer: 64 * 1024 * 1024 });
  } catch (cause) {
    const { stdout, stderr } = cause as { readonly stdout: string; readonly stderr: string };
    throw new Error(`npm ${args.join(' ')}\n${stdout}\n${stderr}`, { cause });
  }
}

/** Takes an area out of the repository, as a team that leaves with it does. */
export async function takeOut(area: string, folder: string): Promise<void> {
  await npm(ROOT, 'run', 'take-out', '--', area, '--to', folder);
}

/**
 * Installs what the folder's package.json declares. Packages of others come from this repository's installation where npm
 * finds them right, which saves minutes; it removes from them what the folder does not declare.
 */
export async function install(folder: string): Promise<void> {
  const from = path.join(ROOT, 'node_modules');
  const others = (await readdir(from)).filter(
    (name) => !name.startsWith('.') && !OF_THE_HOUSE.has(name),
  );
  const to = path.join(folder, 'node_modules');
  await mkdir(to);
  // Links of files are quick, and not to be had between two disks.
  const copy = (how: string) => execute('cp', [how, '-t', to, ...others], { cwd: from });
  await copy('-al').catch(() => copy('-a'));
  await npm(folder, 'install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund');
}
