import type { Publishing, PublishingEffect, PublishingPlan } from 'shared-kernel/model';
import type { Caller } from '../caller';
import {
  ADA,
  anItem,
  aShownScreen,
  aShowServer,
  askShow,
  codeOf,
  IN_YEAR,
  MILO,
  tokenOf,
} from '../testing/aShow';
import { aSearch, atLeast, SCOPE, YEAR } from '../testing/aYear';
import { pathsHolding } from '../testing/everything';
import { publishAll } from '../testing/publishAll';
import { aStoredPicture } from '../testing/sendPicture';
import type { TestServer } from '../testing/testServer';
import { tidyPublications } from '../published/tidyPublications';

const HOUR = 3_600_000;
const AT_ONCE = { screenIds: null, timeZone: 'Europe/London', from: null, until: null };

const save = (server: TestServer, path: string, data: object): Promise<void> =>
  server.documents.commit([{ kind: 'set', path: `${YEAR}/${path}`, data: { ...data } }]);
const saveHello = (server: TestServer, text: string): Promise<void> =>
  save(server, 'screens/hello', aShownScreen(1, [anItem(text)]));

/** The first texts of the screens that Robin gets, or the code of the refusal. */
async function seen(server: TestServer, token: string): Promise<readonly string[] | string> {
  const answer = (await (await askShow(server, token)).json()) as {
    readonly code?: string;
    readonly show?: unknown;
    readonly screens?: readonly {
      readonly content: { readonly items: readonly { readonly text: string }[] };
    }[];
  };
  return answer.code ?? (answer.screens ?? []).map(({ content }) => content.items[0]?.text ?? '');
}

const call = async <Answer>(
  server: TestServer,
  name: keyof TestServer['handlers']['callables'],
  data: object = {},
  caller: Caller = ADA,
): Promise<Answer> =>
  (await server.handlers.callables[name]({ ...IN_YEAR, ...data }, caller)) as Answer;

const read = (server: TestServer): Promise<Publishing> => call(server, 'readPublishing');

const THANKS = 'You gave £4711.25!';

describe('what supporters see', () => {
  it('is a year of earlier releases as it stood, whatever is saved since', async () => {
    const server = aShowServer();
    const token = await tokenOf(server);
    expect((await read(server)).state).toBe('asSaved');
    await saveHello(server, 'New');
    await server.settled();
    expect(await seen(server, token)).toEqual(['Dear Robin-Zyx,', THANKS]);
    const { state, live, drafts } = await read(server);
    expect([state, live]).toEqual(['published', 1]);
    expect(drafts).toMatchObject([
      { screenId: 'hello', change: 'changed', words: ['1 object added', '2 objects removed'] },
    ]);
  });

  it('is nothing of a new year before somebody publishes it', async () => {
    const server = aShowServer();
    const { yearId } = await call<{ readonly yearId: string }>(server, 'saveYear', {
      ...{ yearId: null, name: '2027', embedPage: '', retainUntil: null, expectedRevision: 0 },
      firstDay: { year: 2027, month: 1, day: 1 },
      lastDay: { year: 2027, month: 12, day: 31 },
    });
    expect((await call<Publishing>(server, 'readPublishing', { yearId })).state).toBe('nothing');
    await server.documents.commit([
      {
        kind: 'set',
        path: `organisations/grove/years/${yearId}/screens/one`,
        data: aShownScreen(1, [anItem('Hello')]),
      },
    ]);
    await server.settled();
    const { state, drafts } = await call<Publishing>(server, 'readPublishing', { yearId });
    expect(state).toBe('nothing');
    expect(drafts).toMatchObject([{ screenId: 'one', change: 'added' }]);
  });

  it('is what was published: content, audience and order, matched with the data of today', async () => {
    const server = aShowServer();
    const token = await tokenOf(server);
    await saveHello(server, 'Hi {field|First Name|0|none|}');
    await save(server, 'screens/thanks', aShownScreen(0, [anItem('First')]));
    await publishAll(server);
    expect(await seen(server, token)).toEqual(['First', 'Hi Robin-Zyx']);
    const robin = await server.data(`${YEAR}/supporters/robin@example.org`);
    const fields = { ...(robin['fields'] as object), 'First Name': 'Rob' };
    await save(server, 'supporters/robin@example.org', { ...robin, fields });
    expect(await seen(server, token)).toEqual(['First', 'Hi Rob']);
  });

  it('is read once: a version never changes', async () => {
    const server = aShowServer();
    const token = await tokenOf(server);
    await publishAll(server, { until: '2026-12-31T12:00' });
    expect(await seen(server, token)).toHaveLength(2);
    const pieces = await server.documents.list(`${YEAR}/publishedPieces`);
    await server.documents.commit(pieces.map(({ path }) => ({ kind: 'delete', path })));
    server.handlers.noteChange(YEAR);
    expect(await seen(server, token)).toHaveLength(2);
  });

  it('does not follow a search that is changed or deleted, until it is published', async () => {
    const server = aShowServer();
    const token = await tokenOf(server);
    await publishAll(server, { until: '2026-12-31T12:00' });
    await save(server, 'searches/givers', aSearch(atLeast('Gift', 9_999)));
    expect(await seen(server, token)).toHaveLength(2);
    await server.documents.commit([{ kind: 'delete', path: `${YEAR}/searches/givers` }]);
    expect(await seen(server, token)).toHaveLength(2);
    expect((await read(server)).drafts).toEqual([]);
    await save(server, 'searches/givers', aSearch(atLeast('Gift', 9_999)));
    expect((await read(server)).drafts).toMatchObject([
      {
        ...{ screenId: 'thanks', change: 'changed' },
        ...{ words: ['1 search behind it changed'], changedSearches: ['givers'] },
      },
    ]);
    await publishAll(server);
    expect(await seen(server, token)).toHaveLength(1);
  });
});

describe('publishing', () => {
  it('takes the screens that were chosen, and says which others a shared search changes', async () => {
    const server = aShowServer({
      'screens/also': aShownScreen(3, [anItem('Also')], {
        match: 'anySearches',
        searchIds: ['givers'],
      }),
    });
    const token = await tokenOf(server);
    await publishAll(server, { until: '2026-12-31T12:00' });
    await saveHello(server, 'New');
    await save(server, 'searches/givers', aSearch(atLeast('Gift', 9_999)));
    const plan = await call<PublishingPlan>(server, 'planPublishing', {
      ...AT_ONCE,
      screenIds: ['thanks'],
    });
    expect(plan.changes.map(({ screenId, change }) => [screenId, change])).toEqual([
      ['thanks', 'changed'],
      ['also', 'changed'],
    ]);
    const effect = await call<PublishingEffect>(server, 'countPublishing', AT_ONCE);
    expect(effect.searches).toEqual([
      { id: 'givers', name: 'Search', changed: true, screenIds: ['thanks', 'also'] },
    ]);
    await publishAll(server, { screenIds: ['thanks'] });
    expect(await seen(server, token)).toEqual(['Dear Robin-Zyx,']);
  });

  it('says who gains and who loses screens', async () => {
    const server = aShowServer();
    await publishAll(server, { until: '2026-12-31T12:00' });
    await save(server, 'searches/givers', aSearch(atLeast('Gift', 1)));
    await server.documents.commit([{ kind: 'delete', path: `${YEAR}/screens/hello` }]);
    await save(server, 'searches/few', aSearch(atLeast('Gift', 9_999)));
    const of = { match: 'anySearches', searchIds: ['few'] } as const;
    await save(server, 'screens/late', aShownScreen(3, [anItem('Late')], of));
    expect(await call<PublishingEffect>(server, 'countPublishing', AT_ONCE)).toEqual({
      supporters: 2,
      reached: { before: 2, after: 2, gained: 0, lost: 0 },
      screens: [
        { screenId: 'thanks', before: 1, after: 2, gained: 1, lost: 0 },
        { screenId: 'late', before: 0, after: 0, gained: 0, lost: 0 },
        { screenId: 'hello', before: 2, after: 0, gained: 0, lost: 2 },
      ],
      searches: [
        { id: 'givers', name: 'Search', changed: true, screenIds: ['thanks'] },
        { id: 'few', name: 'Search', changed: false, screenIds: ['late'] },
      ],
    });
  });

  it('refuses what nobody has looked at: a save, a search, or another version has come since', async () => {
    const server = aShowServer();
    await saveHello(server, 'New');
    const { hash } = await call<PublishingPlan>(server, 'planPublishing', AT_ONCE);
    await saveHello(server, 'Newer');
    const refused = call(server, 'publish', { ...AT_ONCE, hash });
    await expect(refused).rejects.toMatchObject({ code: 'failed-precondition' });
    await publishAll(server);
    await expect(publishAll(server)).rejects.toThrow('Supporters see all of this already');
  });

  it('tells with each plan whether anything was saved since it was shown', async () => {
    const server = aShowServer();
    await publishAll(server, { until: '2026-12-31T12:00' });
    await saveHello(server, 'New');
    const { savedHash } = await read(server);
    const some = { ...AT_ONCE, screenIds: ['hello'] };
    expect(await call<PublishingPlan>(server, 'planPublishing', some)).toMatchObject({ savedHash });
    await save(server, 'screens/thanks', aShownScreen(2, [anItem('Else')]));
    const later = await call<PublishingPlan>(server, 'planPublishing', some);
    expect(later.savedHash).not.toBe(savedHash);
  });

  it('counts nobody for what looks at too much, as nobody is shown it', async () => {
    const server = aShowServer();
    await publishAll(server, { until: '2026-12-31T12:00' });
    const many = Array.from({ length: 101 }, () => atLeast('Gift', 1));
    await save(server, 'searches/givers', aSearch(...many));
    const { screens } = await call<PublishingEffect>(server, 'countPublishing', AT_ONCE);
    expect(screens).toEqual([{ screenId: 'thanks', before: 1, after: 0, gained: 0, lost: 1 }]);
  });

  it('writes nothing while somebody looks at what it comes to', async () => {
    const server = aShowServer();
    const { hash, changes } = await call<PublishingPlan>(server, 'planPublishing', AT_ONCE);
    await call(server, 'countPublishing', AT_ONCE);
    expect(changes).toEqual([]);
    expect((await read(server)).state).toBe('asSaved');
    await call(server, 'takeDown');
    expect((await read(server)).publications).toMatchObject([{ number: 1, hash }]);
  });

  it('refuses a screen that was deleted meanwhile', async () => {
    const asked = call(aShowServer(), 'planPublishing', { ...AT_ONCE, screenIds: ['hello', 'x'] });
    await expect(asked).rejects.toThrow('has been deleted');
  });

  it('is refused to one of two who publish at the same moment', async () => {
    const server = aShowServer();
    await saveHello(server, 'New');
    const { hash } = await call<PublishingPlan>(server, 'planPublishing', AT_ONCE);
    const both = await Promise.allSettled(
      [ADA, MILO].map((caller) => call(server, 'publish', { ...AT_ONCE, hash }, caller)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await read(server)).publications).toHaveLength(2);
  });
});

describe('a schedule', () => {
  it('begins and ends to the minute, in the time zone that it was set in', async () => {
    const server = aShowServer(); // 1 June 2026, 00:00 UTC
    const token = await tokenOf(server);
    await publishAll(server, { until: '2026-12-31T12:00' });
    await saveHello(server, 'Summer');
    await publishAll(server, { from: '2026-06-01T09:00', until: '2026-06-01T11:00' }); // 08:00 UTC
    server.advance(8 * HOUR - 1);
    expect(await seen(server, token)).toEqual(['Dear Robin-Zyx,', THANKS]);
    server.advance(1);
    expect(await seen(server, token)).toEqual(['Summer', THANKS]);
    server.advance(2 * HOUR);
    expect(await seen(server, token)).toBe('expired-link');
    expect((await read(server)).state).toBe('over');
  });

  it('is withdrawn before it begins, and not after', async () => {
    const server = aShowServer();
    const token = await tokenOf(server);
    await publishAll(server, { until: '2026-12-31T12:00' });
    await saveHello(server, 'Summer');
    const { number, hash } = await publishAll(server, { from: '2026-06-01T09:00' });
    await call(server, 'withdrawPublication', { number, hash });
    server.advance(9 * HOUR);
    expect(await seen(server, token)).toEqual(['Dear Robin-Zyx,', THANKS]);
    const first = (await read(server)).publications.find(({ state }) => state === 'published');
    await expect(
      call(server, 'withdrawPublication', { number: first?.number, hash: first?.hash }),
    ).rejects.toThrow('have seen this version already');
  });

  it.each([
    ['over before it begins', { from: '2026-07-01T09:00', until: '2026-07-01T09:00' }],
    ['a day that is none', { from: '2026-02-30T09:00' }],
    ['an hour that is none', { from: '2026-07-01T25:00' }],
    ['no moment', { from: 'tomorrow' }],
    ['no time zone', { timeZone: 'Europe/Atlantis' }],
    ['a screen that is a path', { screenIds: ['a/b'] }],
    ['no screens', { screenIds: [] }],
  ])('refuses %s', async (_, wrong) => {
    const asked = call(aShowServer(), 'planPublishing', { ...AT_ONCE, ...wrong });
    await expect(asked).rejects.toMatchObject({ code: 'invalid-argument' });
  });

  it('takes an hour that spring skips for the one after it', async () => {
    const server = aShowServer();
    await saveHello(server, 'New');
    const { number } = await publishAll(server, { from: '2027-03-28T01:30' });
    const made = (await read(server)).publications.find((one) => one.number === number);
    expect(made?.from).toBe('2027-03-28T01:30:00.000Z');
  });
});

describe('what is seen ends at once', () => {
  it('when it is taken down, until it is shown again or another version is', async () => {
    const server = aShowServer();
    const token = await tokenOf(server);
    await call(server, 'takeDown');
    expect(await seen(server, token)).toBe('no-screens');
    await call(server, 'showAgain');
    expect(await seen(server, token)).toHaveLength(2);
    await call(server, 'takeDown');
    await publishAll(server);
    expect(await seen(server, token)).toHaveLength(2);
  });

  it('in every process, whatever it remembers of the year', async () => {
    const server = aShowServer();
    const token = await tokenOf(server);
    await publishAll(server, { until: '2026-12-31T12:00' });
    const other = { handlers: server.restarted() };
    const seenThere = async () => codeOf(await askShow(other, token));
    expect(await seenThere()).toBeUndefined();
    await call(server, 'takeDown');
    expect(await seenThere()).toBe('no-screens');
    await call(server, 'showAgain');
    expect(await seenThere()).toBeUndefined();
  });

  it('for an earlier version, which is a new one, and leaves what is saved', async () => {
    const server = aShowServer();
    const token = await tokenOf(server);
    await saveHello(server, 'New');
    await publishAll(server);
    const { publications } = await read(server);
    const { number, hash } = publications.at(-1) ?? {};
    await call(server, 'goBackToPublication', { number, hash });
    expect(await seen(server, token)).toEqual(['Dear Robin-Zyx,', THANKS]);
    const after = await read(server);
    expect(after.publications[0]).toMatchObject({ number: 3, backTo: 1, hash });
    expect(after.drafts).toMatchObject([{ screenId: 'hello', change: 'changed' }]);
    await expect(call(server, 'goBackToPublication', { number: 3, hash })).rejects.toThrow(
      'see this version already',
    );
    await expect(call(server, 'goBackToPublication', { number: 2, hash })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('approval', () => {
  const asking = async (): Promise<{
    server: TestServer;
    token: string;
    number: number;
    hash: string;
  }> => {
    const server = aShowServer();
    const token = await tokenOf(server);
    await publishAll(server, { until: '2026-12-31T12:00' });
    await call(server, 'setPublishingApproval', { needed: true });
    await saveHello(server, 'New');
    return { server, token, ...(await publishAll(server)) };
  };

  it('is somebody else’s, of exactly what was asked for', async () => {
    const { server, token, number, hash } = await asking();
    await saveHello(server, 'Saved later');
    expect(await seen(server, token)).toEqual(['Dear Robin-Zyx,', THANKS]);
    const waits = { number, hash };
    await expect(call(server, 'approvePublication', waits)).rejects.toThrow('Somebody else');
    await expect(
      call(server, 'approvePublication', { number, hash: hash.replace(/^./, 'f') }, MILO),
    ).rejects.toMatchObject({ code: 'not-found' });
    expect(await seen(server, token)).toEqual(['Dear Robin-Zyx,', THANKS]);
    await call(server, 'approvePublication', waits, MILO);
    expect(await seen(server, token)).toEqual(['New', THANKS]);
    const [approved] = (await read(server)).publications;
    expect(approved).toMatchObject({ by: 'ada@example.org', approvedBy: 'milo@example.org' });
    await expect(call(server, 'approvePublication', waits, MILO)).rejects.toThrow('decided');
  });

  it('shows what waits: in words, each screen, and who gains and loses it', async () => {
    const { server, number } = await asking();
    const [waiting] = (await read(server)).publications;
    expect(waiting?.changes).toEqual([
      {
        ...{ screenId: 'hello', name: 'Internal name 1', change: 'changed' },
        words: ['1 object added', '2 objects removed'],
      },
    ]);
    await server.documents.commit([{ kind: 'delete', path: `${YEAR}/screens/thanks` }]);
    const asked = { ...AT_ONCE, number };
    expect(await call<PublishingEffect>(server, 'countPublishing', asked)).toMatchObject({
      reached: { before: 2, after: 2 },
      screens: [],
      searches: [{ id: 'givers', name: 'Search', changed: false, screenIds: ['thanks'] }],
    });
    const screenIds = ['hello', 'thanks'];
    expect(await call(server, 'readPublishedScreen', { number, screenId: 'hello' })).toMatchObject({
      screenIds,
      screen: { content: { items: [{ text: 'New' }] } },
    });
    expect(await call(server, 'readPublishedScreen', { number, screenId: null })).toEqual({
      ...{ screenIds, screen: null },
    });
  });

  it('undoes nothing that was published since', async () => {
    const { server, number, hash } = await asking();
    await call(server, 'setPublishingApproval', { needed: false });
    await saveHello(server, 'Urgent');
    await publishAll(server);
    await expect(call(server, 'approvePublication', { number, hash }, MILO)).rejects.toThrow(
      'would be lost',
    );
    await call(server, 'withdrawPublication', { number, hash });
    await expect(call(server, 'approvePublication', { number, hash }, MILO)).rejects.toThrow(
      'decided',
    );
  });

  it('holds for going back as well', async () => {
    const { server, token } = await asking();
    const first = (await read(server)).publications.at(-1);
    await call(server, 'takeDown');
    const { state } = await call<{ readonly state: string }>(server, 'goBackToPublication', {
      number: first?.number,
      hash: first?.hash,
    });
    expect(state).toBe('awaiting');
    expect(await seen(server, token)).toBe('no-screens');
  });
});

describe('what is kept of versions', () => {
  it('is what the newest 50 are made of, and what is seen', async () => {
    const server = aShowServer();
    for (let round = 0; round < 53; round += 1) {
      await saveHello(server, `Round ${String(round)}`);
      await publishAll(server);
    }
    server.advance(48 * HOUR);
    await tidyPublications(server.services, SCOPE);
    expect((await read(server)).publications).toHaveLength(51);
    expect(pathsHolding(server.documents, /Round 0/)).toEqual([]);
    expect(pathsHolding(server.documents, /Round 9\b/)).toHaveLength(1);
  });

  it('is what somebody is about to publish, too', async () => {
    const server = aShowServer();
    await publishAll(server, { until: '2026-12-31T12:00' });
    const piece = { kind: 'screens', id: 'soon', usedAt: server.services.now() };
    await save(server, 'publishedPieces/soon', piece);
    await tidyPublications(server.services, SCOPE);
    expect(await server.documents.get(`${YEAR}/publishedPieces/soon`)).not.toBeNull();
    server.advance(25 * HOUR);
    await tidyPublications(server.services, SCOPE);
    expect(await server.documents.get(`${YEAR}/publishedPieces/soon`)).toBeNull();
  });

  it('holds nobody who was erased, once nobody sees it', async () => {
    const server = aShowServer();
    await saveHello(server, 'Ask robin@example.org');
    await publishAll(server);
    await saveHello(server, 'Ask us');
    const erased = { email: 'robin@example.org' };
    const { mentions } = await call<{ readonly mentions: readonly { readonly place: string }[] }>(
      server,
      'eraseSupporter',
      erased,
    );
    expect(mentions.map(({ place }) => place)).toEqual([
      'the text of object 1, as it is published',
    ]);
    await server.settled();
    expect(pathsHolding(server.documents, /robin@example\.org/)).toEqual([
      expect.stringContaining('/publishedPieces/'),
    ]);
    const named = (await read(server)).publications.find(({ number }) => number === 2);
    await publishAll(server);
    expect(pathsHolding(server.documents, /robin@example\.org/)).toEqual([]);
    await expect(
      call(server, 'goBackToPublication', { number: 2, hash: named?.hash }),
    ).rejects.toThrow('named somebody who was erased');
  });

  it('holds nobody who is erased in versions that nobody sees any more', async () => {
    const server = aShowServer();
    await saveHello(server, 'Ask robin@example.org');
    await publishAll(server);
    await saveHello(server, 'Ask us');
    await publishAll(server);
    await call(server, 'eraseSupporter', { email: 'robin@example.org' });
    await server.settled();
    expect(pathsHolding(server.documents, /robin@example\.org/)).toEqual([]);
  });
});

describe('what supporters see, or will, keeps what it depends on', () => {
  it('a calculated field', async () => {
    const server = aShowServer();
    const calculation = { kind: 'sum', fields: { by: 'names', names: ['Gift'] }, isMoney: false };
    const field = { id: 'total', name: 'In all', calculation, explained: false };
    await call(server, 'saveCalculatedField', { field, expectedRevision: 0 });
    await saveHello(server, 'In all {field|In all|0|none|}');
    await publishAll(server);
    await saveHello(server, 'No more');
    const remove = () => call(server, 'deleteCalculatedField', { id: 'total' });
    expect(await remove()).toEqual({
      outcome: 'refused',
      sentence: 'It is used in what is published',
    });
    await publishAll(server);
    expect(await remove()).toMatchObject({ outcome: 'deleted' });
  });

  it('a picture', async () => {
    const server = aShowServer();
    const { id, address } = await aStoredPicture(server);
    const shown = { content: { backgroundImage: address, items: [] } };
    await save(server, 'screens/hello', { ...aShownScreen(1, []), ...shown });
    await publishAll(server, { from: '2026-06-02T09:00' });
    await saveHello(server, 'No more');
    const remove = () => call(server, 'deletePicture', { mediaId: id, forGood: true });
    expect(await remove()).toMatchObject({ outcome: 'used', uses: [{ screenId: 'hello' }] });
    await publishAll(server, { from: '2026-06-02T10:00' });
    server.advance(48 * HOUR);
    expect(await remove()).toEqual({ outcome: 'deleted' });
  });
});

it('lets a member publish, and nobody else of strangers', async () => {
  const server = aShowServer();
  await saveHello(server, 'New');
  await publishAll(server, { caller: MILO });
  const otto: Caller = { uid: 'otto', token: { email: 'otto@example.org' } };
  await expect(call(server, 'takeDown', {}, otto)).rejects.toMatchObject({
    code: 'permission-denied',
  });
  expect(await codeOf(await askShow(server, await tokenOf(server)))).toBeUndefined();
});
