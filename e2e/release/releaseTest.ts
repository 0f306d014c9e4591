import path from 'node:path';
import { test as base } from '@playwright/test';
import { writeRelease } from '../../scripts/release/all/writeRelease';

export const HOUSE = path.resolve(import.meta.dirname, '../..');

/** Tests over a release that is written into a folder once for a worker. */
export const releaseTest = (folder: string) =>
  base.extend<object, { release: string }>({
    release: [
      async ({ browserName: _ }, use) => {
        await writeRelease(HOUSE, folder);
        await use(folder);
      },
      { scope: 'worker' },
    ],
  });
