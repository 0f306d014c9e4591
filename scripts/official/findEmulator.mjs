import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const IN_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** The file of Google's Firestore emulator on this machine, or null where it, or Java, is absent. */
export function findEmulator(env = process.env) {
  const given = env.FIRESTORE_EMULATOR_JAR;
  const jar = given !== undefined && given !== '' ? given : jarOfCloudCli(env);
  if (jar === null || !existsSync(jar)) return null;
  return succeeds('java', ['-version'], env) ? jar : null;
}

/** Where Google Cloud CLI keeps it: below the root that it names. */
function jarOfCloudCli(env) {
  const asked = spawnSync('gcloud', ['info', '--format=value(installation.sdk_root)'], {
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  if (asked.error !== undefined || asked.status !== 0) return null;
  return path.join(asked.stdout.trim(), IN_SDK);
}

function succeeds(program, args, env) {
  const ended = spawnSync(program, args, { env, stdio: 'ignore', timeout: 60_000 });
  return ended.error === undefined && ended.status === 0;
}
