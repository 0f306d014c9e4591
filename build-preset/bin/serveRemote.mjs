#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import house from '../house.cjs';
import { freePort } from '../node/freePort.mjs';
import remotes from '../remotes/readRemotes.cjs';

/**
 * `serve-remote`: the remote of this folder from its dev server. Inside the monorepo with the whole product around it
 * (`npm run dev`); elsewhere alone, built for production, for a product that runs at `--product` and is told its address.
 * There `--port` takes the place of the port in package.json, which is another where somebody has that.
 */
const folder = process.cwd();
const root = house.houseOf(folder);
const remote = remotes.readRemote(folder);
const asked = wishes();

if (remote === null) {
  refuse('package.json says nothing about a remote: "remote": { "id", "port", "paths", "nav" }.');
} else if ('fault' in asked) {
  refuse(`${asked.fault} Usage: npm start [-- --port PORT] [--product ADDRESS]`);
} else if (root !== null && (asked.port !== undefined || asked.product !== undefined)) {
  refuse(
    'Inside the monorepo a remote is served at the port in its package.json, or a free one, in the product around it: leave out --port and --product.',
  );
} else if (root !== null) {
  run([path.join(root, 'scripts/dev.mjs'), remote.package], root);
} else {
  const port = String(asked.port ?? (await freePort(remote.port)));
  const product = asked.product ?? 'http://localhost:4400';
  const manifest = `http://localhost:${port}/mf-manifest.json`;
  process.stdout.write(
    `${remote.package} is served at ${manifest}\n` +
      `A product that runs on this machine shows it: ${product}${remote.nav?.path ?? '/'}?remote=${remote.id}@${manifest}\n`,
  );
  const require = createRequire(import.meta.url);
  const cli = path.join(path.dirname(require.resolve('webpack-cli/package.json')), 'bin/cli.js');
  // A development build would need React's development runtime, which a product that is installed does not have.
  // A reload shows an edit: pages of a product open no connection to a dev server, which their policy would refuse.
  const asBuilt = ['--no-client', '--no-hot'];
  run([cli, 'serve', '--mode', 'production', '--port', port, ...asBuilt], folder);
}

/** Null for what is no address of the web. */
function originOf(typed) {
  const isOfTheWeb = URL.canParse(typed) && /^https?:$/.test(new URL(typed).protocol);
  return isOfTheWeb ? new URL(typed).origin : null;
}

/** What was typed behind `--port` and `--product`, if anything, or what is wrong with it. */
function wishes() {
  try {
    const options = { port: { type: 'string' }, product: { type: 'string' } };
    const { port, product: typed } = parseArgs({ options }).values;
    const product = typed === undefined ? undefined : originOf(typed);
    if (product === null)
      return {
        fault: `--product is “${typed}”, which is no address such as http://localhost:4400.`,
      };
    if (port === undefined) return { product };
    const isPort = /^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) <= 65_535;
    return isPort
      ? { port: Number(port), product }
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
