import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

const Package = v.object({ version: v.string() });

/** The version in the package.json of a remote. */
export async function versionOf(house: string, name: string): Promise<string> {
  const file = path.join(house, name, 'package.json');
  return v.parse(Package, JSON.parse(await readFile(file, 'utf8'))).version;
}
