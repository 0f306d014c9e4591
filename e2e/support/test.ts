import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { copyDemoData } from './demoData';
import { startProduct, type RunningProduct } from './localBackend';

export interface WorkerFixtures {
  /** One demo installation per worker, and so per spec, on a port and folder of its own. */
  readonly product: RunningProduct;
}

export interface TestFixtures {
  /** What the browser's console complained of: errors and warnings. Tests end with it empty. */
  readonly complaints: string[];
  /** Browser faults that this test causes on purpose, as parts of their text. */
  readonly expectedComplaints: string[];
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    async ({ playwright: _ }, use) => {
      const dataDirectory = await mkdtemp(path.join(tmpdir(), 'supporter-screens-'));
      await copyDemoData(dataDirectory);
      const product = await startProduct({ dataDirectory });
      await use(product);
      await product.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  expectedComplaints: async ({ browserName: _ }, use) => use([]),
  complaints: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      listen(page, complaints);
      await use(complaints);
      const surprising = complaints.filter(
        (text) => !expectedComplaints.some((part) => text.includes(part)),
      );
      expect(surprising, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Address of a save. */
export const COMMIT = /:commit\b/;

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message: ConsoleMessage) => {
    if (isRepeatedCommit(message)) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}

/**
 * Whether the browser tells of a save that read a document just before a count was written into it: it is read again and
 * saved. A save that is refused for another reason fails its journey, which waits for what a save brings.
 */
const isRepeatedCommit = (message: ConsoleMessage): boolean =>
  COMMIT.test(message.location().url) && message.text().includes('status of 400');
