import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspacesOf } from 'build-preset/house';

const ROOT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** As much of the repository as makes and builds a remote: other journeys do not meet what is made in it. */
export interface House {
  readonly folder: string;
  /** Every file, by its path, with what it holds; what is installed is left out. */
  files(): Promise<ReadonlyMap<string, string>>;
  /** Runs a program in a folder of it; gives what it says. */
  run(folder: string, program: string, ...args: readonly string[]): Promise<string>;
  remove(): Promise<void>;
}

export async function houseOfRemotes(): Promise<House> {
  const folder = await mkdtemp(path.join(tmpdir(), 'house-'));
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  for (const name of ['package.json', 'tsconfig.base.json', 'scripts', 'build-preset'])
    await cp(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  for (const name of workspacesOf(ROOT)) {
    await mkdir(path.join(folder, name), { recursive: true });
    const file = path.join(name, 'package.json');
    await cp(path.join(ROOT, file), path.join(folder, file));
  }
  return {
    folder,
    files: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name));
      const read = async (file: string) =>
        [path.relative(folder, file), await readFile(file, 'base64')] as const;
      return new Map(await Promise.all(files.map(read)));
    },
    run: async (within, program, ...args) => {
      const cwd = path.join(folder, within);
      const { stdout } = await run(program, args, { cwd, maxBuffer: 64 * 1024 * 1024 });
      return stdout;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
