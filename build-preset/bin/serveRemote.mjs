#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import house from '../house.cjs';
import remotes from '../remotes/readRemotes.cjs';

/**
 * `serve-remote`: the remote of this folder from its dev server. Inside the monorepo with the whole product around it
 * (`npm run dev`); elsewhere alone, built for production, for a product that runs and is told its address.
 */
const folder = process.cwd();
const root = house.houseOf(folder);
const remote = remotes.readRemote(folder);

if (remote === null) {
  process.stderr.write(
    'package.json says nothing about a remote: "remote": { "id", "port", "paths", "nav" }.\n',
  );
  process.exitCode = 1;
} else if (root !== null) {
  run([path.join(root, 'scripts/dev.mjs'), remote.package], root);
} else {
  const manifest = `http://localhost:${String(remote.port)}/mf-manifest.json`;
  process.stdout.write(
    `${remote.package} is served at ${manifest}\n` +
      `A product that runs on this machine shows it: http://localhost:4400${remote.nav?.path ?? '/'}?remote=${remote.id}@${manifest}\n`,
  );
  const require = createRequire(import.meta.url);
  const cli = path.join(path.dirname(require.resolve('webpack-cli/package.json')), 'bin/cli.js');
  // A development build would need React's development runtime, which a product that is installed does not have.
  run([cli, 'serve', '--mode', 'production'], folder);
}

function run(args, cwd) {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
}
