import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct } from './localBackend';

/** Names the folder that was made before all tests. */
const MADE = 'E2E_DEMO_DATA';

/** Playwright's global set-up: a data folder with the demo, since making one takes longer than most tests. */
export default async function makeDemoData(): Promise<() => Promise<void>> {
  const made = await mkdtemp(path.join(tmpdir(), 'demo-data-'));
  const product = await startProduct({ dataDirectory: made });
  await product.stop();
  process.env[MADE] = made;
  return () => rm(made, { recursive: true, force: true });
}

/** Fills a folder with the demo as nobody has changed it. */
export async function copyDemoData(dataDirectory: string): Promise<void> {
  const made = process.env[MADE];
  if (made === undefined) throw new Error('The global set-up has not run.');
  await cp(made, dataDirectory, { recursive: true });
}
