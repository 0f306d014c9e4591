import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readRemotes } from 'build-preset/remotes';
import * as v from 'valibot';
import { copyBuilt } from './writeHosting';

const Package = v.object({ version: v.string() });
const LEFT_BEHIND = /\.map$|(^|\/)mf-stats\.json$/;

/** Copies each built remote to where the registry keeps that version of it: `{id}/{version}/`. */
export async function writeRemotes(house: string, folder: string): Promise<void> {
  for (const remote of readRemotes(house)) {
    const file = path.join(house, remote.package, 'package.json');
    const { version } = v.parse(Package, JSON.parse(await readFile(file, 'utf8')));
    const dist = path.join(house, remote.package, 'dist');
    await copyBuilt(dist, path.join(folder, remote.id, version), LEFT_BEHIND);
  }
}
