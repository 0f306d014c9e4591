import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../filesIn';

/** What only tools read, and what the registry answers in a release. */
const LEFT_BEHIND = /\.map$|(^|\/)(mf-stats\.json|mf-manifest\.json|remotes\.json)$/;

/** Copies the built shell and the script for campaign pages into one folder. Answers with the files, by their addresses. */
export async function writeHosting(house: string, folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  for (const part of ['shell', 'embed']) {
    const dist = path.join(house, part, 'dist');
    await cp(dist, folder, { recursive: true, filter: (file) => !LEFT_BEHIND.test(file) });
  }
  return filesIn(folder);
}
