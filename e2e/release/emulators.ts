import { execFile, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { failed, succeeded, type Result } from 'shared-kernel/model';
import { freePort } from 'build-preset/free-port';
import { findEmulator } from '../../scripts/official/findEmulator.mjs';
import { fetchTool } from '../../scripts/release/all/fetchTool';
import { nodeOfFunctions } from '../../scripts/release/all/nodeOfFunctions';
import { FIREBASE_TOOLS } from '../../scripts/release/all/tools';
import { bucketOfRemotes } from './bucketOfRemotes';
import { frontOfEmulators, PROJECT } from './frontOfEmulators';
import { writeWrapperJar } from './wrapperJar';

const BUCKET = `${PROJECT}-releases`;
const HOST = '127.0.0.1';
const READY_WITHIN_MS = 5 * 60_000;
const CLI = 'lib/bin/firebase.js';

export interface RunningEmulators {
  readonly origin: string;
  /** By which programs at a terminal reach them. */
  readonly env: Readonly<Record<string, string>>;
  printed(): string;
  stop(): Promise<void>;
}

/** Whatever Google's emulators need and this machine lacks, as a sentence. */
export async function emulatorTools(
  house: string,
): Promise<Result<{ jar: string; node: string; cli: string }, string>> {
  const jar = findEmulator();
  if (jar === null)
    return failed('Google’s Firestore emulator, or Java to run it, is not on this machine');
  const node = await nodeOfFunctions(house);
  if (!node.ok) return node;
  const tools = await fetchTool(house, ...FIREBASE_TOOLS);
  if (!tools.ok) return tools;
  return succeeded({ jar, node: node.value, cli: path.join(tools.value, CLI) });
}

/** Runs the folder of a release in Google's emulators, behind one origin; what the functions need is installed first. */
export async function startEmulators(
  folder: string,
  { jar, node, cli }: { readonly jar: string; readonly node: string; readonly cli: string },
): Promise<RunningEmulators> {
  const install = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--ignore-scripts'];
  await promisify(execFile)('npm', install, { cwd: path.join(folder, 'functions') });
  const wrapper = path.join(folder, 'firestore-emulator.jar');
  writeWrapperJar(wrapper, jar);
  const ports = await addEmulators(path.join(folder, 'firebase.json'));
  const bucket = await bucketOfRemotes(folder, BUCKET);
  const files = { MEDIA_BUCKET: `${PROJECT}-files`, STORAGE_EMULATOR_HOST: bucket.host };
  const env = Object.entries({ RELEASES_BUCKET: BUCKET, ...files }).map(
    ([name, value]) => `${name}=${value}`,
  );
  await writeFile(path.join(folder, 'functions/.env'), `${env.join('\n')}\n`);
  const child = spawn(node, [cli, 'emulators:start', '--project', PROJECT, '--only', ONLY], {
    cwd: folder,
    // A group of its own: Java and the functions are children of it.
    detached: true,
    env: { ...process.env, FIRESTORE_EMULATOR_BINARY_PATH: wrapper, CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const until = Date.now() + READY_WITHIN_MS;
  while (!output.includes('All emulators ready')) {
    if (child.exitCode !== null || Date.now() > until)
      throw new Error(`The emulators did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const front = await frontOfEmulators(ports);
  return {
    origin: front.origin,
    env: {
      ...files,
      GOOGLE_CLOUD_PROJECT: PROJECT,
      FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
      FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    },
    printed: () => output,
    stop: () => {
      front.stop();
      void bucket.close();
      return new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGINT');
      });
    },
  };
}

const ONLY = 'auth,functions,firestore,hosting';

/** Gives every emulator a port that is free, so that several runs do not meet. */
async function addEmulators(file: string) {
  const ports = {
    auth: await freePort(),
    functions: await freePort(),
    firestore: await freePort(),
    hosting: await freePort(),
  };
  const at = async (port?: number) => ({ host: HOST, port: port ?? (await freePort()) });
  const emulators = {
    auth: await at(ports.auth),
    functions: await at(ports.functions),
    hosting: await at(ports.hosting),
    firestore: { ...(await at(ports.firestore)), websocketPort: await freePort() },
    hub: await at(),
    logging: await at(),
    eventarc: await at(),
    tasks: await at(),
    ui: { enabled: false },
  };
  const release = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...release, emulators }, null, 2));
  return ports;
}
