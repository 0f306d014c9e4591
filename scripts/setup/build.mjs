import path from 'node:path';
import { BUILT } from './packages.mjs';
import { ROOT, run, step } from './step.mjs';

const LERNA_ENV = {
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NODE_NO_WARNINGS: '1',
};

/** Builds shell and remotes for production. What has not changed comes from the cache. */
export const build = (packages = []) => step('Build shell and remotes', () => runBuilds(packages));

/**
 * A development build of the shell, kept apart in dist-dev: development remotes need it. Which remotes come
 * from dev servers is in SERVED_PARTS, so it is built anew each time (webpack's own cache makes that quick).
 */
export const buildDevelopmentShell = () =>
  step('Build the shell for development', async () => {
    await run('npx', ['--no-install', 'webpack', '--mode', 'development'], {
      cwd: path.join(ROOT, 'shell'),
    });
    return 'built';
  });

async function runBuilds(packages) {
  const named = packages.length > 0 ? packages : BUILT;
  const scopes = named.map((name) => `--scope=${name}`);
  const output = await run(
    'npx',
    ['--no-install', 'lerna', 'run', 'build', '--concurrency=2', ...scopes],
    {
      env: LERNA_ENV,
    },
  );
  const cached = /(\d+) out of (\d+) tasks/.exec(output);
  return cached === null ? 'built' : `${cached[1]} of ${cached[2]} unchanged`;
}
