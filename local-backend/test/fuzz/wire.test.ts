import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { FUZZ_TIMEOUT_MS, fuzzRuns, mutatedBytes } from 'shared-kernel/testing/fuzz';
import { PROJECT_ID } from '../../src';
import { authRequests } from './authRequests';
import { CALLABLE_REQUESTS } from './callableRequests';
import { FIRESTORE_REQUESTS, NEXT, SEARCH_WRITE } from './firestoreRequests';
import {
  anyShape,
  authShape,
  callableShape,
  embedShape,
  firestoreShape,
  holdsUp,
  uploadShape,
} from './laws';
import { signIn, type SignedIn } from './signedIn';
import { spoiledJson, spoiledPath, spoiledToken } from './spoiled';
import { startServer, type StartedServer, type WireRequest } from './startedServer';

const YEAR = { organisationId: 'oakhollow', yearId: '2026' };
const CSV = 'Email,Town,Gift\nbea@example.org,Malmö,5\n"kit@example.org","Ob""an",\n';
const JSON_TYPE = { 'content-type': 'application/json' };

let server: StartedServer;
let ada: SignedIn;
let spare: SignedIn;
/** The Authorization headers with which requests are sent; undefined sends none. */
let people: readonly (string | undefined)[];

beforeAll(async () => {
  server = await startServer({ demo: true });
  ada = await signIn(server, 'ada.greenwood@example.org');
  const sasha = await signIn(server, 'sasha.fields@example.com');
  const milo = await signIn(server, 'milo.thicket@example.org');
  spare = await signIn(server, 'spare@example.org');
  people = [
    ...[ada, ada, ada, sasha, sasha, milo, spare].map(({ idToken }) => `Bearer ${idToken}`),
    undefined,
  ];
}, 120_000);

afterAll(() => server.close());

let printedBefore = '';
beforeEach(() => {
  printedBefore = server.printed();
});

/**
 * What was printed since but for where mails are, faults that were reported, traces of calls, and what counting says of
 * a calculated field that names no field of the year.
 */
const complaints = (): readonly string[] =>
  server
    .printed()
    .slice(printedBefore.length)
    .split('\n')
    .filter(
      (line) => line !== '' && !/^(A mail is in|Fault in| +at|There is no field) /.test(line),
    );

afterEach(() => {
  expect(server.ended()).toBeNull();
  expect(complaints()).toEqual([]);
});

/** Somebody's header, or a spoiled one. */
const authorization = () =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...people), weight: 9 },
    { arbitrary: spoiledToken(ada.idToken).map((token) => `Bearer ${token}`), weight: 1 },
  );

let ids = 0;
const withNextId = (body: Uint8Array | string): Uint8Array | string =>
  typeof body === 'string' ? body.replaceAll(NEXT, `saved-${String((ids += 1))}`) : body;

const headersWith = (header: string | undefined, others: Readonly<Record<string, string>>) =>
  header === undefined ? others : { ...others, authorization: header };

const lasts = (test: () => Promise<void>): [() => Promise<void>, number] => [test, FUZZ_TIMEOUT_MS];

it(
  'answers whatever comes for Firestore over REST',
  ...lasts(async () => {
    const request = fc.constantFrom(...FIRESTORE_REQUESTS).chain(({ resource, verb, body }) => {
      const path = `/v1/${resource}:${verb}`;
      return fc.record({
        path: fc.oneof(
          { arbitrary: fc.constant(path), weight: 4 },
          { arbitrary: spoiledPath(path), weight: 1 },
        ),
        body: spoiledJson(body),
        header: authorization(),
      });
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ path, body, header }) => {
        const answer = await server.ask({
          method: 'POST',
          path,
          headers: headersWith(header, { 'content-type': 'text/plain' }),
          body: withNextId(body),
        });
        await holdsUp(server, answer, path.startsWith('/v1/projects/') ? firestoreShape : anyShape);
      }),
      fuzzRuns('wire: Firestore over REST'),
    );
  }),
);

it(
  'answers whatever comes for Identity Toolkit',
  ...lasts(async () => {
    const request = fc
      .constantFrom(
        ...authRequests(spare, server.origin, { authorization: `Bearer ${server.secret}` }),
      )
      .chain(({ path, body, headers }) =>
        fc.record({
          path: fc.oneof(
            { arbitrary: fc.constant(path), weight: 4 },
            { arbitrary: spoiledPath(path), weight: 1 },
          ),
          body: spoiledJson(body),
          headers: fc.constant({ ...JSON_TYPE, ...headers }),
          method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'PUT'),
        }),
      );
    await fc.assert(
      fc.asyncProperty(request, async (one) => {
        const answer = await server.ask(one);
        const isAuth = /^\/(identitytoolkit|securetoken)\.googleapis\.com\//.test(one.path);
        await holdsUp(server, answer, isAuth ? authShape : anyShape);
      }),
      fuzzRuns('wire: Identity Toolkit'),
    );
  }),
);

it(
  'answers whatever callables are asked',
  ...lasts(async () => {
    const request = fc.constantFrom(...Object.entries(CALLABLE_REQUESTS)).chain(([name, data]) =>
      fc.record({
        name: fc.constant(name),
        body: spoiledJson({ data }),
        header: authorization(),
      }),
    );
    await fc.assert(
      fc.asyncProperty(request, async ({ name, body, header }) => {
        const answer = await server.ask({
          method: 'POST',
          path: `/${PROJECT_ID}/us-central1/${name}`,
          headers: headersWith(header, JSON_TYPE),
          body,
        });
        await holdsUp(server, answer, callableShape);
      }),
      fuzzRuns('wire: callables'),
    );
  }),
);

const called = async (name: string, data: object): Promise<Readonly<Record<string, unknown>>> => {
  const { status, text } = await server.ask({
    method: 'POST',
    path: `/${PROJECT_ID}/us-central1/${name}`,
    headers: headersWith(`Bearer ${ada.idToken}`, JSON_TYPE),
    body: JSON.stringify({ data }),
  });
  if (status !== 200) throw new Error(`${name}: ${String(status)} ${text}`);
  return (JSON.parse(text) as { readonly result: Readonly<Record<string, unknown>> }).result;
};

const uploadOf = (body: Uint8Array, path: string, header: string | undefined): WireRequest => ({
  method: 'POST',
  path,
  headers: headersWith(header, { 'content-type': 'application/octet-stream' }),
  body,
});

it(
  'takes in whatever is uploaded, or says why not',
  ...lasts(async () => {
    const file = fc.record({
      bytes: mutatedBytes(Buffer.from(CSV)),
      path: fc.option(spoiledPath('/api/imports/oakhollow/2026/an-import/chunks/0'), { freq: 4 }),
      header: authorization(),
    });
    await fc.assert(
      fc.asyncProperty(file, async ({ bytes, path, header }) => {
        if (path !== null) {
          const answer = await server.ask(uploadOf(bytes, path, header));
          await holdsUp(server, answer, path.startsWith('/api/imports/') ? uploadShape : anyShape);
          return;
        }
        const { importId } = await called('startImport', {
          ...YEAR,
          fileName: 'fuzzed.csv',
          sizeBytes: bytes.byteLength,
          chunkCount: 1,
          fingerprint: createHash('sha256').update(bytes).digest('hex'),
          options: { encoding: null, delimiter: null },
          anew: true,
        });
        const address = `/api/imports/oakhollow/2026/${String(importId)}/chunks/0`;
        const own = `Bearer ${ada.idToken}`;
        await holdsUp(server, await server.ask(uploadOf(bytes, address, own)), uploadShape);
        const finished = await server.ask({
          method: 'POST',
          path: `/${PROJECT_ID}/us-central1/finishUpload`,
          headers: headersWith(own, JSON_TYPE),
          body: JSON.stringify({ data: { ...YEAR, importId } }),
        });
        await holdsUp(server, finished, callableShape);
      }),
      fuzzRuns('wire: uploads'),
    );
  }),
);

it(
  'answers whatever the embed is asked',
  ...lasts(async () => {
    const token = await linkToken();
    const request = fc.oneof(
      fc.record({
        method: fc.constantFrom('GET', 'GET', 'OPTIONS', 'POST', 'DELETE'),
        path: spoiledToken(token).map(
          (spoiled) => `/api/embed/screens/${encodeURIComponent(spoiled)}`,
        ),
      }),
      fc.record({
        method: fc.constant('POST'),
        path: fc.constant('/api/embed/screens'),
        body: spoiledJson({ token }),
      }),
      fc.record({
        method: fc.constant('POST'),
        path: fc.constant('/api/embed/events'),
        body: spoiledJson({ token, event: 'opened', screen: 0 }),
      }),
      fc.record({
        method: fc.constant('GET'),
        path: spoiledPath(`/api/embed/screens/${token}`),
      }),
    );
    await fc.assert(
      fc.asyncProperty(request, async (one) => {
        const answer = await server.ask(one);
        await holdsUp(server, answer, one.path.startsWith('/api/embed/') ? embedShape : anyShape);
      }),
      fuzzRuns('wire: embed'),
    );
  }),
);

async function linkToken(): Promise<string> {
  const validUntil = { year: new Date().getUTCFullYear() + 1, month: 1, day: 31 };
  const { rows } = await called('exportLinks', { ...YEAR, validUntil });
  const [row] = rows as readonly { readonly link: string }[];
  return row?.link.split('#s=')[1] ?? '';
}

it(
  'answers whatever address is asked for',
  ...lasts(async () => {
    const address = fc.oneof(
      ...[
        '/',
        '/searches/walkers',
        '/remotes/searches/mf-manifest.json',
        '/remotes.json',
        '/embed.js',
        '/__/firebase/init.json',
        '/demo/your-year',
        `/v1/projects/${PROJECT_ID}/databases/(default)/documents/organisations/oakhollow`,
        `/${PROJECT_ID}/us-central1/linkState`,
      ].map(spoiledPath),
    );
    const method = fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'PATCH');
    await fc.assert(
      fc.asyncProperty(address, method, async (path, verb) => {
        await holdsUp(server, await server.ask({ method: verb, path }), anyShape);
      }),
      fuzzRuns('wire: addresses'),
    );
  }),
);

it(
  'goes on counting after all that',
  ...lasts(async () => {
    const asked = (verb: string, body: object) =>
      server.ask({
        method: 'POST',
        path: `/v1/projects/${PROJECT_ID}/databases/(default)/documents:${verb}`,
        headers: headersWith(`Bearer ${ada.idToken}`, JSON_TYPE),
        body: withNextId(JSON.stringify(body)),
      });
    const name = SEARCH_WRITE.update.name.replace(NEXT, 'after-all');
    const update = { ...SEARCH_WRITE.update, name };
    const saved = await asked('commit', { writes: [{ ...SEARCH_WRITE, update }] });
    expect(saved).toMatchObject({ status: 200 });
    let counted = '';
    while (!/"supportersMatched":\{"integerValue":"[1-9]/.test(counted)) {
      await setTimeout(200);
      counted = (await asked('batchGet', { documents: [name] })).text;
    }
  }),
);
