import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './setup/arguments.mjs';
import { install } from './setup/install.mjs';
import { checkNodeVersion } from './setup/nodeVersion.mjs';
import { REMOTES } from './setup/packages.mjs';
import { main, SetupError, step } from './setup/step.mjs';
import { runTasks } from './setup/tasks.mjs';
import { packagesFor } from './take-out/packagesFor.mjs';
import { writeArea } from './take-out/writeArea.mjs';

const USAGE = 'npm run take-out -- AREA --to FOLDER';

/** Puts one area into a folder of its own, with the packages of the monorepo that it needs as npm packs them. */
await main(async () => {
  checkNodeVersion();
  const { area, folder } = readTyped();
  const needed = packagesFor(area);
  await install();
  const libraries = needed.filter((name) => name !== 'build-preset');
  await step(`Build ${libraries.join(', ')}`, () => runTasks(['build'], libraries));
  await step(`Write ${folder}`, () => writeArea(area, needed, folder));
  process.stdout.write(`\n  cd ${folder}\n  npm install\n`);
});

function readTyped() {
  const known = REMOTES.map((remote) => remote.package);
  const { values, names } = readArguments({
    usage: USAGE,
    options: { to: { type: 'string' } },
    names: known,
  });
  const [area] = names;
  if (area === undefined || names.length > 1)
    throw new SetupError(`Which one area? There is: ${known.join(', ')}. Usage: ${USAGE}`);
  if (values.to === undefined || values.to === '')
    throw new SetupError(`Into which folder? Usage: ${USAGE}`);
  const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), values.to);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new SetupError(`${folder} is not empty. Usage: ${USAGE}`);
  return { area, folder };
}
