import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithCredential,
} from 'firebase/auth';
import {
  connectFunctionsEmulator,
  FunctionsError,
  getFunctions,
  httpsCallable,
} from 'firebase/functions';
import { CallableError } from 'functions/handlers';
import { createAuthHandler, verifyIdentity } from '../../src/auth';
import { createCallableHandler, type CallableFunction } from '../../src/callables';
import { WIRE_STATUS } from '../../src/callables/wireStatus';
import { memoryArea } from '../auth/memoryArea';
import { serveHandler, type Served } from '../serving';
import { TEST_TRUST } from '../testTrust';

const projectId = 'demo-callables';
let now: Date;
let logged: unknown[];
let hasSpace: boolean;
let served: Served;
let app: FirebaseApp;
let appCount = 0;

class CodedError extends Error {
  constructor(readonly code: string) {
    super(`refused with ${code}`);
    this.name = 'CallableError';
  }
}

const FUNCTIONS: Readonly<Record<string, CallableFunction>> = {
  echo: (data) => Promise.resolve(data),
  whoAmI: (_data, caller) =>
    Promise.resolve(caller && { uid: caller.uid, email: caller.token['email'] }),
  nothing: () => Promise.resolve(undefined),
  refuse: () =>
    Promise.reject(
      new CallableError('failed-precondition', 'Two chunks are missing.', { missing: [1, 4] }),
    ),
  refuseWith: (code) => Promise.reject(new CodedError(String(code))),
  fail: () => Promise.reject(new Error('the secret inside')),
};

beforeEach(async () => {
  now = new Date();
  logged = [];
  hasSpace = true;
  const area = memoryArea();
  const auth = createAuthHandler({ areaOf: () => area, now: () => now, trust: TEST_TRUST });
  const callables = createCallableHandler({
    functions: FUNCTIONS,
    identify: (header, project) => verifyIdentity(header, project, now, TEST_TRUST),
    hasSpace: () => Promise.resolve(hasSpace),
    log: (_message, cause) => logged.push(cause),
  });
  served = await serveHandler(async (request) => (await auth(request)) ?? callables(request));
  app = initializeApp({ apiKey: projectId, projectId }, `callables-${++appCount}`);
  const sdkAuth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(sdkAuth, served.origin, { disableWarnings: true });
  connectFunctionsEmulator(getFunctions(app), served.host, served.port);
});

afterEach(async () => {
  await deleteApp(app);
  await served.close();
});

const call = async (name: string, data?: unknown): Promise<unknown> =>
  (await httpsCallable(getFunctions(app), name)(data)).data;

/** As the SDK tells it; it puts the HTTP status after the server's sentence. */
const failureOf = (name: string, data?: unknown): Promise<unknown> =>
  call(name, data).then(
    () => 'no failure',
    (error: unknown) => {
      if (!(error instanceof FunctionsError)) throw error;
      const { code, message, details } = error;
      return { code, message, details };
    },
  );

const signIn = () => {
  const claims = { sub: 'google-1', email: 'ada@example.org', email_verified: true };
  const credential = GoogleAuthProvider.credential(JSON.stringify(claims));
  return signInWithCredential(
    initializeAuth(app, { persistence: inMemoryPersistence }),
    credential,
  );
};

const post = (path: string, init: RequestInit = {}) =>
  fetch(served.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"data":1}',
    ...init,
  });

describe('a call through the SDK', () => {
  it('carries plain data there and back', async () => {
    const data = { text: 'é😀', number: 1.5, list: [1, null, { deep: true }], empty: {} };
    expect(await call('echo', data)).toEqual(data);
    expect(await call('echo', null)).toBeNull();
    expect(await call('nothing')).toBeNull();
  });

  it('knows nobody without a token, and the person with one', async () => {
    expect(await call('whoAmI')).toBeNull();
    const { user } = await signIn();
    expect(await call('whoAmI')).toEqual({ uid: user.uid, email: 'ada@example.org' });
  });

  it('brings a refusal with its code, sentence and details', async () => {
    expect(await failureOf('refuse')).toMatchObject({
      code: 'functions/failed-precondition',
      message: 'Two chunks are missing. [400]',
      details: { missing: [1, 4] },
    });
  });

  it.each(Object.keys(WIRE_STATUS))('brings the code %s', async (code) => {
    expect(await failureOf('refuseWith', code)).toMatchObject({ code: `functions/${code}` });
    expect(logged).toEqual([]);
  });

  it('is refused while nothing could be kept', async () => {
    hasSpace = false;
    expect(await failureOf('echo', 1)).toMatchObject({ code: 'functions/resource-exhausted' });
    hasSpace = true;
    expect(await call('echo', 1)).toBe(1);
  });

  it('says nothing of any other failure, but logs it', async () => {
    expect(await failureOf('fail')).toMatchObject({
      code: 'functions/internal',
      message: 'INTERNAL [500]',
      details: undefined,
    });
    expect(await failureOf('refuseWith', 'no-such-code')).toMatchObject({
      code: 'functions/internal',
      message: 'INTERNAL [500]',
    });
    expect(logged.map(String)).toEqual([
      'Error: the secret inside',
      'CallableError: refused with no-such-code',
    ]);
  });

  it('of a function that is not there is not-found', async () => {
    expect(await failureOf('absent')).toMatchObject({ code: 'functions/not-found' });
    expect(await failureOf('toString')).toMatchObject({ code: 'functions/not-found' });
  });
});

describe('the wire', () => {
  const path = `/${projectId}/us-central1/echo`;

  it('has the HTTP status of the code', async () => {
    const answer = await post(`/${projectId}/us-central1/refuse`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: {
        status: 'FAILED_PRECONDITION',
        message: 'Two chunks are missing.',
        details: { missing: [1, 4] },
      },
    });
  });

  it('refuses a token that is malformed or expired', async () => {
    const withToken = (token: string) =>
      post(path, {
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      });
    expect((await withToken('nonsense')).status).toBe(401);
    const token = await (await signIn()).user.getIdToken();
    expect((await withToken(token)).status).toBe(200);
    now = new Date(now.getTime() + 3_600_000);
    expect((await withToken(token)).status).toBe(401);
  });

  it('takes POST with JSON data alone', async () => {
    expect((await post(path)).status).toBe(200);
    expect((await post(path, { body: '{}' })).status).toBe(400);
    expect((await post(path, { body: 'text' })).status).toBe(400);
    expect((await post(path, { headers: { 'content-type': 'text/plain' } })).status).toBe(400);
    expect((await fetch(served.origin + path)).status).toBe(400);
  });

  it('unwraps 64-bit integers', async () => {
    const long = { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: '12' };
    const answer = await post(path, { body: JSON.stringify({ data: { n: [long] } }) });
    expect(await answer.json()).toEqual({ result: { n: [12] } });
  });

  it('leaves other paths to their owners', async () => {
    expect((await post('/api/imports/x')).status).toBe(404);
    expect((await post('/remotes/searches/main.js')).status).toBe(404);
  });
});
