import { run } from './step.mjs';

const ENV = {
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NODE_NO_WARNINGS: '1',
};

/**
 * Runs scripts of packages, two at a time and in the order of their dependencies; what has run on the same files comes from
 * the cache. Answers with how many came from there, to print.
 */
export async function runTasks(scripts, packages) {
  const scopes = packages.map((name) => `--scope=${name}`);
  const output = await run(
    'npx',
    ['--no-install', 'lerna', 'run', scripts.join(','), '--no-bail', '--concurrency=2', ...scopes],
    { env: ENV },
  );
  const cached = /(\d+) out of (\d+) tasks/.exec(output);
  return cached === null ? null : `${cached[1]} of ${cached[2]} unchanged`;
}
