import { existsSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './setup/arguments.mjs';
import { browser } from './setup/browser.mjs';
import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { checkNodeVersion } from './setup/nodeVersion.mjs';
import { AREAS, BUILT } from './setup/packages.mjs';
import { main, ROOT, run, SetupError, step } from './setup/step.mjs';
import { runTasks } from './setup/tasks.mjs';

/** Builds and tests one package by itself, and its journeys against the rest of the product as it was last built. */
await main(async () => {
  checkNodeVersion();
  const usage = 'npm run verify -- AREA [AREA ...]';
  const { names: areas } = readArguments({ usage, names: AREAS });
  if (areas.length === 0)
    throw new SetupError(`Which area? There is: ${AREAS.join(', ')}. Usage: ${usage}`);
  await install();
  const unbuilt = BUILT.filter((name) => !areas.includes(name) && !isBuilt(name));
  if (unbuilt.length > 0) await build(unbuilt);
  await step(`Types, lint, unit tests and build of ${areas.join(', ')}`, () =>
    runTasks(['types', 'lint', 'test', 'build'], areas),
  );
  const journeys = areas.map((area) => `${area}/e2e/`).filter(isThere);
  if (journeys.length === 0) return;
  await browser();
  await step('Browser journeys', () =>
    run('npx', ['--no-install', 'playwright', 'test', ...journeys], { show: true }),
  );
});

function isBuilt(name) {
  return isThere(`${name}/dist`);
}

function isThere(folder) {
  return existsSync(path.join(ROOT, folder));
}
