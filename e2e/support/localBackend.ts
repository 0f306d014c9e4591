import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from 'build-preset/free-port';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CLOCK_AHEAD = './e2e/support/clockAhead.mjs';

/** The product as `npm start` serves it, in a process and data folder of its own. */
export interface RunningProduct {
  readonly origin: string;
  readonly processId: number;
  readonly dataDirectory: string;
  /** Everything that it has printed so far, on both of its outputs. */
  printed(): string;
  /** Ends the process with the signal and waits for its end. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

interface ProductOptions {
  readonly dataDirectory: string;
  readonly demo?: boolean;
  readonly port?: number;
  /** A build of the shell in place of the one of the repository. */
  readonly shell?: string;
  /** The firebase.json whose headers it sends, in the place of the repository's. */
  readonly hostingConfig?: string;
  /** How far its clock is ahead of ours. */
  readonly daysAhead?: number;
  /** The folder `hosting` of a release, in the place of what was built. */
  readonly hosting?: string;
}

/** Starts the local backend over the built shell and remotes; resolves when `/healthz` answers 200. */
export async function startProduct(options: ProductOptions): Promise<RunningProduct> {
  const port = options.port ?? (await freePort());
  const clock = options.daysAhead === undefined ? [] : ['--import', CLOCK_AHEAD];
  const child = spawn(process.execPath, [...clock, 'local-backend/dist/main.js'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: options.dataDirectory,
      DEMO: options.demo === false ? '0' : '1',
      DAYS_AHEAD: String(options.daysAhead ?? 0),
      ...(options.shell === undefined ? {} : { SHELL_DIST: options.shell }),
      ...(options.hostingConfig === undefined ? {} : { HOSTING_CONFIG: options.hostingConfig }),
      ...(options.hosting === undefined ? {} : { HOSTING_DIR: options.hosting }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const origin = `http://localhost:${port}`;
  await healthy(origin, child, () => output);
  return {
    origin,
    processId: child.pid ?? 0,
    dataDirectory: options.dataDirectory,
    printed: () => output,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

/** Polls until the product is ready; a process that ends before says why. */
async function healthy(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The local backend ended early:\n${output()}`);
    const ready = await fetch(`${origin}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
