import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';

const Manifest = v.object({
  endpoints: v.record(
    v.string(),
    v.looseObject({ region: v.array(v.string()), platform: v.string() }),
  ),
});

/** Asks a thread that holds nothing about a snapshot: it says that it lacks it. */
const ASK_THREAD = `
import { Worker } from 'node:worker_threads';
const worker = new Worker(new URL(process.argv[1]), { execArgv: [], workerData: { heldBytes: 1 } });
worker.on('message', async ({ kind }) => { console.log(kind); await worker.terminate(); });
worker.postMessage({
  kind: 'ask', id: 1, snapshot: { year: 'y', id: 's' }, question: { kind: 'reach' },
  cancelled: new Int32Array(new SharedArrayBuffer(4)),
});`;

const run = promisify(execFile);

/** The functions that Google's own loader finds in a folder, as it reports them when they are deployed. */
export async function functionsInNode(
  node: string,
  folder: string,
  house: string,
): Promise<v.InferOutput<typeof Manifest>['endpoints']> {
  const report = path.join(folder, 'found.json');
  const loader = path.join(house, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
  const env = { GCLOUD_PROJECT: 'demo-release', FUNCTIONS_MANIFEST_OUTPUT_PATH: report };
  await run(node, [loader], { cwd: folder, env });
  const { endpoints } = v.parse(Manifest, JSON.parse(await readFile(report, 'utf8')));
  await rm(report);
  return endpoints;
}

/** What the counting thread of the folder says to its first question. */
export async function firstWordOfThread(node: string, folder: string): Promise<string> {
  const entry = new URL(`file://${path.join(folder, 'threadEntry.js')}`).href;
  const asked = await run(node, ['--input-type=module', '--eval', ASK_THREAD, entry]);
  return asked.stdout.trim();
}
