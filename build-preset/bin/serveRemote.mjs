#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import house from '../house.cjs';
import remotes from '../remotes/readRemotes.cjs';

/**
 * `serve-remote`: the remote of this folder from its dev server. Inside the monorepo with the whole product around it
 * (`npm run dev`); elsewhere alone, built for production, for a product that runs and is told its address. There
 * `--port` takes the place of the port in package.json.
 */
const folder = process.cwd();
const root = house.houseOf(folder);
const remote = remotes.readRemote(folder);
const asked = portAsked();

if (remote === null) {
  refuse('package.json says nothing about a remote: "remote": { "id", "port", "paths", "nav" }.');
} else if ('fault' in asked) {
  refuse(`${asked.fault} Usage: npm start [-- --port PORT]`);
} else if (root !== null && asked.port !== undefined) {
  refuse(
    'Inside the monorepo a remote is served at the port in its package.json: leave out --port.',
  );
} else if (root !== null) {
  run([path.join(root, 'scripts/dev.mjs'), remote.package], root);
} else {
  const port = String(asked.port ?? remote.port);
  const manifest = `http://localhost:${port}/mf-manifest.json`;
  process.stdout.write(
    `${remote.package} is served at ${manifest}\n` +
      `A product that runs on this machine shows it: http://localhost:4400${remote.nav?.path ?? '/'}?remote=${remote.id}@${manifest}\n`,
  );
  const require = createRequire(import.meta.url);
  const cli = path.join(path.dirname(require.resolve('webpack-cli/package.json')), 'bin/cli.js');
  // A development build would need React's development runtime, which a product that is installed does not have.
  // A reload shows an edit: pages of a product open no connection to a dev server, which their policy would refuse.
  const asBuilt = ['--no-client', '--no-hot'];
  run([cli, 'serve', '--mode', 'production', '--port', port, ...asBuilt], folder);
}

/** The port behind `--port`, if any, or what is wrong with what was typed. */
function portAsked() {
  try {
    const { port } = parseArgs({ options: { port: { type: 'string' } } }).values;
    if (port === undefined) return {};
    const isPort = /^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) <= 65_535;
    return isPort
      ? { port: Number(port) }
      : { fault: `--port is “${port}”, which is no port number.` };
  } catch (failure) {
    const [sentence] = failure.message.split('. ');
    return { fault: `${sentence.replace(/\.$/, '')}.` };
  }
}

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

function run(args, cwd) {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
}
