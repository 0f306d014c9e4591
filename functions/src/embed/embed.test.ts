import { DEFAULT_FIGURE, readShowAnswer, type FinishedShow } from 'shared-kernel/model';
import { aSupporter, YEAR } from '../testing/aYear';
import { publishAll } from '../testing/publishAll';
import {
  anItem,
  aShownScreen,
  askShow,
  aShowServer,
  codeOf,
  getShow,
  NEVER_MET,
  PRODUCT,
  ROBINS_FIELDS,
  sendEvent,
  tokenOf,
} from '../testing/aShow';
import type { TestServer } from '../testing/testServer';

const DAY_MS = 24 * 60 * 60 * 1000;
const ELSEWHERE = 'https://elsewhere.example.net';

async function showOf(server: TestServer, token: string): Promise<FinishedShow> {
  const answer = readShowAnswer(await (await askShow(server, token)).json());
  if (answer === null || 'code' in answer) throw new Error(`No show: ${JSON.stringify(answer)}`);
  return answer;
}

/** Some texts and each of their characters changed to another one. */
const tampered = (token: string): readonly string[] =>
  Array.from(
    { length: token.length },
    (_, index) =>
      token.slice(0, index) + (token[index] === 'A' ? 'B' : 'A') + token.slice(index + 1),
  );

describe('a show', () => {
  it('has the screens that match, in order, with their texts filled', async () => {
    const server = aShowServer();
    const { screens } = await showOf(server, await tokenOf(server));
    expect(screens.map(({ content }) => content.items.map(({ text }) => text))).toEqual([
      ['Dear Robin-Zyx,'],
      ['You gave £4711.25!'],
    ]);
  });

  it('has for a picture to share the same texts with nobody’s names and amounts', async () => {
    const server = aShowServer();
    const { screens } = await showOf(server, await tokenOf(server));
    expect(screens.map(({ shareTexts }) => shareTexts)).toEqual([
      ['Dear friend,'],
      ['You gave so much!'],
    ]);
  });

  it('takes along no names, ids or conditions of screens and items', async () => {
    const server = aShowServer();
    const body = await (await askShow(server, await tokenOf(server))).text();
    expect(body).not.toMatch(/internal|hello|thanks|givers|Legacy|Secret/i);
    const { screens } = await showOf(server, await tokenOf(server));
    for (const { content } of screens)
      expect(content.items.every(({ conditions }) => conditions.length === 0)).toBe(true);
  });

  it('names the supporter only where a shown placeholder does', async () => {
    const named = aShowServer();
    expect((await showOf(named, await tokenOf(named))).firstName).toBe('Robin-Zyx');
    expect((await showOf(named, await tokenOf(named, '5200'))).firstName).toBeNull();
    const unnamed = aShowServer({
      'screens/hello': aShownScreen(1, [
        anItem('Hello'),
        anItem('{field|First Name|0|none|friend}', { conditions: [NEVER_MET] }),
        anItem('{field|First Name|0|none|friend}', { type: 'share' }),
        anItem('{field|First Name|0|none|friend} {broken}'),
      ]),
    });
    expect((await showOf(unnamed, await tokenOf(unnamed))).firstName).toBeNull();
    const labelled = aShowServer({
      'screens/hello': aShownScreen(1, [
        anItem('5', {
          type: 'number',
          figure: { ...DEFAULT_FIGURE, label: '{field|First Name|0|none|friend}' },
        }),
      ]),
    });
    expect((await showOf(labelled, await tokenOf(labelled))).firstName).toBe('Robin-Zyx');
  });

  it('says nothing of the groups that staff made of objects', async () => {
    const items = [anItem('Dear', { group: 'Top donors' }), anItem('you', { group: 'Top donors' })];
    const server = aShowServer({ 'screens/hello': aShownScreen(1, items) });
    const body = await (await askShow(server, await tokenOf(server))).text();
    expect(body).toContain('Dear');
    expect(body).not.toContain('Top donors');
  });

  it('leaves out what a share item says, for nobody sees it', async () => {
    const server = aShowServer({
      'screens/hello': aShownScreen(1, [
        anItem('{field|Secret Note|0|none|}', { type: 'share', url: 'https://example.org/x' }),
      ]),
    });
    const body = await (await askShow(server, await tokenOf(server))).text();
    expect(body).not.toContain(ROBINS_FIELDS['Secret Note']);
    expect(body).not.toContain('https://example.org/x');
  });

  it('leaves out a screen on which the supporter would see nothing', async () => {
    const server = aShowServer({
      'screens/hello': aShownScreen(1, []),
      'screens/picture': aShownScreen(3, [], { content: { backgroundImage: '/demo/dawn.svg' } }),
    });
    expect((await showOf(server, await tokenOf(server))).screens).toHaveLength(2);
  });

  it('says that there are none for whom no screen is', async () => {
    const server = aShowServer();
    const token = await tokenOf(server, '5200');
    await server.documents.commit([{ kind: 'delete', path: `${YEAR}/screens/hello` }]);
    await publishAll(server);
    expect(await codeOf(await askShow(server, token))).toBe('no-screens');
  });

  it('shows what staff have just published, where every change is seen', async () => {
    const server = aShowServer();
    const token = await tokenOf(server);
    await showOf(server, token);
    await server.documents.commit([
      { kind: 'set', path: `${YEAR}/screens/hello`, data: aShownScreen(1, [anItem('New')]) },
    ]);
    await publishAll(server);
    expect((await showOf(server, token)).screens[0]?.content.items[0]?.text).toBe('New');
  });

  it('shares the embed page, the hashtag, and a picture where staff allow it', async () => {
    const server = aShowServer();
    const sharing = { hashtag: '#OurYear', picture: true };
    await server.documents.commit([{ kind: 'merge', path: YEAR, data: { sharing } }]);
    expect((await showOf(server, await tokenOf(server))).share).toEqual({
      link: 'https://campaign.example.org/your-year',
      ...sharing,
    });
  });
});

describe('what leaves the server', () => {
  it('holds none of a supporter’s values but those that a shown placeholder prints', async () => {
    const server = aShowServer();
    const token = await tokenOf(server);
    const answers = await Promise.all([
      askShow(server, token),
      askShow(server, token, { origin: ELSEWHERE }),
      askShow(server, token, { method: 'OPTIONS' }),
      askShow(server, `${token}x`),
      sendEvent(server, { token, event: 'opened', screen: 0 }),
    ]);
    const bytes = (
      await Promise.all(
        answers.map(
          async (answer) => `${JSON.stringify([...answer.headers])}${await answer.text()}`,
        ),
      )
    ).join('\n');
    const left = Object.entries(ROBINS_FIELDS).filter(([, value]) => bytes.includes(value));
    expect(left.map(([name]) => name)).toEqual(['First Name', 'Gift']);
    expect(bytes).not.toContain('robin@example.org');
    expect(bytes).not.toContain('5100');
    expect(bytes).not.toContain(token);
  });

  it('sets no cookie, sends no referrer, and is kept by nobody but the supporter’s browser', async () => {
    const server = aShowServer();
    const { headers } = await askShow(server, await tokenOf(server));
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('vary')).toBe('Origin');
    expect((await askShow(server, 'none')).headers.get('cache-control')).toBe('no-store');
  });

  it('answers a script of an earlier day, which asks with the token in the path, in the same words', async () => {
    const server = aShowServer();
    const token = await tokenOf(server);
    const earlier = await getShow(server, token);
    expect(earlier.headers.get('cache-control')).toBe('private, max-age=60');
    expect(await earlier.text()).toBe(await (await askShow(server, token)).text());
    expect(await codeOf(await getShow(server, `${token}x`))).toBe('unknown-link');
  });
});

describe('a link', () => {
  it('that anybody changed in any place is unknown, in the same words as one that never was', async () => {
    const server = aShowServer();
    const token = await tokenOf(server);
    const unknown = await (await askShow(server, 'no-token-at-all')).text();
    let attempt = 0;
    for (const text of tampered(token)) {
      const address = `198.51.100.${String((attempt += 1))}`;
      const answer = await askShow(server, text, { address });
      expect([answer.status, await answer.text()]).toEqual([200, unknown]);
    }
  });

  it('works through its last day and is expired after it', async () => {
    const server = aShowServer();
    const token = await tokenOf(server, '5100', { year: 2026, month: 6, day: 2 });
    server.advance(2 * DAY_MS - 1);
    expect(await codeOf(await askShow(server, token))).toBeUndefined();
    server.advance(1);
    expect(await codeOf(await askShow(server, token))).toBe('expired-link');
  });

  it('signed by another year’s key is unknown', async () => {
    const server = aShowServer();
    await tokenOf(server);
    const other = aShowServer();
    other.services.newSecret(); // so that its keys are not the same
    expect(await codeOf(await askShow(server, await tokenOf(other)))).toBe('unknown-link');
  });

  it('of a supporter who is gone is unknown', async () => {
    const server = aShowServer();
    const token = await tokenOf(server);
    await server.documents.commit([
      { kind: 'delete', path: `${YEAR}/supporters/robin@example.org` },
    ]);
    expect(await codeOf(await askShow(server, token))).toBe('unknown-link');
  });

  it('of a year that is gone is unknown', async () => {
    const server = aShowServer();
    const token = await tokenOf(server);
    await server.documents.commit([{ kind: 'delete', path: YEAR }]);
    expect(await codeOf(await askShow(server, token))).toBe('unknown-link');
  });
});

describe('pages of other origins', () => {
  it('the year’s embed page may read, by its exact origin', async () => {
    const server = aShowServer();
    const { headers } = await askShow(server, await tokenOf(server));
    expect(headers.get('access-control-allow-origin')).toBe('https://campaign.example.org');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  it.each([
    ELSEWHERE,
    'http://campaign.example.org',
    'https://campaign.example.org:8443',
    'https://campaign.example.org.evil.example',
    'null',
  ])('%s may not', async (origin) => {
    const server = aShowServer();
    const answer = await askShow(server, await tokenOf(server), { origin });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toEqual({ version: 1, code: 'wrong-page' });
  });

  it.each([PRODUCT, ''])('our own pages may (origin “%s”)', async (origin) => {
    const server = aShowServer();
    expect(await codeOf(await askShow(server, await tokenOf(server), { origin }))).toBeUndefined();
  });

  it('of earlier scripts are told by a preflight that they may GET', async () => {
    const server = aShowServer();
    const answer = await getShow(server, await tokenOf(server), { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://campaign.example.org');
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET');
  });

  it.each(['GET', 'PUT', 'DELETE'])('may not %s a show', async (method) => {
    const server = aShowServer();
    const answer = await askShow(server, await tokenOf(server), { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
  });

  it.each(['POST', 'PUT', 'DELETE'])(
    'may not %s a show to an address with a token',
    async (method) => {
      const server = aShowServer();
      const answer = await getShow(server, await tokenOf(server), { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, OPTIONS');
    },
  );
});

it('says nothing about tokens in its messages', async () => {
  const server = aShowServer();
  const token = await tokenOf(server);
  await askShow(server, token);
  await askShow(server, `${token}x`);
  await sendEvent(server, { token, event: 'opened', screen: 0 });
  expect(server.logged).toEqual([]);
});

it('knows a supporter whose email has unusual signs', async () => {
  const email = 'o’brien+%20#&?@example.org';
  const server = aShowServer({
    [`supporters/${email}`]: { ...aSupporter({ 'First Name': 'Bo' }), supporterId: '7' },
  });
  expect((await showOf(server, await tokenOf(server, '7'))).firstName).toBe('Bo');
});
