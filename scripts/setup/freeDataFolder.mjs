import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './step.mjs';

/**
 * The data folder of `npm start`; where a product is running on it, one of its own for what is developed, with the demo's
 * data in it, since two cannot share one.
 */
export async function freeDataFolder(name) {
  const usual = path.resolve(ROOT, process.env.DATA_DIR ?? '.data');
  return (await isServed(usual)) ? path.join(ROOT, '.cache/dev', name) : usual;
}

/** Whether the product that has left its ports in the folder answers there. */
async function isServed(folder) {
  try {
    const { port } = JSON.parse(await readFile(path.join(folder, 'running.json'), 'utf8'));
    return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
  } catch {
    return false; // no note, or nobody behind it
  }
}
