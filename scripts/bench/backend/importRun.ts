import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { processUse } from '../processUse';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const LOOK_EVERY_MS = 200;

export interface ImportRun {
  readonly seconds: number;
  readonly mostMemoryMb: number;
  /** Seconds from each line of progress to the next, a step each. */
  readonly steps: ReadonlyMap<string, number>;
}

/** `npm run import` of a file into the demo's year of a data folder, in a process of its own. */
export async function importRun(file: string, dataDirectory: string): Promise<ImportRun> {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    [
      ...['build-preset/node/runFromSources.mjs', 'scripts/import.ts', file],
      ...['--organisation', 'oakhollow', '--year', '2026'],
    ],
    {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dataDirectory, INIT_CWD: ROOT },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const steps = new Map<string, number>();
  let said = '';
  let step = '';
  let since = start;
  const begin = (next: string): void => {
    const now = performance.now();
    if (step !== '') steps.set(step, (steps.get(step) ?? 0) + (now - since) / 1000);
    step = next;
    since = now;
  };
  child.stderr.on('data', (data: Buffer) => {
    said += data.toString();
    const line = data.toString().trim().split('\n').at(-1) ?? '';
    // Without its share, and without the folder.
    const next = line.replace(/: \d+ %$| \/.*$/, '');
    if (next !== step) begin(next);
  });
  let mostMemoryMb = 0;
  const watch = setInterval(() => {
    processUse(child.pid ?? 0).then(
      // One that is just ending has none any more.
      (use) => (mostMemoryMb = Math.max(mostMemoryMb, use.mostMemoryMb)),
      () => undefined,
    );
  }, LOOK_EVERY_MS);
  await once(child, 'exit');
  clearInterval(watch);
  begin('');
  if (child.exitCode !== 0)
    throw new Error(`The import ended with ${String(child.exitCode)}:\n${said}`);
  return { seconds: (performance.now() - start) / 1000, mostMemoryMb, steps };
}
