import { Client, credentials, Metadata, status, type ServiceError } from '@grpc/grpc-js';
import fc from 'fast-check';
import {
  FUZZ_TIMEOUT_MS,
  fuzzRuns,
  malformedJson,
  mutated,
  mutatedBytes,
} from 'shared-kernel/testing/fuzz';
import { PROJECT_ID } from '../../src';
import { firestoreService } from '../../src/firestore-grpc/firestoreService';
import { FIRESTORE_REQUESTS } from './firestoreRequests';
import { startServer, type StartedServer } from './startedServer';

const DATABASE = `projects/${PROJECT_ID}/databases/(default)`;
const SERVICE = firestoreService();
const ANSWER_WITHIN_MS = 10_000;

const METHODS: Readonly<Record<string, string>> = {
  batchGet: 'BatchGetDocuments',
  runQuery: 'RunQuery',
  runAggregationQuery: 'RunAggregationQuery',
  commit: 'Commit',
};

/** The requests of REST say their resource in the address; these say it in the message. */
const REQUESTS: readonly (readonly [method: string, message: object])[] = [
  ...FIRESTORE_REQUESTS.map(
    ({ resource, verb, body }) =>
      [
        METHODS[verb] ?? '',
        { database: DATABASE, parent: resource, ...(asMessage(body) as object) },
      ] as const,
  ),
  ['BeginTransaction', { database: DATABASE, options: { readOnly: {} } }],
  ['Rollback', { database: DATABASE, transaction: Buffer.from('one') }],
  ['BatchWrite', { database: DATABASE, writes: [{ delete: `${DATABASE}/documents/a/b` }] }],
  ['ListCollectionIds', { parent: `${DATABASE}/documents`, pageSize: 5, pageToken: '' }],
  [
    'ListDocuments',
    { parent: `${DATABASE}/documents`, collectionId: 'organisations', pageSize: 5 },
  ],
];

/** Moments and wrapped numbers of JSON as protobuf has them. */
function asMessage(json: unknown, key = ''): unknown {
  if (key === 'upTo' || key === 'limit') return { value: json };
  if (key === 'nullValue') return 'NULL_VALUE';
  if (key === 'updateTime' || key === 'timestampValue') return { seconds: '1780308000', nanos: 7 };
  if (Array.isArray(json)) return json.map((entry) => asMessage(entry));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, entry]) => [name, asMessage(entry, name)]),
  );
}

let server: StartedServer;
let client: Client;

beforeAll(async () => {
  server = await startServer({ demo: false });
  client = new Client(`127.0.0.1:${String(server.grpcPort)}`, credentials.createInsecure());
}, 120_000);

afterAll(async () => {
  client.close();
  await server.close();
});

function methodOf(name: string) {
  const method = SERVICE[name];
  if (method === undefined) throw new Error(`There is no method ${name}`);
  return method;
}

/** The bytes of a message; null where it has no place for what it says. */
function bytesOf(name: string, message: unknown): Uint8Array | null {
  if (typeof message !== 'object' || message === null) return null;
  try {
    return methodOf(name).requestSerialize(message);
  } catch {
    return null;
  }
}

/** How the call ended: its code, and what it says. Its answers must be readable. */
function called(name: string, bytes: Uint8Array): Promise<{ code: number; details: string }> {
  const { path, responseStream, responseDeserialize } = methodOf(name);
  const request = Buffer.from(bytes);
  const asIs = (message: Buffer): Buffer => message;
  const options = { deadline: Date.now() + ANSWER_WITHIN_MS };
  const metadata = new Metadata();
  metadata.set('authorization', `Bearer ${server.secret}`);
  return new Promise((resolve) => {
    const ended = (error: ServiceError | null): void =>
      resolve({ code: error?.code ?? status.OK, details: error?.details ?? '' });
    if (!responseStream) {
      client.makeUnaryRequest(path, asIs, responseDeserialize, request, metadata, options, ended);
      return;
    }
    const call = client.makeServerStreamRequest(
      path,
      asIs,
      responseDeserialize,
      request,
      metadata,
      options,
    );
    call.on('data', () => undefined);
    call.on('error', ended);
    call.on('end', () => ended(null));
  });
}

const INTERNAL: number = status.INTERNAL;
const REFUSALS = new Set<number>([
  status.OK,
  status.INVALID_ARGUMENT,
  status.NOT_FOUND,
  status.ALREADY_EXISTS,
  status.FAILED_PRECONDITION,
  status.ABORTED,
  status.UNIMPLEMENTED,
]);

it('is asked in ways that are right before they are spoiled', async () => {
  for (const [name, message] of REQUESTS) {
    const bytes = bytesOf(name, message);
    expect(bytes).not.toBeNull();
    const { code } = await called(name, bytes ?? new Uint8Array());
    expect(code).not.toBe(INTERNAL);
  }
});

it(
  'answers whatever comes for Firestore over gRPC',
  async () => {
    const request = fc.constantFrom(...REQUESTS).chain(([name, message]) =>
      fc.record({
        name: fc.constant(name),
        bytes: fc.oneof(
          {
            arbitrary: mutated(message, malformedJson).map((spoiled) => bytesOf(name, spoiled)),
            weight: 2,
          },
          { arbitrary: mutatedBytes(bytesOf(name, message) ?? new Uint8Array()), weight: 1 },
        ),
      }),
    );
    await fc.assert(
      fc.asyncProperty(request, async ({ name, bytes }) => {
        fc.pre(bytes !== null);
        const { code, details } = await called(name, bytes);
        const isUnread = code === INTERNAL && details.includes('deserializing request');
        if (!REFUSALS.has(code) && !isUnread)
          throw new Error(`${name}: ${String(code)} ${details}`);
        expect(server.ended()).toBeNull();
      }),
      fuzzRuns('wire: Firestore over gRPC'),
    );
    const { status: health } = await server.ask({ method: 'GET', path: '/healthz' });
    expect(health).toBe(200);
    // Before these lines stands what is not built, where nothing is.
    expect(server.printed()).toMatch(
      /Supporter Screens is ready at \S+\nNobody runs it yet\.[^\n]+\n\S+#claim=\S+\n$/,
    );
  },
  FUZZ_TIMEOUT_MS,
);
