import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeScreen, decodeSearch } from 'shared-kernel/model';
import { DEMO_PEOPLE, PROJECT_ID, startLocalBackend, type LocalBackend } from '../../src';
import { DEMO_ORGANISATIONS } from '../../src/demo/organisations';

const YEAR = 'organisations/oakhollow/years/2026';

let folder: string;
let backend: LocalBackend;

const start = (): Promise<LocalBackend> =>
  startLocalBackend({
    port: 0,
    dataDirectory: join(folder, 'data'),
    demo: true,
    webRoots: { shell: folder, remotes: {} },
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'));
  backend = await start();
}, 60_000);

afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

/** Signs in as the account chooser does; gives the ID token. */
async function signIn(email: string): Promise<string> {
  const person = DEMO_PEOPLE.find((one) => one.email === email);
  const idToken = JSON.stringify({
    sub: person?.uid,
    email,
    email_verified: true,
    name: person?.name,
  });
  const answer = await fetch(
    `${backend.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=${PROJECT_ID}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        postBody: new URLSearchParams({ providerId: 'google.com', id_token: idToken }).toString(),
        requestUri: backend.origin,
        returnSecureToken: true,
      }),
    },
  );
  const signedIn = (await answer.json()) as { idToken: string; localId: string };
  expect(signedIn.localId).toBe(person?.uid);
  return signedIn.idToken;
}

/** Documents by path as a client gets them; the HTTP status where it does not. */
async function read(email: string, ...paths: readonly string[]): Promise<unknown> {
  const name = (path: string): string =>
    `projects/${PROJECT_ID}/databases/(default)/documents/${path}`;
  const answer = await fetch(
    `${backend.origin}/v1/projects/${PROJECT_ID}/databases/(default)/documents:batchGet`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${await signIn(email)}` },
      body: JSON.stringify({ documents: paths.map(name) }),
    },
  );
  if (!answer.ok) return answer.status;
  const found = (await answer.json()) as readonly { found?: { fields: unknown } }[];
  return found.map((one) => one.found?.fields ?? null);
}

const ADMIN = 'ada.greenwood@example.org';
const NEWCOMER = 'noor.newland@example.org';

describe('the demo', () => {
  it('has definitions that can be read', () => {
    for (const { definitions } of DEMO_ORGANISATIONS.flatMap(({ years }) => years)) {
      for (const { id, ...search } of definitions.searches)
        expect(decodeSearch(id, search)).toMatchObject({ ok: true });
      for (const { id, ...screen } of definitions.screens)
        expect(decodeScreen(id, screen)).toMatchObject({ ok: true });
    }
  });

  it('was imported and counted by the real jobs', async () => {
    const [year, search, screen] = (await read(
      ADMIN,
      YEAR,
      `${YEAR}/searches/planters`,
      `${YEAR}/screens/hello`,
    )) as readonly unknown[];
    expect(year).toMatchObject({
      supportersData: { mapValue: { fields: { total: { integerValue: '600' } } } },
    });
    expect(search).toMatchObject({
      supportersMatched: { integerValue: '93' },
      supportersMatchedUpdate: { booleanValue: false },
    });
    expect(screen).toMatchObject({ supportersMatched: { integerValue: '600' } });
  });

  it('shows supporters to the people of their organisation only', async () => {
    const supporter = `${YEAR}/supporters/robin.ashdown@example.org`;
    expect(await read(ADMIN, supporter)).toMatchObject([
      { supporterId: { stringValue: '51000017' } },
    ]);
    expect(await read(NEWCOMER, supporter)).toBe(403);
    expect(await read(ADMIN, 'organisations/lantern-street')).toBe(403);
    expect(await read('sasha.fields@example.com', 'organisations/lantern-street')).toMatchObject([
      { name: { stringValue: 'Lantern Street Kitchens' } },
    ]);
  });

  it('is there after a restart, and not written again', async () => {
    const before = await read(ADMIN, `${YEAR}/screens/hello`);
    await backend.close();
    backend = await start();
    await backend.settled();
    expect(await read(ADMIN, `${YEAR}/screens/hello`)).toEqual(before);
  }, 30_000);
});
