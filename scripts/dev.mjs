import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { build, buildDevelopmentShell } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { checkNodeVersion } from './setup/nodeVersion.mjs';
import { serve } from './setup/serve.mjs';
import { main, ROOT, SetupError } from './setup/step.mjs';

const require = createRequire(import.meta.url);

await main(async () => {
  checkNodeVersion();
  await install();
  const { REMOTES, SHELL_PORT } = require('../federation.cjs');
  const parts = namedParts(process.argv.slice(2), REMOTES);
  const servedRemotes = REMOTES.filter((remote) => parts.includes(remote.package));
  const backendPort = process.env.PORT ?? '4400';

  const built = REMOTES.filter((remote) => !parts.includes(remote.package));
  if (built.length > 0) await build(built.map((remote) => remote.package));
  await buildDevelopmentShell();
  pointAtDevServers(servedRemotes);

  const servers = parts.map((part) => devServer(part, backendPort));
  const address = parts.includes('shell') ? SHELL_PORT : backendPort;
  process.stdout.write(`\nDevelopment of ${parts.join(', ')} at http://localhost:${address}\n\n`);
  process.exitCode = await serve({ SHELL_DIST: path.join(ROOT, 'shell/dist-dev') });
  for (const server of servers) server.kill();
});

/** The parts to be served from a dev server: `shell` or any remotes, by the names of their folders. */
function namedParts(names, remotes) {
  const known = ['shell', ...remotes.map((remote) => remote.package)];
  const unknown = names.filter((name) => !known.includes(name));
  if (names.length === 0 || unknown.length > 0) {
    throw new SetupError(
      `${unknown.length > 0 ? `There is no part ${unknown.join(', ')}. ` : ''}Usage: npm run dev -- PART [PART ...], with parts of: ${known.join(', ')}.`,
    );
  }
  return [...new Set(names)];
}

/** The development shell takes these remotes from their dev servers, the others from the backend as built. */
function pointAtDevServers(servedRemotes) {
  const file = path.join(ROOT, 'shell/dist-dev/remotes.json');
  const { remotes } = JSON.parse(readFileSync(file, 'utf8'));
  const addressOf = new Map(
    servedRemotes.map(({ id, port }) => [id, `http://localhost:${port}/mf-manifest.json`]),
  );
  const pointed = remotes.map((remote) => ({
    ...remote,
    manifest: addressOf.get(remote.id) ?? `/remotes/${remote.id}/mf-manifest.json`,
  }));
  writeFileSync(file, `${JSON.stringify({ remotes: pointed }, null, 2)}\n`);
}

function devServer(part, backendPort) {
  return spawn('npx', ['--no-install', 'webpack', 'serve', '--mode', 'development'], {
    cwd: path.join(ROOT, part),
    stdio: 'inherit',
    env: { ...process.env, BACKEND_PORT: backendPort },
  });
}
