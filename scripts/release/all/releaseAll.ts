import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { failed, succeeded, type Result } from 'shared-kernel/model';
import { argumentFault } from '../../argumentFault';
import { releaseFaults } from './releaseFaults';
import { FUNCTIONS_NAME } from './writeFunctions';
import { writeRelease } from './writeRelease';

const HOUSE = path.resolve(import.meta.dirname, '../../..');
const DEFAULT_FOLDER = 'release';

/** `npm run release -- all`: builds the product and writes what production runs, one folder for each deployable. */
export async function releaseAll(
  args: readonly string[],
  write: (line: string) => void,
): Promise<Result<null, string>> {
  const to = folderOf(args);
  if (!to.ok) return to;
  const folder = path.resolve(HOUSE, to.value);
  if (!mayBeReplaced(folder))
    return failed(`${to.value} is not empty and holds no release: name another folder.`);
  if (!(await isBuilt())) return failed('The product could not be built.');
  await writeRelease(HOUSE, folder);
  const faults = await releaseFaults(folder);
  if (faults.length > 0) return failed(`The release is not whole.\n${faults.join('\n')}`);
  write(`The release is in ${path.relative(process.cwd(), folder)}; docs/deploying.md goes on.\n`);
  return succeeded(null);
}

/** Runs `npm run build`, whose output is shown. */
async function isBuilt(): Promise<boolean> {
  const building = spawn(process.execPath, ['scripts/build.mjs'], { cwd: HOUSE, stdio: 'inherit' });
  await once(building, 'exit');
  return building.exitCode === 0;
}

function folderOf(args: readonly string[]): Result<string, string> {
  try {
    const { values } = parseArgs({ args: [...args], options: { to: { type: 'string' } } });
    const { to = DEFAULT_FOLDER } = values;
    return to === '' ? failed('Into which folder? Its name is empty.') : succeeded(to);
  } catch (failure) {
    return failed(argumentFault(failure));
  }
}

/** What stands in the folder is deleted: it has to be nothing, or an earlier release. */
function mayBeReplaced(folder: string): boolean {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return true;
  const manifest = path.join(folder, 'functions/package.json');
  return existsSync(manifest) && readFileSync(manifest, 'utf8').includes(`"${FUNCTIONS_NAME}"`);
}
