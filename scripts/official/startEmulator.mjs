import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../build-preset/node/freePort.mjs';
import { SetupError } from '../setup/step.mjs';

const START_WITHIN_MS = 120_000;
const MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** Starts Google's emulator on a free loopback port; resolves when it answers. */
export async function startEmulator(jar) {
  const port = await freePort();
  const host = `127.0.0.1:${String(port)}`;
  const child = spawn(
    'java',
    [
      '-Duser.language=en',
      '-Xmx1g',
      '-cp',
      jar,
      MAIN,
      'start',
      '--host=127.0.0.1',
      `--port=${String(port)}`,
    ],
    { stdio: 'ignore' },
  );
  let hasEnded = false;
  child.on('error', () => (hasEnded = true));
  child.on('exit', () => (hasEnded = true));
  const stop = () => {
    child.kill('SIGKILL');
  };
  process.once('exit', stop);
  const until = Date.now() + START_WITHIN_MS;
  while (!(await answers(host))) {
    if (hasEnded || Date.now() > until) {
      stop();
      throw new SetupError(`Google's Firestore emulator did not start from ${jar}.`);
    }
    await setTimeout(200);
  }
  return { host, stop };
}

const answers = (host) =>
  fetch(`http://${host}/`).then(
    (response) => response.ok,
    () => false,
  );
