import { spawn } from 'node:child_process';
import path from 'node:path';
import { BUILT } from './packages.mjs';
import { ROOT, SetupError, step } from './step.mjs';
import { runTasks } from './tasks.mjs';

/** Builds shell and remotes for production. What has not changed comes from the cache. */
export const build = (packages = []) => step('Build shell and remotes', () => runBuilds(packages));

export const WEBPACK = path.join(ROOT, 'node_modules/webpack-cli/bin/cli.js');

/**
 * A development build of the shell, kept apart in dist-dev, since development remotes need it, and built again whenever a
 * source of it or of the kernel is edited. Resolves when it is there for the first time.
 */
export async function watchDevelopmentShell() {
  let child;
  await step('Build the shell for development', async () => {
    child = spawn(process.execPath, [WEBPACK, '--mode', 'development', '--watch'], {
      cwd: path.join(ROOT, 'shell'),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const printed = await untilCompiled(child);
    if (/compiled with \d+ error/.test(printed)) process.stdout.write(printed);
    child.stdout.pipe(process.stdout);
    return 'built';
  });
  return child;
}

/** What webpack printed until it had compiled, or a sentence where it ended before. */
function untilCompiled(child) {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (data) => {
      printed += data.toString();
      if (!/\bcompiled\b/.test(printed)) return;
      child.stdout.off('data', read);
      resolve(printed);
    };
    child.stdout.on('data', read);
    child.on('close', () => {
      reject(new SetupError(`The shell could not be built:\n${printed}`));
    });
  });
}

async function runBuilds(packages) {
  return (await runTasks(['build'], packages.length > 0 ? packages : BUILT)) ?? 'built';
}
