import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readShowAnswer, type FinishedShow, type ShowResults } from 'shared-kernel/model';
import { startLocalBackend, type LocalBackend } from '../../src';
import { copyDemoData } from '../../src/testing';
import { localClient, type LocalClient } from '../server/localClient';

const YEAR = { organisationId: 'oakhollow', yearId: '2026' };
const YEAR_PATH = 'organisations/oakhollow/years/2026';
const ROBIN = { id: '51000017', email: 'robin.ashdown@example.org' };
const VALID_UNTIL = { year: new Date().getUTCFullYear() + 1, month: 1, day: 31 };

let folder: string;
let backend: LocalBackend;
let ada: LocalClient;
let milo: LocalClient;
let embedOrigin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embed-'));
  await copyDemoData(join(folder, 'data'));
  backend = await startLocalBackend({
    port: 0,
    dataDirectory: join(folder, 'data'),
    demo: true,
    webRoots: { shell: folder, remotes: () => [], embed: folder },
  });
  ada = await localClient(backend.origin, 'ada.greenwood@example.org');
  milo = await localClient(backend.origin, 'milo.thicket@example.org');
  const [year] = await ada.read(YEAR_PATH);
  embedOrigin = new URL(textIn(year?.['embedPage'])).origin;
}, 180_000);

afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

const textIn = (value: unknown): string => (value as { readonly stringValue: string }).stringValue;

async function robinsToken(): Promise<string> {
  const answer = (await ada.call('exportLinks', { ...YEAR, validUntil: VALID_UNTIL })) as {
    readonly result: {
      readonly rows: readonly { readonly supporterId: string; readonly link: string }[];
    };
  };
  const link = answer.result.rows.find(({ supporterId }) => supporterId === ROBIN.id)?.link ?? '';
  return link.slice(link.indexOf('#s=') + '#s='.length);
}

const get = (token: string, origin = embedOrigin): Promise<Response> =>
  fetch(`${backend.origin}/api/embed/screens`, {
    method: 'POST',
    headers: { origin, 'content-type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify({ token }),
  });

async function showOf(token: string): Promise<FinishedShow> {
  const answer = readShowAnswer(await (await get(token)).json());
  if (answer === null || 'code' in answer) throw new Error(`No show: ${JSON.stringify(answer)}`);
  return answer;
}

it('serves the demo’s supporter all screens behind the link that staff exported', async () => {
  const show = await showOf(await robinsToken());
  expect(show).toMatchObject({
    organisation: { name: 'Oakhollow Woodland Trust' },
    firstName: 'Robin',
  });
  expect(show.screens.length).toBeGreaterThan(2);
});

it('lets of everything that is known about a supporter only leave what a screen prints', async () => {
  const token = await robinsToken();
  const answer = await get(token);
  const bytes = `${JSON.stringify([...answer.headers])}${await answer.text()}`;
  const [robin] = await ada.read(`${YEAR_PATH}/supporters/${ROBIN.email}`);
  const fields = robin?.['fields'] as {
    readonly mapValue: { readonly fields: Readonly<Record<string, unknown>> };
  };
  const values = Object.entries(fields.mapValue.fields).map(
    ([name, value]) => [name, textIn(value)] as const,
  );
  expect(values.length).toBeGreaterThan(15);
  // Shorter ones stand in any text.
  const telling = values.filter(([, value]) => value.length > 2);
  const left = telling.filter(([, value]) => bytes.includes(value)).map(([name]) => name);
  const { screens, closingCard } = await showOf(token);
  const printed = [
    ...screens.flatMap(({ content }) => content.items.map(({ text }) => text)),
    ...(closingCard?.numbers ?? []).map(({ value }) => value),
  ].join('\n');
  for (const name of left) expect(printed).toContain(Object.fromEntries(values)[name]);
  expect(left).toContain('First Name');
  expect(left).not.toContain('Last Name');
  expect(bytes).not.toContain(ROBIN.email);
  expect(bytes).not.toContain(ROBIN.id);
});

it('shows the demo on a campaign page of another origin than the product', async () => {
  const [year] = await ada.read(YEAR_PATH);
  const address = textIn(year?.['embedPage']);
  expect(address).toBe(`http://127.0.0.1:${String(backend.port)}/demo/your-year`);
  const page = await (await fetch(address)).text();
  expect(page).toContain(`<script src="${backend.origin}/embed.js" crossorigin async></script>`);
  expect(page).toContain('<div data-supporter-screens>Your year opens in a newer browser.</div>');
});

it('speaks to the embed page and to itself, and to no other page', async () => {
  const token = await robinsToken();
  const allowed = async (origin: string) =>
    (await get(token, origin)).headers.get('access-control-allow-origin');
  expect(await allowed(embedOrigin)).toBe(embedOrigin);
  expect(await allowed(backend.origin)).toBe(backend.origin);
  const refused = await get(token, 'https://elsewhere.example.net');
  expect(await refused.json()).toEqual({ version: 1, code: 'wrong-page' });
  expect(refused.headers.get('referrer-policy')).toBe('no-referrer');
});

it('ends a link as soon as it is revoked, and gives another one at the next export', async () => {
  const token = await robinsToken();
  await ada.call('revokeLink', { ...YEAR, supporter: ROBIN.email });
  expect(await (await get(token)).json()).toMatchObject({ version: 1, code: 'revoked-link' });
  expect((await showOf(await robinsToken())).firstName).toBe('Robin');
});

it('ends all links at once', async () => {
  const token = await robinsToken();
  await showOf(token);
  await ada.call('revokeAllLinks', YEAR);
  expect(await (await get(token)).json()).toMatchObject({ version: 1, code: 'revoked-link' });
});

it('counts events as beacons send them, and tells members the results', async () => {
  const token = await robinsToken();
  const { screens } = await showOf(token);
  const events = [
    ...Array.from({ length: 12 }, () => ({ event: 'opened', screen: 0 })),
    ...Array.from({ length: 10 }, () => ({ event: 'left', screen: screens.length - 1 })),
  ];
  const answers = await Promise.all(
    events.map((event) =>
      fetch(`${backend.origin}/api/embed/events`, {
        method: 'POST',
        headers: { origin: embedOrigin, 'content-type': 'text/plain;charset=UTF-8' },
        body: JSON.stringify({ token, ...event }),
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(events.map(() => 204));
  const few = { kind: 'fewerThan', count: 10 };
  const { result } = (await milo.call('readResults', YEAR)) as { readonly result: ShowResults };
  // The demo's own days end before the one on which it was made.
  expect(result.days.at(-1)).toMatchObject({
    opened: { kind: 'exact', count: 12 },
    leftAt: [
      ...['actions', 'hello', 'rings', 'saplings', 'spoke-up'].map((screenId) => ({
        screenId,
        count: few,
      })),
      { screenId: 'thanks', count: { kind: 'exact', count: 10 } },
      { screenId: 'together', count: few },
    ],
  });
});

it.each(['personalLinks', 'linkKeys', 'links', 'results', 'activity'])(
  'lets no client read %s',
  async (collection) => {
    await robinsToken();
    await expect(ada.read(`${YEAR_PATH}/${collection}/1`)).rejects.toThrow('403');
  },
);

it('mails an admin a test that shows a supporter’s screens and is counted nowhere', async () => {
  await robinsToken();
  const results = await milo.call('readResults', YEAR);
  await expect(milo.call('sendTestLink', { ...YEAR, supporter: ROBIN.email })).rejects.toThrow(
    '403',
  );
  expect(await ada.call('sendTestLink', { ...YEAR, supporter: ROBIN.email })).toMatchObject({
    result: { outcome: 'kept', to: 'ada.greenwood@example.org' },
  });
  const mails = join(folder, 'data/mails');
  const [name = '', ...others] = await readdir(mails);
  expect(others).toEqual([]);
  const mail = await readFile(join(mails, name), 'utf8');
  expect(mail).toMatch(/^To: ada\.greenwood@example\.org\nSubject: Test: your year with Oakhollow/);
  expect(mail).toContain('the screens of r…@example.org until');
  expect(mail).not.toContain(ROBIN.email);
  const token = /#s=(\S+)/.exec(mail)?.[1] ?? '';
  expect((await showOf(token)).firstName).toBe('Robin');
  const events = Array.from({ length: 20 }, () =>
    fetch(`${backend.origin}/api/embed/events`, {
      method: 'POST',
      headers: { origin: embedOrigin, 'content-type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify({ token, event: 'opened', screen: 0 }),
    }),
  );
  expect((await Promise.all(events)).map(({ status }) => status)).toEqual(events.map(() => 204));
  expect(await milo.call('readResults', YEAR)).toEqual(results);
});

it('finds the campaign page again where it was started at another port', async () => {
  const dataDirectory = join(folder, 'data');
  const webRoots = { shell: folder, remotes: () => [], embed: folder };
  const before = backend.port;
  await backend.close();
  backend = await startLocalBackend({ port: 0, dataDirectory, demo: true, webRoots });
  expect(backend.port).not.toBe(before);
  ada = await localClient(backend.origin, 'ada.greenwood@example.org');
  const [year] = await ada.read(YEAR_PATH);
  expect(textIn(year?.['embedPage'])).toContain(`:${String(backend.port)}/`);
});
