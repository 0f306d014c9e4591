import { randomBytes, randomUUID } from 'node:crypto';
import {
  Firestore,
  type CollectionReference,
  type DocumentReference,
} from 'firebase-admin/firestore';
import { firestoreDocuments } from 'functions/firestore';
import {
  createHandlers,
  startCountingThreads,
  wholeImport,
  yearScope,
  mailDocuments,
  type Services,
} from 'functions/handlers';
import { memoryFiles } from 'functions/testing';
import { emulatorOrigin } from './emulator';

const SCOPE = yearScope('grove', '2026');
const YEAR = 'organisations/grove/years/2026';
const ADA = { uid: 'ada', token: { email: 'ada@example.org' } };
const ROBIN = 'robin-zyx@example.org';
const OF_ROBIN = /robin-zyx|Rubecula-Qwv/i;
const CSV = [
  'Email,Supporter Id,First Name,Gift',
  `${ROBIN},id-1,Rubecula-Qwv,471125`,
  ...Array.from({ length: 40 }, (_, n) => `s${n}@example.org,id-s${n},Wren,${n}`),
].join('\n');

const condition = {
  id: 'c',
  dataType: 'field',
  fieldType: 'data',
  dataId: 'Gift',
  dataEqualsOperator: '>=',
  dataValue: '30',
};

it("functions import, count and erase through firebase-admin on Google's emulator", async () => {
  const { hostname, port } = new URL(emulatorOrigin());
  const firestore = new Firestore({
    projectId: `functions-${Date.now()}`,
    host: hostname,
    port: Number(port),
    ssl: false,
    credentials: { client_email: 'local@localhost', private_key: 'none' },
    // The emulator lets only its owner by the rules.
    customHeaders: { Authorization: 'Bearer owner' },
  });
  const documents = firestoreDocuments(firestore, { throttleBulkWrites: false });
  const countingThreads = startCountingThreads();
  const services: Services = {
    documents,
    files: memoryFiles(),
    countingThreads,
    removeAccount: () => Promise.resolve(),
    outbox: mailDocuments({ documents, now: () => new Date(), newId: randomUUID }),
    now: () => new Date(),
    newId: randomUUID,
    newSecret: () => randomBytes(32),
    log: () => undefined,
  };
  const handlers = createHandlers(services);
  // No change events come from there: whatever asks to be done is done here.
  const settled = () => handlers.jobsSettled(SCOPE, { lookEveryMs: 50, patienceMs: 0 });
  try {
    await documents.commit([
      { kind: 'set', path: 'users/ada', data: { organisation: 'grove' } },
      { kind: 'set', path: 'organisations/grove', data: { name: 'Grove' } },
      { kind: 'set', path: 'organisations/grove/admins/ada', data: {} },
      {
        kind: 'set',
        path: YEAR,
        data: { name: '2026', dateFrom: new Date('2025-12-31'), dateTo: new Date('2027-01-01') },
      },
      {
        kind: 'set',
        path: `${YEAR}/searches/generous`,
        data: { name: 'Generous', match: 'all', conditions: [condition] },
      },
      {
        kind: 'set',
        path: `${YEAR}/screens/all`,
        data: { name: 'All', order: 1, match: 'allUsers', searchIds: [] },
      },
    ]);
    await wholeImport({
      handlers,
      documents,
      settled,
      caller: ADA,
      ...SCOPE,
      fileName: 'supporters.csv',
      bytes: new TextEncoder().encode(CSV),
    });
    await settled();
    const matched = async (path: string) =>
      (await documents.get(`${YEAR}/${path}`))?.data['supportersMatched'];
    expect(await documents.count(`${YEAR}/supporters`)).toBe(41);
    expect(await matched('searches/generous')).toBe(11);
    expect(await matched('screens/all')).toBe(41);
    expect(await placesOfRobin(firestore)).not.toEqual([]);

    await handlers.callables.eraseSupporter({ ...SCOPE, email: ROBIN }, ADA);
    await settled();
    expect(await documents.count(`${YEAR}/supporters`)).toBe(40);
    expect(await matched('searches/generous')).toBe(10);
    expect(await placesOfRobin(firestore)).toEqual([]);
  } finally {
    await countingThreads.close();
    await firestore.terminate();
  }
}, 300_000);

/** The documents that hold something of Robin, in their paths or in what can be read of their values. */
async function placesOfRobin(firestore: Firestore): Promise<readonly string[]> {
  const places: string[] = [];
  const look = async (parent: Firestore | DocumentReference): Promise<void> => {
    for (const collection of await parent.listCollections()) await lookInto(collection);
  };
  const lookInto = async (collection: CollectionReference): Promise<void> => {
    for (const reference of await collection.listDocuments()) {
      const text = JSON.stringify((await reference.get()).data() ?? {});
      if (OF_ROBIN.test(`${reference.path} ${text}`)) places.push(reference.path);
      await look(reference);
    }
  };
  await look(firestore);
  return places.sort();
}
