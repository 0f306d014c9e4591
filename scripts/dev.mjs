import path from 'node:path';
import { spawn } from 'node:child_process';
import { readArguments } from './setup/arguments.mjs';
import { build, watchDevelopmentShell, WEBPACK } from './setup/build.mjs';
import { freeDataFolder } from './setup/freeDataFolder.mjs';
import { freePort } from '../build-preset/node/freePort.mjs';
import { install } from './setup/install.mjs';
import { checkNodeVersion } from './setup/nodeVersion.mjs';
import { HOST_PORT, REMOTES } from './setup/packages.mjs';
import { serve } from './setup/serve.mjs';
import { main, ROOT, SetupError } from './setup/step.mjs';

const BACKEND_PORT = 4400;

await main(async () => {
  checkNodeVersion();
  const parts = namedParts(REMOTES);
  await install();
  process.env.SERVED_PARTS = parts.join(',');

  const built = REMOTES.filter((remote) => !parts.includes(remote.package));
  await build([...built.map((remote) => remote.package), 'local-backend']);
  const watching = parts.includes('shell') ? [] : [await watchDevelopmentShell()];

  const backendPort = process.env.PORT ?? (await freePort(BACKEND_PORT));
  const ports = await portsOf(parts);
  process.env.DEV_REMOTES = REMOTES.filter((remote) => ports.has(remote.package))
    .map(({ id, package: part }) => `${id}@http://localhost:${ports.get(part)}/mf-manifest.json`)
    .join(' ');
  const dataFolder = await freeDataFolder(parts.join('-'));
  const servers = parts.map((part) => devServer(part, ports.get(part), backendPort));
  const address = ports.get('shell') ?? backendPort;
  process.stdout.write(`\nDevelopment of ${parts.join(', ')} at http://localhost:${address}\n\n`);
  const ownShell = parts.includes('shell') ? 'shell/dist' : 'shell/dist-dev';
  process.exitCode = await serve({
    SHELL_DIST: path.join(ROOT, ownShell),
    PORT: String(backendPort),
    DATA_DIR: dataFolder,
  });
  for (const server of [...servers, ...watching]) server.kill();
});

/** Each part’s own port, or another where somebody has that. */
async function portsOf(parts) {
  const wanted = new Map([['shell', HOST_PORT], ...REMOTES.map((one) => [one.package, one.port])]);
  const ports = new Map();
  for (const part of parts) ports.set(part, await freePort(wanted.get(part)));
  return ports;
}

/** The parts to be served from a dev server: `shell` or any remotes, by the names of their folders. */
function namedParts(remotes) {
  const known = ['shell', ...remotes.map((remote) => remote.package)];
  const usage = 'npm run dev -- PART [PART ...]';
  const { names } = readArguments({ usage, names: known });
  if (names.length === 0)
    throw new SetupError(`Which part? There is: ${known.join(', ')}. Usage: ${usage}`);
  return names;
}

function devServer(part, port, backendPort) {
  return spawn(
    process.execPath,
    [WEBPACK, 'serve', '--mode', 'development', '--port', String(port)],
    {
      cwd: path.join(ROOT, part),
      stdio: 'inherit',
      env: { ...process.env, BACKEND_PORT: String(backendPort), DEV_PORT: String(port) },
    },
  );
}
