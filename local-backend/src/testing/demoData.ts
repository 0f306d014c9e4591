import { cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startLocalBackend } from '../server';

const LOOK_AGAIN_MS = 200;

/** Fills a data folder with the demo as nobody has changed it, which the first of a run's test files makes for all. */
export async function copyDemoData(dataDirectory: string): Promise<void> {
  await cp(await madeOnce(), dataDirectory, { recursive: true });
}

async function madeOnce(): Promise<string> {
  const shared = process.env['TEST_RUN_FOLDER'];
  if (shared === undefined) throw new Error('TEST_RUN_FOLDER is not set: see build-preset/jest.');
  const made = path.join(shared, 'demo');
  const making = path.join(shared, 'demo-making');
  while (!(await exists(made))) {
    if (!(await begins(making))) await setTimeout(LOOK_AGAIN_MS);
    else {
      try {
        await make(made);
      } finally {
        await rm(making, { recursive: true });
      }
    }
  }
  return made;
}

/** True for the one who makes the folder, of all processes. */
async function begins(making: string): Promise<boolean> {
  return mkdir(making).then(
    () => true,
    () => false,
  );
}

async function make(made: string): Promise<void> {
  if (await exists(made)) return;
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'demo-'));
  const backend = await startLocalBackend({ port: 0, dataDirectory, demo: true });
  await backend.close();
  await rename(dataDirectory, made);
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
