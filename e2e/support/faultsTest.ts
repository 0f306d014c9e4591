import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyDemoData } from './demoData';
import { startProduct, type RunningProduct } from './localBackend';
import { test as base } from './test';

/** The product of one test, which may be ended and started again at the same address and on the same data. */
export interface RestartableProduct {
  readonly origin: string;
  kill(): Promise<void>;
  restart(): Promise<void>;
}

interface FaultsFixtures {
  /** How large the disk of the data folder is; null for the one that is there anyway. */
  readonly diskBytes: number | null;
  readonly dataDirectory: string;
  readonly restartable: RestartableProduct;
}

/** Tests that end the product under a browser, or give it too little room. */
export const test = base.extend<FaultsFixtures>({
  diskBytes: [null, { option: true }],
  dataDirectory: async ({ diskBytes }, use, info) => {
    const directory = await mkdtemp(path.join(tmpdir(), 'faults-'));
    const isMounted = diskBytes !== null && mountDisk(directory, diskBytes);
    try {
      info.skip(diskBytes !== null && !isMounted, 'only those who may mount a disk can fill it');
      await copyDemoData(directory);
      await use(directory);
    } finally {
      if (isMounted) execFileSync('umount', ['--lazy', directory], { stdio: 'ignore' });
      await rm(directory, { recursive: true, force: true });
    }
  },
  restartable: [
    async ({ dataDirectory }, use) => {
      let running: RunningProduct = await startProduct({ dataDirectory });
      const port = Number(new URL(running.origin).port);
      await use({
        origin: running.origin,
        kill: () => running.stop('SIGKILL'),
        restart: async () => {
          running = await startProduct({ dataDirectory, port });
        },
      });
      await running.stop('SIGKILL');
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ restartable }, use) => use(restartable.origin),
});

/** False where the machine does not let us. */
function mountDisk(directory: string, sizeBytes: number): boolean {
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${String(sizeBytes)}`, 'tmpfs', directory];
    execFileSync('mount', options, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
