import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/** What only tools read, and what the registry answers in a release. */
const LEFT_BEHIND = /\.map$|(^|\/)(mf-stats\.json|mf-manifest\.json|remotes\.json)$/;

/** Copies the built shell and the script for campaign pages into one folder. Answers with the files, by their addresses. */
export async function writeHosting(house: string, folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  for (const part of ['shell', 'embed']) await copyBuilt(path.join(house, part, 'dist'), folder);
  return filesIn(folder);
}

/** What a browser loads of a build. */
export async function copyBuilt(
  dist: string,
  folder: string,
  leftBehind = LEFT_BEHIND,
): Promise<void> {
  await cp(dist, folder, { recursive: true, filter: (file) => !leftBehind.test(file) });
}

/** Every file below a folder, named from it with `/`, in order. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}
