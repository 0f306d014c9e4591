import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureStore } from 'local-backend/testing';
import { demoAdmin } from '../../e2e/support/demoAdmin';
import { startProduct } from '../../e2e/support/localBackend';
import { importRun } from './backend/importRun';
import { atRest } from './processUse';
import { csvFile } from './csvFile';
import { percentile, printMeasurements } from './measure';

type Write = (line: string) => void;

const SUPPORTERS = 'organisations/oakhollow/years/2026/supporters';
/** Fewer than one person may ask in a row. */
const LOOKS = 100;

/**
 * The local backend over a year of many supporters: their import beside the bare writing of the same documents by the
 * store, and the product on that folder: until it is ready, its memory, and a look-up by email beside an empty request.
 */
export const benchBackend = async (rows: number, write: Write): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-backend-'));
  try {
    const dataDirectory = path.join(folder, 'data');
    const file = path.join(folder, 'supporters.csv');
    await writeFileOf(rows, file);
    await (await startProduct({ dataDirectory })).stop(); // the demo, whose year they come into
    const imported = await importRun(file, dataDirectory);
    const store = await measureStore(dataDirectory, SUPPORTERS, path.join(folder, 'scratch'));
    printMeasurements(
      `Local backend: a year of ${String(rows)} supporters`,
      [
        {
          name: 'the store alone: 500 documents a commit',
          rows: store.documents,
          seconds: store.writeMs / 1000,
          note: '',
        },
        {
          name: 'npm run import, all of it',
          rows,
          seconds: imported.seconds,
          note: `at most ${imported.mostMemoryMb.toFixed(0)} MB`,
        },
        ...[...imported.steps].map(([step, seconds]) => ({
          name: `  of it: ${step}`,
          rows,
          seconds,
          note: '',
        })),
      ],
      write,
    );
    write(`a document by its id, in the store: ${spread(store.readMs)}\n`);
    await measureProduct(rows, dataDirectory, write);
  } finally {
    await rm(folder, { recursive: true });
  }
};

async function measureProduct(rows: number, dataDirectory: string, write: Write): Promise<void> {
  const start = performance.now();
  const product = await startProduct({ dataDirectory });
  const readyMs = performance.now() - start;
  try {
    const { memoryMb, mostMemoryMb } = await atRest(product.processId);
    write(
      `started: ready after ${(readyMs / 1000).toFixed(1)} s, ${memoryMb.toFixed(0)} MB at rest, at most ${mostMemoryMb.toFixed(0)} MB\n`,
    );
    const admin = await demoAdmin(product.origin);
    const floorMs: number[] = [];
    const lookMs: number[] = [];
    for (let look = 0; look < LOOKS; look += 1) {
      floorMs.push(await msOf(async () => (await fetch(`${product.origin}/healthz`)).text()));
      const email = `supporter.${String((look * 7_919) % rows)}@example.org`;
      lookMs.push(await msOf(() => admin.call('readSupporter', { email, reveal: false })));
    }
    write(`floor, GET /healthz:                ${spread(floorMs)}\n`);
    write(`a supporter's page by email:        ${spread(lookMs)}\n`);
  } finally {
    await product.stop();
  }
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const spread = (times: readonly number[]): string =>
  [0.5, 0.95, 0.99]
    .map((share) => `p${String(share * 100)} ${percentile(times, share).toFixed(2)} ms`)
    .join(', ');

async function writeFileOf(rows: number, file: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    for (const chunk of csvFile(rows)) await handle.write(chunk);
  } finally {
    await handle.close();
  }
}
