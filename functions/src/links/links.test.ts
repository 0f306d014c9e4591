import type { LinkState } from 'shared-kernel/model';
import { aSupporter, SCOPE, YEAR } from '../testing/aYear';
import {
  ADA,
  aShowServer,
  codeOf,
  exported,
  EMBED_PAGE,
  getShow,
  IN_YEAR,
  MILO,
  tokenOf,
  VALID_UNTIL,
} from '../testing/aShow';
import type { TestServer } from '../testing/testServer';
import { forgetLinks } from './forgetLinks';

const DAY_MS = 24 * 60 * 60 * 1000;

const stateOf = async (server: TestServer): Promise<Record<keyof LinkState, unknown>> =>
  (await server.handlers.callables.linkState(IN_YEAR, MILO)) as Record<keyof LinkState, unknown>;
const revoke = (server: TestServer, supporter: string): Promise<unknown> =>
  server.handlers.callables.revokeLink({ ...IN_YEAR, supporter }, ADA);
const revokeAll = (server: TestServer): Promise<unknown> =>
  server.handlers.callables.revokeAllLinks(IN_YEAR, ADA);
const referenceIn = (token: string): string =>
  Buffer.from(token.split('.')[0] ?? '', 'base64url')
    .subarray(5, 21)
    .toString('hex');

describe('the link of one supporter (D411)', () => {
  const ROBIN = 'robin@example.org';
  const make = async (on: TestServer, supporter = ROBIN, validUntil = VALID_UNTIL) =>
    (
      (await on.handlers.callables.makeLink({ ...IN_YEAR, supporter, validUntil }, ADA)) as {
        link: string;
      }
    ).link;
  const tokenIn = (link: string): string => link.slice(link.indexOf('#s=') + 3);

  it('shows their screens, and is the same person’s as in an export', async () => {
    const on = aShowServer();
    const link = await make(on, ' Robin@Example.org ');
    expect(link.startsWith(`${EMBED_PAGE}#s=`)).toBe(true);
    expect((await getShow(on, tokenIn(link))).status).toBe(200);
    expect(referenceIn(await tokenOf(on))).toBe(referenceIn(tokenIn(link)));
    expect((await stateOf(on)).links).toBe(2);
  });

  it('leaves a line that says who made it and, as a hash, for whom', async () => {
    const on = aShowServer();
    await make(on);
    const [line] = await on.documents.list('organisations/grove/activity');
    expect(line?.data).toMatchObject({ deed: 'linkMade', by: 'ada@example.org', person: '' });
    expect(line?.data['supporter']).toMatch(/^.{20,}$/);
    expect(JSON.stringify(line?.data)).not.toContain('robin');
  });

  it('is a new one after theirs was revoked', async () => {
    const on = aShowServer();
    const first = tokenIn(await make(on));
    await revoke(on, ROBIN);
    expect(await codeOf(await getShow(on, first))).toBe('revoked-link');
    expect((await getShow(on, tokenIn(await make(on)))).status).toBe(200);
  });

  it.each([
    ['is no supporter', 'nobody@example.org', {}],
    ['is nobody', ' ', {}],
    ['can be no supporter', 'a/b', {}],
    ['is on the care list', ROBIN, { effect: 'out' }],
    ['is left alone', ROBIN, { effect: 'quiet', lastDay: { year: 2027, month: 1, day: 31 } }],
  ])('is not made for who %s', async (_, supporter, listed) => {
    const on = aShowServer();
    const entry = { of: 'email', value: ROBIN, reason: 'complaint', note: '', lastDay: null };
    if ('effect' in listed)
      await on.handlers.callables.addToCareList(
        { ...IN_YEAR, entries: [{ ...entry, ...listed }] },
        ADA,
      );
    await expect(make(on, supporter)).rejects.toMatchObject({
      ...{ code: 'failed-precondition', message: 'Nobody who may get a link has this email' },
    });
    expect((await stateOf(on)).links).toBe(0);
  });

  it('is not made for who was erased, also where another sync has stored them again', async () => {
    const on = aShowServer();
    const stored = await on.data(`${YEAR}/supporters/${ROBIN}`);
    await on.handlers.callables.eraseSupporter({ ...IN_YEAR, email: ROBIN }, ADA);
    await on.documents.commit([{ kind: 'set', path: `${YEAR}/supporters/${ROBIN}`, data: stored }]);
    await expect(make(on)).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  it('waits for an export where all links were revoked', async () => {
    const on = aShowServer();
    await exported(on);
    await revokeAll(on);
    await expect(make(on)).rejects.toMatchObject({ code: 'failed-precondition' });
    expect((await stateOf(on)).links).toBe(0);
    await exported(on);
    expect((await getShow(on, tokenIn(await make(on)))).status).toBe(200);
  });

  it('works from today to two years ahead at most', async () => {
    const on = aShowServer();
    for (const year of [2025, 2029])
      await expect(make(on, ROBIN, { ...VALID_UNTIL, year })).rejects.toMatchObject({
        code: 'invalid-argument',
      });
  });
});

describe('exporting personal links', () => {
  it('gives every supporter a link to the embed page with the token behind the #', async () => {
    const { rows, withoutId, next } = await exported(aShowServer());
    expect(rows.map(({ supporterId }) => supporterId)).toEqual(['5100', '5200']);
    expect(rows.every(({ link }) => link.startsWith(`${EMBED_PAGE}#s=`))).toBe(true);
    expect({ withoutId, next }).toEqual({ withoutId: 0, next: null });
  });

  it('goes on at the pace that its parts before have reached', async () => {
    const server = aShowServer();
    await exported(server);
    const begunAt = server.services.now();
    server.advance(600_000);
    const bulk = jest.spyOn(server.documents, 'bulk');
    const request = { ...IN_YEAR, validUntil: VALID_UNTIL, after: '1/robin@example.org' };
    await server.handlers.callables.exportLinks(request, ADA);
    expect(bulk.mock.calls.map(([, , pace]) => pace)).toEqual([{ since: begunAt }]);
  });

  it('leaves out who has no supporter id, and says how many', async () => {
    const { rows, withoutId } = await exported(
      aShowServer({ 'supporters/sparrow@example.org': aSupporter({}) }),
    );
    expect(rows).toHaveLength(2);
    expect(withoutId).toBe(1);
  });

  it('says nothing about the supporter in the link', async () => {
    const token = await tokenOf(aShowServer());
    const bytes = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('latin1');
    expect(bytes).not.toMatch(/robin|5100|example/i);
  });

  it('gives the same supporter the same reference again', async () => {
    const server = aShowServer();
    const first = await tokenOf(server);
    server.advance(DAY_MS);
    const later = await tokenOf(server, '5100', { ...VALID_UNTIL, year: 2027 });
    expect(later).not.toBe(first);
    expect(referenceIn(later)).toBe(referenceIn(first));
    expect((await stateOf(server)).links).toBe(2);
  });

  it('signs by a new key after 90 days, and links of the old one go on working', async () => {
    const server = aShowServer();
    const old = await tokenOf(server);
    server.advance(91 * DAY_MS);
    await tokenOf(server);
    expect(await server.documents.count(`${YEAR}/linkKeys`)).toBe(3); // two keys, one for references
    expect((await getShow(server, old)).status).toBe(200);
    expect(await codeOf(await getShow(server, old))).toBeUndefined();
  });

  it('goes on in parts, in the order of emails, by one key', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 2_003 }, (_, index) => [
        `supporters/s${String(index).padStart(4, '0')}@example.org`,
        { ...aSupporter({}), supporterId: `id-${String(index)}` },
      ]),
    );
    const server = aShowServer(many);
    const first = await exported(server);
    expect(first.rows).toHaveLength(2_000);
    const request = { ...IN_YEAR, validUntil: VALID_UNTIL, after: first.next };
    const second = (await server.handlers.callables.exportLinks(request, ADA)) as typeof first;
    expect(second.rows).toHaveLength(5);
    expect(second.next).toBeNull();
    const ids = new Set([...first.rows, ...second.rows].map(({ supporterId }) => supporterId));
    expect(ids.size).toBe(2_005);
    expect(await server.documents.count('organisations/grove/activity')).toBe(1);
  });

  it('stops where all links were revoked between two parts', async () => {
    const server = aShowServer();
    await exported(server);
    await revokeAll(server);
    const request = { ...IN_YEAR, validUntil: VALID_UNTIL, after: '1/robin@example.org' };
    await expect(server.handlers.callables.exportLinks(request, ADA)).rejects.toMatchObject({
      code: 'failed-precondition',
    });
  });

  it.each([
    ['yesterday', { year: 2026, month: 5, day: 31 }],
    ['too far ahead', { year: 2029, month: 1, day: 1 }],
    ['no day at all', { year: 2026, month: 6, day: 31 }],
  ])('refuses a last day that is %s', async (_, validUntil) => {
    await expect(exported(aShowServer(), validUntil)).rejects.toMatchObject({
      code: 'invalid-argument',
    });
  });

  it('refuses where the year has no embed page', async () => {
    const server = aShowServer();
    await server.documents.commit([{ kind: 'merge', path: YEAR, data: { embedPage: '' } }]);
    await expect(exported(server)).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  it.each(['exportLinks', 'revokeLink', 'revokeAllLinks', 'saveSharing'] as const)(
    '%s is for admins, not for members or strangers',
    async (name) => {
      const { handlers } = aShowServer();
      const request = {
        ...IN_YEAR,
        validUntil: VALID_UNTIL,
        supporter: 'robin@example.org',
        sharing: { hashtag: '', picture: true },
        expectedRevision: 0,
      };
      await expect(handlers.callables[name](request, MILO)).rejects.toMatchObject({
        code: 'permission-denied',
      });
      await expect(handlers.callables[name](request, null)).rejects.toMatchObject({
        code: 'unauthenticated',
      });
    },
  );
});

describe('revoking', () => {
  it('one link ends that supporter’s alone, and the next export gives another', async () => {
    const server = aShowServer();
    const robins = await tokenOf(server);
    const wrens = await tokenOf(server, '5200');
    await revoke(server, ' Robin@Example.org ');
    expect(await codeOf(await getShow(server, robins))).toBe('revoked-link');
    expect(await codeOf(await getShow(server, wrens))).toBeUndefined();

    const next = await tokenOf(server);
    expect(referenceIn(next)).not.toBe(referenceIn(robins));
    expect(await codeOf(await getShow(server, next))).toBeUndefined();
    expect(await codeOf(await getShow(server, robins))).toBe('revoked-link');
    expect(await stateOf(server)).toMatchObject({ links: 2, revoked: 1 });
  });

  it('a link that was never made is refused', async () => {
    const server = aShowServer();
    await expect(revoke(server, 'robin@example.org')).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    await exported(server);
    await expect(revoke(server, 'nobody@example.org')).rejects.toMatchObject({
      code: 'failed-precondition',
    });
  });

  it('all links ends every one, and the next export gives working ones', async () => {
    const server = aShowServer();
    const old = await tokenOf(server);
    await revokeAll(server);
    expect(await codeOf(await getShow(server, old))).toBe('revoked-link');
    expect(await stateOf(server)).toMatchObject({
      links: 0,
      allRevokedAt: '2026-06-01T00:00:00.000Z',
    });
    expect(await codeOf(await getShow(server, await tokenOf(server)))).toBeUndefined();
    expect(await stateOf(server)).toMatchObject({ links: 2, allRevokedAt: null });
  });

  it('writes down who did what, and no supporter', async () => {
    const server = aShowServer();
    await exported(server);
    await revoke(server, 'robin@example.org');
    await revokeAll(server);
    const activity = await server.documents.list('organisations/grove/activity');
    expect(activity.map(({ data }) => [data['deed'], data['by']])).toEqual([
      ['linksExported', 'ada@example.org'],
      ['linkRevoked', 'ada@example.org'],
      ['allLinksRevoked', 'ada@example.org'],
    ]);
    expect(JSON.stringify(activity)).not.toContain('robin');
  });
});

describe('forgetting a supporter', () => {
  it('leaves links that are void and nobody’s, also for who is imported again', async () => {
    const server = aShowServer();
    const before = await tokenOf(server);
    await revoke(server, 'robin@example.org');
    const after = await tokenOf(server);
    const { documents } = server;
    await documents.commit(await forgetLinks(documents, SCOPE, 'robin@example.org'));
    const stored = await documents.list(`${YEAR}/personalLinks`);
    expect(JSON.stringify(stored)).not.toContain('robin');
    for (const token of [before, after])
      expect(await codeOf(await getShow(server, token))).not.toBeUndefined();

    const anew = await tokenOf(server);
    expect([referenceIn(before), referenceIn(after)]).not.toContain(referenceIn(anew));
    expect(await codeOf(await getShow(server, anew))).toBeUndefined();
    expect(await codeOf(await getShow(server, after))).not.toBeUndefined();
  });

  it('has nothing to write for who never had a link', async () => {
    const { documents } = aShowServer();
    expect(await forgetLinks(documents, SCOPE, 'robin@example.org')).toEqual([]);
  });
});

describe('the state of a year’s links', () => {
  it('says that nothing was exported yet', async () => {
    expect(await stateOf(aShowServer())).toEqual({
      links: 0,
      revoked: 0,
      newestExport: null,
      allRevokedAt: null,
      sharing: { hashtag: '', picture: false },
      sharingSaved: { revision: 0, savedBy: '', savedAt: null },
      hostedPagesOrigin: 'https://years.example.com',
    });
  });

  it('says who exported last, when, and until when the links work', async () => {
    const server = aShowServer();
    await exported(server);
    expect((await stateOf(server)).newestExport).toEqual({
      at: '2026-06-01T00:00:00.000Z',
      by: 'ada@example.org',
      validUntil: VALID_UNTIL,
      embedPage: EMBED_PAGE,
    });
  });

  it('goes on saying which page the links were made for when the year has another', async () => {
    const server = aShowServer();
    await exported(server);
    const embedPage = 'https://elsewhere.example.net/year';
    await server.documents.commit([{ kind: 'merge', path: YEAR, data: { embedPage } }]);
    expect((await stateOf(server)).newestExport).toMatchObject({ embedPage: EMBED_PAGE });
    await exported(server);
    expect((await stateOf(server)).newestExport).toMatchObject({ embedPage });
  });

  it('keeps what may be shared, with the # before the hashtag', async () => {
    const server = aShowServer();
    const sharing = { hashtag: 'OurYear', picture: true };
    await server.handlers.callables.saveSharing({ ...IN_YEAR, sharing, expectedRevision: 0 }, ADA);
    expect((await stateOf(server)).sharing).toEqual({ hashtag: '#OurYear', picture: true });
  });

  it('stops a save that began before another’s, and says who saved when (D22)', async () => {
    const server = aShowServer();
    const save = (hashtag: string, expectedRevision: number, caller = ADA) =>
      server.handlers.callables.saveSharing(
        { ...IN_YEAR, sharing: { hashtag, picture: false }, expectedRevision },
        caller,
      );
    expect(await save('#First', 0)).toEqual({ outcome: 'saved', revision: 1 });
    const conflict = {
      outcome: 'conflict',
      revision: 1,
      savedBy: 'ada@example.org',
      savedAt: '2026-06-01T00:00:00.000Z',
    };
    const sasha = { uid: 'sasha', token: { email: 'sasha@example.org' } };
    expect(await save('#Second', 0, sasha)).toEqual(conflict);
    expect((await stateOf(server)).sharing).toMatchObject({ hashtag: '#First' });
    expect(await save('#Second', 1, sasha)).toEqual({ outcome: 'saved', revision: 2 });
    expect((await stateOf(server)).sharingSaved).toMatchObject({ savedBy: 'sasha@example.org' });
  });

  it('refuses a hashtag of two words', async () => {
    const { callables } = aShowServer().handlers;
    const sharing = { hashtag: 'our year', picture: true };
    await expect(
      callables.saveSharing({ ...IN_YEAR, sharing, expectedRevision: 0 }, ADA),
    ).rejects.toMatchObject({
      code: 'invalid-argument',
    });
  });
});
