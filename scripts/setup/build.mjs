import path from 'node:path';
import { BUILT } from './packages.mjs';
import { ROOT, run, step } from './step.mjs';
import { runTasks } from './tasks.mjs';

/** Builds shell and remotes for production. What has not changed comes from the cache. */
export const build = (packages = []) => step('Build shell and remotes', () => runBuilds(packages));

/**
 * A development build of the shell, kept apart in dist-dev: development remotes need it. It is built anew each time
 * (webpack's own cache makes that quick).
 */
export const buildDevelopmentShell = () =>
  step('Build the shell for development', async () => {
    await run('npx', ['--no-install', 'webpack', '--mode', 'development'], {
      cwd: path.join(ROOT, 'shell'),
    });
    return 'built';
  });

async function runBuilds(packages) {
  return (await runTasks(['build'], packages.length > 0 ? packages : BUILT)) ?? 'built';
}
