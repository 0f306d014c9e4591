import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { readArguments } from './setup/arguments.mjs';
import { build, buildDevelopmentShell } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { checkNodeVersion } from './setup/nodeVersion.mjs';
import { HOST_PORT, REMOTES } from './setup/packages.mjs';
import { serve } from './setup/serve.mjs';
import { main, ROOT, SetupError } from './setup/step.mjs';

await main(async () => {
  checkNodeVersion();
  const parts = namedParts(REMOTES);
  await install();
  process.env.SERVED_PARTS = parts.join(',');
  process.env.DEV_REMOTES = REMOTES.filter((remote) => parts.includes(remote.package))
    .map(({ id, port }) => `${id}@http://localhost:${port}/mf-manifest.json`)
    .join(' ');
  const backendPort = process.env.PORT ?? '4400';

  const built = REMOTES.filter((remote) => !parts.includes(remote.package));
  await build([...built.map((remote) => remote.package), 'local-backend']);
  if (!parts.includes('shell')) await buildDevelopmentShell();

  const portOf = new Map([['shell', HOST_PORT], ...REMOTES.map((one) => [one.package, one.port])]);
  for (const part of parts) await checkPort(part, portOf.get(part));
  const servers = parts.map((part) => devServer(part, backendPort));
  const address = parts.includes('shell') ? HOST_PORT : backendPort;
  process.stdout.write(`\nDevelopment of ${parts.join(', ')} at http://localhost:${address}\n\n`);
  const ownShell = parts.includes('shell') ? 'shell/dist' : 'shell/dist-dev';
  process.exitCode = await serve({ SHELL_DIST: path.join(ROOT, ownShell) });
  for (const server of servers) server.kill();
});

/** The parts to be served from a dev server: `shell` or any remotes, by the names of their folders. */
function namedParts(remotes) {
  const known = ['shell', ...remotes.map((remote) => remote.package)];
  const usage = 'npm run dev -- PART [PART ...]';
  const { names } = readArguments({ usage, names: known });
  if (names.length === 0)
    throw new SetupError(`Which part? There is: ${known.join(', ')}. Usage: ${usage}`);
  return names;
}

function devServer(part, backendPort) {
  return spawn('npx', ['--no-install', 'webpack', 'serve', '--mode', 'development'], {
    cwd: path.join(ROOT, part),
    stdio: 'inherit',
    env: { ...process.env, BACKEND_PORT: backendPort },
  });
}

/** A taken port is said before anything starts. */
async function checkPort(part, port) {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    throw new SetupError(`The dev server of ${part} needs port ${String(port)}, which is taken.`);
  }
  server.close();
  await once(server, 'close');
}
