import { spawn } from 'node:child_process';
import { ROOT } from '../setup/step.mjs';
import { findEmulator } from './findEmulator.mjs';
import { startEmulator } from './startEmulator.mjs';

/** What stands in place of a result where there is nothing to compare with. */
export const SKIPPED =
  "skipped: Google's Firestore emulator is not on this machine (gcloud components install cloud-firestore-emulator, or FIRESTORE_EMULATOR_JAR; it needs Java)";

/** Runs the comparison with Google's emulator; null = there is none here, else whether all agreed. */
export async function runOfficial(jestOptions = []) {
  const jar = findEmulator();
  if (jar === null) return null;
  const emulator = await startEmulator(jar);
  try {
    return await jest(['local-backend/test/official', '--silent', '--runInBand', ...jestOptions], {
      FIRESTORE_OFFICIAL_HOST: emulator.host,
    });
  } finally {
    emulator.stop();
  }
}

function jest(options, env) {
  return new Promise((resolve) => {
    const child = spawn('npx', ['--no-install', 'jest', ...options], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
