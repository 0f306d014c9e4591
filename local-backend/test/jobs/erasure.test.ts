import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ClassicLevel } from 'classic-level';
import { wholeImport, yearScope, type Documents } from 'functions/handlers';
import { pathOfKey } from '../../src/documents/paths/documentKey';
import { patternOf, type ACCESS } from '../rules/matrix/access';
import { startJobServer, type JobServer } from './jobServer';

const SCOPE = yearScope('grove', '2026');
const YEAR = 'organisations/grove/years/2026';
const ADA = { uid: 'ada', token: { email: 'ada@example.org' } };

/** What nobody and nothing else of the year has: email, id, first name and town of Robin. */
const ROBIN = 'robin-zyx@example.org';
const OF_ROBIN = /robin-zyx|id-91827364|Rubecula-Qwv|Much-Alder-Kjh/i;
const ROBINS_ROW = `${ROBIN},id-91827364,Rubecula-Qwv,Much-Alder-Kjh,471125`;

const csv = (robinsRow: string): string =>
  [
    'Email,Supporter Id,First Name,Town,Gift',
    robinsRow,
    ...Array.from({ length: 40 }, (_, n) => `s${String(n)}@example.org,id-${String(n)},Wren,Ash,7`),
    'not-an-address,id-77,Rubecula-Qwv,Much-Alder-Kjh,471125',
  ].join('\n');

/**
 * Every kind of document that the product stores, and whether it may come to hold a supporter before they are erased. A
 * kind that is added has to be seeded here, or holds none.
 */
const HOLDS_SUPPORTERS = {
  'organisations/{organisation}/activity/{id}': true,
  'organisations/{organisation}/years/{id}': true,
  'organisations/{organisation}/years/{id}/fieldsList/{id}': true,
  'organisations/{organisation}/years/{id}/fieldSpreads/{id}': true,
  'organisations/{organisation}/years/{id}/supporters/{id}': true,
  'organisations/{organisation}/years/{id}/searches/{id}': true,
  'organisations/{organisation}/years/{id}/addresses/{id}': true,
  'organisations/{organisation}/years/{id}/screens/{id}': true,
  'organisations/{organisation}/years/{id}/versions/{id}': true,
  'organisations/{organisation}/years/{id}/bin/{id}': true,
  'organisations/{organisation}/years/{id}/publishedPieces/{id}': true,
  'organisations/{organisation}/years/{id}/imports/{id}': true,
  'organisations/{organisation}/years/{id}/imports/{id}/chunks/{id}': true,
  'organisations/{organisation}/years/{id}/imports/{id}/before/{id}': true,
  'organisations/{organisation}/years/{id}/imports/{id}/rejected/{id}': true,
  'organisations/{organisation}/years/{id}/personalLinks/{id}': true,
  'organisations/{organisation}/suppressions/{id}': true,
  'organisations/{organisation}/years/{id}/keptOut/{id}': true,
  // Its parts lie in files.
  'organisations/{organisation}/years/{id}/snapshot/{id}': false,
  // Staff alone.
  'users/{uid}': false,
  'superadmins/{uid}': false,
  'mail/{id}': false,
  'mailPace/{id}': false,
  'claims/{id}': false,
  'departures/{uid}': false,
  'installation/{id}': false,
  'organisations/{organisation}': false,
  'organisations/{organisation}/admins/{uid}': false,
  'organisations/{organisation}/roles/{uid}': false,
  'organisations/{organisation}/invitations/{id}': false,
  // Emails, ids and long numbers are taken out before it is kept (tidyFault), and it goes after 30 days.
  'faults/{id}': false,
  // Addresses of pages, whose texts stand in the year.
  'hostedPages/{path}': false,
  // What staff say of a picture, which they look through themselves (docs/operating.md).
  'organisations/{organisation}/fonts/{id}': false,
  'organisations/{organisation}/media/{id}': false,
  'organisations/{organisation}/mediaClaims/{id}': false,
  // Names of columns and what they become; no value of any row (D450).
  'organisations/{organisation}/savedMappings/{id}': false,
  // What staff made of screens: where it names somebody is told to them, to be changed by them (mentions).
  'organisations/{organisation}/templates/{id}': false,
  // How fields are worked out, and of nobody in particular what a count found (D290).
  'organisations/{organisation}/years/{id}/calculatedFields/{id}': false,
  'organisations/{organisation}/years/{id}/versionsSize/{id}': false,
  // Ids, hashes, moments and who of the staff published.
  'organisations/{organisation}/years/{id}/deletedSearches/{id}': false,
  'organisations/{organisation}/years/{id}/deletedScreens/{id}': false,
  'organisations/{organisation}/years/{id}/rollForwards/{id}': false,
  'organisations/{organisation}/years/{id}/publishing/{id}': false,
  'organisations/{organisation}/years/{id}/publications/{id}': false,
  // Keys, hashes, counts, days and ids of ours; an erasure only while it lasts.
  'organisations/{organisation}/activityDigests/{id}': false,
  'organisations/{organisation}/savesInRow/{id}': false,
  'organisations/{organisation}/erasures/{id}': false,
  'organisations/{organisation}/suppressionKeys/{id}': false,
  'organisations/{organisation}/careWork/{id}': false,
  'organisations/{organisation}/addressWork/{id}': false,
  'organisations/{organisation}/years/{id}/care/{id}': false,
  'organisations/{organisation}/years/{id}/sensitive/{id}': false,
  'organisations/{organisation}/years/{id}/jobs/{id}': false,
  'organisations/{organisation}/years/{id}/linkKeys/{id}': false,
  'organisations/{organisation}/years/{id}/links/{id}': false,
  'organisations/{organisation}/years/{id}/results/{id}': false,
  'organisations/{organisation}/years/{id}/activity/{id}': false,
} as const satisfies Record<keyof typeof ACCESS, boolean>;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'erasure-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('leaves nothing of an erased supporter in any document, nor in the files on disk', async () => {
  await onServer(async (server) => {
    await setUp(server);
    await importCsv(server, csv(ROBINS_ROW));
    await importCsv(server, csv(ROBINS_ROW.replace('471125', '4711250')));
    const validUntil = { year: new Date().getUTCFullYear() + 1, month: 1, day: 31 };
    await server.handlers.callables.exportLinks({ ...SCOPE, validUntil }, ADA);
    // Quiet people are counted and shown as everybody: all else holds them as well.
    const lastDay = { year: new Date().getUTCFullYear() + 1, month: 1, day: 31 };
    const entry = { of: 'email', value: ROBIN, effect: 'quiet', reason: 'other', lastDay };
    const onList = { organisationId: 'grove', entries: [{ ...entry, note: 'Rubecula-Qwv rang' }] };
    await server.handlers.callables.addToCareList(onList, ADA);
    await server.documents.commit(RESTS);
    await server.files.write('documents/grove/2026/import-died-1', CHUNK, null);
  });
  const kinds = Object.entries(HOLDS_SUPPORTERS).flatMap(([kind, holds]) => (holds ? [kind] : []));
  expect(await placesOfRobin()).toEqual(kinds.sort());
  const kept = 'documents/grove/2026';
  expect(await filesOfRobin()).toEqual(
    expect.arrayContaining([
      `${kept}/import-died-1`,
      expect.stringMatching(`${kept}/snapshot-.+-0`),
    ]),
  );

  await onServer(async ({ documents, handlers, settled }) => {
    await handlers.callables.eraseSupporter({ ...SCOPE, email: ROBIN }, ADA);
    await settled();
    expect(await documents.count(`${YEAR}/supporters`)).toBe(40);
    expect((await documents.get(`${YEAR}/screens/all`))?.data['supportersMatched']).toBe(40);
  });
  expect(await placesOfRobin()).toEqual([]);
  expect(await filesOfRobin()).toEqual([]);
}, 300_000);

it('leaves nothing of a year that was deleted 30 days ago', async () => {
  await onServer(async ({ documents, handlers }) => {
    await handlers.callables.deleteYear({ ...SCOPE, confirmedName: '2026' }, ADA);
    const pendingDeletion = { by: 'ada@example.org', at: new Date(0), removeAt: new Date(0) };
    await documents.commit([{ kind: 'merge', path: YEAR, data: { pendingDeletion } }]);
    await handlers.removeDeleted();
  });
  expect((await storedPaths()).filter((path) => path.startsWith(YEAR))).toEqual([]);
  expect(await storedPaths()).toContain('organisations/grove/admins/ada');
  expect(await filesOf('documents')).toEqual([]);
}, 300_000);

async function storedPaths(): Promise<readonly string[]> {
  const database = new ClassicLevel<Buffer>(folder, { keyEncoding: 'buffer' });
  const keys = await database.keys().all();
  await database.close();
  return keys.map(pathOfKey);
}

/** Works on the folder, waits for the jobs, and releases it. */
async function onServer(work: (server: JobServer) => Promise<unknown>): Promise<void> {
  const server = await startJobServer(folder);
  try {
    await work(server);
    await server.settled();
  } finally {
    await server.close();
  }
}

const setUp = ({ documents }: JobServer): Promise<void> =>
  documents.commit([
    { kind: 'set', path: 'users/ada', data: { organisation: 'grove' } },
    { kind: 'set', path: 'organisations/grove', data: { name: 'Grove' } },
    { kind: 'set', path: 'organisations/grove/admins/ada', data: {} },
    {
      kind: 'set',
      path: YEAR,
      data: {
        name: '2026',
        dateFrom: new Date('2025-12-31'),
        dateTo: new Date('2027-01-01'),
        embedPage: 'https://grove.example.org/',
      },
    },
    {
      kind: 'set',
      path: `${YEAR}/screens/all`,
      data: { name: 'All', order: 1, match: 'allUsers', searchIds: [] },
    },
    {
      // So few match that Robin is among the examples of the screen and of the combination.
      kind: 'set',
      path: `${YEAR}/searches/generous`,
      data: {
        name: 'Generous',
        match: 'all',
        conditions: [
          {
            id: 'c',
            dataType: 'field',
            fieldType: 'data',
            dataId: 'Gift',
            dataEqualsOperator: '>=',
            dataValue: '1000',
          },
        ],
      },
    },
    {
      kind: 'set',
      path: `${YEAR}/screens/thanks`,
      data: { name: 'Thanks', order: 2, match: 'allSearches', searchIds: ['generous'] },
    },
  ]);

const CHUNK = new TextEncoder().encode(`Email,Town\n${ROBIN},Much-Alder-Kjh\n`);

/** What older products, imports that died and what staff once wrote have left of Robin. */
const RESTS: Parameters<Documents['commit']>[0] = [
  { kind: 'set', path: `${YEAR}/keptOut/${ROBIN}`, data: { until: null } },
  // Of a search that was deleted a moment ago.
  {
    kind: 'set',
    path: `${YEAR}/addresses/searches~gone`,
    data: { supportersMatchedEmails: [ROBIN] },
  },
  {
    kind: 'set',
    path: 'organisations/grove/activity/9-deleted',
    data: {
      deed: 'searchDeleted',
      at: new Date('2026-05-01T00:00:00Z'),
      by: 'ada@example.org',
      uid: 'ada',
      yearId: '2026',
      person: '',
      subject: `Friends of ${ROBIN.toUpperCase()} (id-91827364), mailto:${ROBIN}.`,
    },
  },
  {
    kind: 'set',
    path: `${YEAR}/imports/died`,
    data: {
      fileName: `to=${ROBIN}.csv`,
      sizeBytes: 1,
      chunkCount: 1,
      state: 'failed',
      failure: `Nobody but ${ROBIN} is in it.`,
      choices: {
        leftOut: [`Met ${ROBIN}`],
        changed: [{ column: ROBIN, role: 'data', name: `Of ${ROBIN}`, type: 'number' }],
      },
      startedAt: new Date('2026-05-01T00:00:00Z'),
      undoable: false,
    },
  },
  {
    kind: 'set',
    path: `${YEAR}/imports/died/chunks/0`,
    // As an older product kept it.
    data: { number: 0, bytes: CHUNK },
  },
  { kind: 'set', path: `${YEAR}/imports/died/chunks/1`, data: { sizeBytes: CHUNK.byteLength } },
  { kind: 'set', path: `${YEAR}/fieldSpreads/nobodys`, data: { spread: { [ROBIN]: 3 } } },
  {
    kind: 'set',
    path: `${YEAR}/versions/friends~search~1`,
    data: { of: 'friends', part: 'search', saved: { name: `Friends of ${ROBIN}` }, bytes: 40 },
  },
  {
    kind: 'set',
    path: `${YEAR}/bin/friends`,
    data: { kind: 'searches', of: 'friends', data: { conditions: [{ dataValue: ROBIN }] } },
  },
  {
    kind: 'set',
    path: `${YEAR}/publications/90`,
    data: {
      ...{ number: 90, state: 'withdrawn', hash: 'f00d', by: '', uid: '', approvedBy: '' },
      ...{ at: new Date('2026-05-01T00:00:00Z'), from: null, until: null, searches: [] },
      ...{ screens: [{ id: 'old', piece: 'f00d' }], changes: [], backTo: null, madeFrom: null },
    },
  },
  {
    kind: 'set',
    path: `${YEAR}/publishedPieces/f00d`,
    data: {
      ...{ kind: 'screens', id: 'old', usedAt: new Date('2026-05-01T00:00:00Z') },
      json: new Uint8Array(gzipSync(JSON.stringify({ content: { items: [{ text: ROBIN }] } }))),
    },
  },
  {
    kind: 'merge',
    path: YEAR,
    data: { fields: [{ name: 'Town', type: 'string', exampleValues: { random: [ROBIN] } }] },
  },
];

const importCsv = ({ documents, handlers, settled }: JobServer, text: string) =>
  wholeImport({
    handlers,
    documents,
    settled,
    caller: ADA,
    ...SCOPE,
    fileName: 'supporters.csv',
    bytes: new TextEncoder().encode(text),
  });

/** The kinds of documents that hold something of Robin: in paths, values, and what is packed in values. */
async function placesOfRobin(): Promise<readonly string[]> {
  const database = new ClassicLevel<Buffer>(folder, {
    keyEncoding: 'buffer',
    valueEncoding: 'utf8',
  });
  const places = new Set<string>();
  for await (const [key, value] of database.iterator()) {
    const path = pathOfKey(key);
    if ([path, value, ...packedIn(value)].some((text) => OF_ROBIN.test(text)))
      places.add(patternOf(path) ?? path);
  }
  await database.close();
  return [...places].sort();
}

/** What the bytes in a document say. */
const packedIn = (value: string): readonly string[] =>
  [...value.matchAll(/[A-Za-z0-9+/]{40,}={0,2}/g)].map(([base64]) => {
    const bytes = Buffer.from(base64, 'base64');
    return (bytes.subarray(0, 2).equals(GZIP) ? gunzipSync(bytes) : bytes).toString('latin1');
  });

const GZIP = Buffer.from([0x1f, 0x8b]);

async function filesOfRobin(): Promise<readonly string[]> {
  const names = await filesOf('.');
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')));
  return names.filter((_, index) => OF_ROBIN.test(texts[index] ?? ''));
}

/** Below the data folder. */
async function filesOf(inside: string): Promise<readonly string[]> {
  const found = await readdir(join(folder, inside), { withFileTypes: true, recursive: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
