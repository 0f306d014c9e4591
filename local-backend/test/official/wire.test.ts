import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  documentName,
  openDocumentStore,
  parseFields,
  parseQuery,
  parseValue,
  type DocumentDatabase,
} from '../../src/documents';
import { missingIndex } from '../../src/documents/indexes/missingIndex';
import { isRecord } from '../../src/documents/record';
import { allowAll, serveStore } from '../firestore/serveStore';
import { commit, query, world, type Json } from './cases';
import { askRest, emulatorOrigin, OWNER, type Answer } from './emulator';

const RUNS = Number(process.env['FIRESTORE_OFFICIAL_RUNS'] ?? '60');
const NO_INDEXES = { composites: [], overrides: [] };
const TIMEOUT_MS = 600_000;

let directory: string;
let store: DocumentDatabase;
let server: Server;
let here: string;
let projects = 0;
const run = Date.now();

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'official-'));
  store = await openDocumentStore(directory);
  const served = await serveStore(store, allowAll);
  server = served.server;
  here = `http://127.0.0.1:${served.port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await store.close();
  await rm(directory, { recursive: true, force: true });
});

interface Both {
  readonly local: Answer;
  readonly official: Answer;
}

function ownOf(projectId: string, body: Json): Json {
  const own: unknown = JSON.parse(JSON.stringify(body).replaceAll('{p}', projectId));
  return isRecord(own) ? own : {};
}

/** The answer of the store to a query as admins ask it: clients are refused collection groups. */
async function foundHere(
  projectId: string,
  { structuredQuery }: Json,
  official: unknown,
): Promise<{ code: unknown; found: readonly unknown[] }> {
  const parsed = parseQuery(structuredQuery);
  if (!parsed.ok) return { code: parsed.error.code, found: [] };
  // The emulator serves all but the fewest queries without an index; those it refuses are to be refused here.
  if (official === 'FAILED_PRECONDITION') {
    return { code: missingIndex(parsed.value, [], NO_INDEXES)?.code, found: [] };
  }
  const found: unknown[] = [];
  for await (const { path, fields } of store.project(projectId).query('', parsed.value)) {
    found.push([documentName(projectId, path), sorted(fields)]);
  }
  return { code: null, found };
}

/** Asks both the same, each about a project that nobody else writes to. */
async function askBoth(projectId: string, verb: string, body: Json): Promise<Both> {
  const asked = ownOf(projectId, body);
  const [local, official] = await Promise.all(
    [here, emulatorOrigin()].map((origin) =>
      askRest(origin, projectId, verb, asked, { identity: OWNER }),
    ),
  );
  if (local === undefined || official === undefined) throw new Error('No answer.');
  return { local, official };
}

const newProject = (): string => `wire-${run}-${projects++}`;
const written = (path: string, fields: Json): Json => ({
  update: { name: `projects/{p}/databases/(default)/documents/${path}`, fields },
});

async function fill(projectId: string, documents: Readonly<Record<string, Json>>): Promise<void> {
  const writes = Object.entries(documents).map(([path, fields]) => written(path, fields));
  const { local, official } = await askBoth(projectId, 'commit', { writes });
  expect([local.status, official.status]).toEqual([200, 200]);
}

/** An error's code, or null. */
function codeOf({ status, body }: Answer): unknown {
  if (status === 200) return null;
  const first: unknown = Array.isArray(body) ? body[0] : body;
  const error = isRecord(first) ? first['error'] : undefined;
  return isRecord(error) ? error['status'] : body;
}

/** The documents of an answer, in its order, with their fields in canonical form. */
function documentsOf({ body }: Answer): readonly unknown[] {
  if (!Array.isArray(body)) return [];
  return body.flatMap((part: unknown) => {
    const found = isRecord(part) ? (part['document'] ?? part['found']) : undefined;
    if (!isRecord(found)) return [];
    const fields = parseFields(found['fields']);
    return [[found['name'], fields.ok ? sorted(fields.value) : fields.error]];
  });
}

/** The same map, whatever the order of its keys. */
const sorted = (fields: object): unknown =>
  JSON.parse(
    JSON.stringify(fields, (_, part: unknown) =>
      isRecord(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ),
  );

/** What transforms told, in canonical form. */
function toldOf({ body }: Answer): readonly unknown[] {
  const results: unknown = isRecord(body) ? body['writeResults'] : undefined;
  return (Array.isArray(results) ? results : []).map((result: unknown) => {
    const told: unknown = isRecord(result) ? result['transformResults'] : undefined;
    return (Array.isArray(told) ? told : []).map((value) => {
      const parsed = parseValue(value);
      return parsed.ok ? sorted(parsed.value) : parsed.error;
    });
  });
}

it(
  'queries give the same documents in the same order, or the same code',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        world,
        fc.array(query, { minLength: 4, maxLength: 8 }),
        async (documents, queries) => {
          const projectId = newProject();
          await fill(projectId, documents);
          for (const structuredQuery of queries) {
            const own = ownOf(projectId, { structuredQuery });
            const official = await askRest(emulatorOrigin(), projectId, 'runQuery', own, {
              identity: OWNER,
            });
            expect({
              structuredQuery,
              ...(await foundHere(projectId, own, codeOf(official))),
            }).toEqual({
              structuredQuery,
              code: codeOf(official),
              found: documentsOf(official),
            });
          }
        },
      ),
      {
        numRuns: RUNS,
        plugins: [fc.interruptAfterTimeLimit(TIMEOUT_MS / 2)],
        endOnFailure: process.env['CI'] !== undefined,
      },
    );
  },
  TIMEOUT_MS,
);

it(
  'commits leave the same documents and tell the same, or the same code',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        world,
        fc.array(commit, { minLength: 3, maxLength: 6 }),
        async (documents, commits) => {
          const projectId = newProject();
          await fill(projectId, documents);
          const names = ['c/d0', 'c/d1', 'c/é', 'd/new'].map(
            (path) => `projects/{p}/databases/(default)/documents/${path}`,
          );
          for (const writes of commits) {
            const { local, official } = await askBoth(projectId, 'commit', { writes });
            const left = await askBoth(projectId, 'batchGet', { documents: names });
            expect({
              writes,
              code: codeOf(local),
              told: toldOf(local),
              left: documentsOf(left.local),
            }).toEqual({
              writes,
              code: codeOf(official),
              told: toldOf(official),
              left: documentsOf(left.official),
            });
          }
        },
      ),
      {
        numRuns: RUNS,
        plugins: [fc.interruptAfterTimeLimit(TIMEOUT_MS / 2)],
        endOnFailure: process.env['CI'] !== undefined,
      },
    );
  },
  TIMEOUT_MS,
);
