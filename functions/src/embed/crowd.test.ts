import {
  askShow,
  aShowServer,
  codeOf,
  exported,
  getShow,
  PRODUCT,
  sendEvent,
  tokenOf,
} from '../testing/aShow';
import type { TestServer } from '../testing/testServer';
import { aSupporter, YEAR } from '../testing/aYear';
import { CROWD_LIMITS } from './crowdLimits';

const OFFICE = '198.51.100.7';
const PEOPLE = 200;

const supporters = Object.fromEntries(
  Array.from({ length: PEOPLE }, (_, person) => [
    `supporters/person${String(person)}@example.org`,
    { ...aSupporter({ Gift: String(person) }), supporterId: String(100_000 + person) },
  ]),
);

const tokensOf = async (server: TestServer): Promise<readonly string[]> =>
  (await exported(server)).rows.map(({ link }) => link.slice(link.indexOf('#s=') + 3));

/** A token that reads like one, of an organisation that is not there: its key would have to be looked for. */
const strangersToken = (count: number): string => {
  const head = [1, 0xff, 0xff, 0, 1, ...Array.from({ length: 16 }, () => 7)];
  const payload = Buffer.concat([Buffer.from(head), Buffer.from(`stranger${String(count)}/2026`)]);
  return `${payload.toString('base64url')}.${Buffer.alloc(16).toString('base64url')}`;
};

const exhaustGuesses = async (server: TestServer, address: string): Promise<void> => {
  for (let count = 0; count < CROWD_LIMITS.guess.burst; count += 1)
    expect(await codeOf(await askShow(server, 'guess', { address }))).toBe('unknown-link');
  expect(await codeOf(await askShow(server, 'guess', { address }))).toBe('too-many-requests');
};

it('a campaign’s send to two hundred people behind one address refuses nobody and counts everybody', async () => {
  const server = aShowServer(supporters);
  const tokens = await tokensOf(server);
  expect(tokens.length).toBeGreaterThanOrEqual(PEOPLE);
  const all = async (event: 'opened' | 'finished') => {
    for (const token of tokens) {
      const answer = await askShow(server, token, { address: OFFICE });
      expect([token, await codeOf(answer)]).toEqual([token, undefined]);
      await sendEvent(server, { token, event, screen: 0 }, { address: OFFICE });
    }
  };
  await all('opened');
  server.advance(60_000);
  await all('finished');
  const counted = await server.documents.list(`${YEAR}/results`);
  const sum = (event: string): number =>
    counted.reduce((total, { data }) => total + Number(data[event] ?? 0), 0);
  expect([sum('opened'), sum('finished')]).toEqual([tokens.length, tokens.length]);
});

describe('somebody who guesses', () => {
  it('is refused and told when to come again, while others behind the same address are not', async () => {
    const server = aShowServer();
    const token = await tokenOf(server);
    expect(await codeOf(await askShow(server, token, { address: '192.0.2.9' }))).toBeUndefined();
    await exhaustGuesses(server, OFFICE);
    const refused = await askShow(server, 'guess', { address: OFFICE });
    expect(refused.status).toBe(200);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await codeOf(await getShow(server, 'guess', { address: OFFICE }))).toBe(
      'too-many-requests',
    );
    expect(await codeOf(await askShow(server, token, { address: OFFICE }))).toBeUndefined();
    expect(await codeOf(await askShow(server, 'guess', { address: '192.0.2.9' }))).toBe(
      'unknown-link',
    );
    server.advance(1_000);
    expect(await codeOf(await askShow(server, 'guess', { address: OFFICE }))).toBe('unknown-link');
  });

  it.each(['shows', 'events'])('has us read no more for them, of %s', async (kind) => {
    const server = aShowServer();
    let reads = 0;
    const { get } = server.documents;
    server.documents.get = (path) => {
      reads += 1;
      return get(path);
    };
    for (let count = 0; count < 2 * CROWD_LIMITS.guess.burst; count += 1) {
      const token = strangersToken(count);
      if (kind === 'shows') await askShow(server, token, { address: OFFICE });
      else await sendEvent(server, { token, event: 'opened', screen: 0 }, { address: OFFICE });
    }
    expect(reads).toBeLessThanOrEqual(CROWD_LIMITS.guess.burst);
    expect(reads).toBeGreaterThan(0);
  });
});

it('one network is limited whatever it asks for, and told when to come again', async () => {
  const server = aShowServer();
  const token = await tokenOf(server);
  // So that its key is known: who has guessed as much as they may has nothing more read.
  expect(await codeOf(await askShow(server, token, { address: '192.0.2.9' }))).toBeUndefined();
  for (let count = 0; count < CROWD_LIMITS.network.burst; count += 1)
    await askShow(server, 'guess', { address: OFFICE });
  const refused = await askShow(server, token, { address: OFFICE });
  expect(await codeOf(refused)).toBe('too-many-requests');
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await codeOf(await askShow(server, token, { address: '192.0.2.9' }))).toBeUndefined();
  server.advance(1_000);
  expect(await codeOf(await askShow(server, token, { address: OFFICE }))).toBeUndefined();
});

it('events of one network are limited, and its shows are not by them', async () => {
  const server = aShowServer();
  const token = await tokenOf(server);
  const send = (address: string) =>
    sendEvent(server, { token, event: 'opened', screen: 0 }, { address });
  for (let count = 0; count < CROWD_LIMITS.network.burst; count += 1)
    await sendEvent(server, 'nothing', { address: OFFICE });
  await send(OFFICE);
  expect(await server.documents.list(`${YEAR}/results`)).toEqual([]);
  expect(await codeOf(await askShow(server, token, { address: OFFICE }))).toBeUndefined();
  await send('192.0.2.9');
  expect(await server.documents.list(`${YEAR}/results`)).toHaveLength(1);
});

it('one link is limited, whatever the addresses and by whichever route', async () => {
  const server = aShowServer();
  const token = await tokenOf(server);
  const ask = (count: number) => {
    const route = count % 2 === 0 ? askShow : getShow;
    return route(server, token, { address: String(count) });
  };
  for (let count = 0; count < CROWD_LIMITS.link.burst; count += 1)
    expect(await codeOf(await ask(count))).toBeUndefined();
  expect(await codeOf(await ask(30))).toBe('too-many-requests');
  expect(await codeOf(await ask(31))).toBe('too-many-requests');
  server.advance(2_000);
  expect(await codeOf(await ask(32))).toBeUndefined();
});

it('what asks for a show says the token in its body alone', async () => {
  const server = aShowServer();
  const token = await tokenOf(server);
  const ask = (path: string, body: string) =>
    server.handlers.embed(
      new Request(`${PRODUCT}${path}`, { method: 'POST', body, headers: { origin: PRODUCT } }),
      OFFICE,
    );
  const asking = JSON.stringify({ token });
  expect(await codeOf(await ask('/api/embed/screens', asking))).toBeUndefined();
  for (const body of [
    '',
    token,
    '{}',
    'null',
    JSON.stringify({ token: 1 }),
    asking + ' '.repeat(2_000),
  ])
    expect([body, await codeOf(await ask('/api/embed/screens', body))]).toEqual([
      body,
      'unknown-link',
    ]);
  expect(await codeOf(await ask(`/api/embed/screens?token=${token}`, '{}'))).toBe('unknown-link');
});
