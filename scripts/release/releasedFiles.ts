import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isReleased, type BuiltFiles } from 'registry';
import { filesIn } from './filesIn';

/** The files of a built remote that are released, by their names. */
export async function releasedFiles(house: string, name: string): Promise<BuiltFiles> {
  const dist = path.join(house, name, 'dist');
  const names = (await filesIn(dist)).filter(isReleased);
  const read = async (file: string) => [file, await readFile(path.join(dist, file))] as const;
  return new Map(await Promise.all(names.map(read)));
}
