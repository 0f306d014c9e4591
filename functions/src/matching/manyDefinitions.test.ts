import { YEAR_LIMITS, type Condition } from 'shared-kernel/model';
import { IN_LONG_RUN, itInLongRun } from 'shared-kernel/testing';
import { CountingLost } from '../countingThreads';
import type { DocumentData } from '../store/documents';
import { aField, aScreen, aSearch, atLeast, aYear, SCOPE, YEAR } from '../testing/aYear';
import {
  askForAll,
  countAll,
  MATCHING_JOB,
  storedSearch,
  TWO_GIVERS,
} from '../testing/aYearOfGivers';
import { testServer, type TestServer } from '../testing/testServer';
import { requestMatching } from './requestMatching';

/** Whole under TEST_LONG: searches of a member who wants nobody to be counted, each condition another part of names. */
const ATTACK = IN_LONG_RUN
  ? { searches: 8_000, conditions: 100, fields: 2_000 }
  : { searches: 1_200, conditions: 20, fields: 2_000 };

const FIRST = {
  ...TWO_GIVERS,
  'searches/zz-first': aSearch(atLeast('Gift', 5)),
  'screens/zz-thanks': aScreen('zz-first'),
};

const fuzzy = (number: number): Partial<Condition> => ({
  ...atLeast('', number),
  dataIdMatch: 'fuzzy',
  dataId: 'e',
});

const attack = (conditions: number): DocumentData =>
  aSearch(...Array.from({ length: conditions }, (_, number) => fuzzy(number)));

const numbered = (count: number, make: (number: number) => readonly [string, DocumentData]) =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => make(number)));

describe('a year with more searches than are counted', () => {
  const many = numbered(YEAR_LIMITS.searches + 3, (n) => [
    `searches/a${String(n).padStart(5, '0')}`,
    aSearch(atLeast('Gift', 5)),
  ]);

  it('counts the oldest, whatever their ids, and says so on the others, which are kept', async () => {
    const server = testServer(aYear({ ...FIRST, ...many, 'screens/late': aScreen('a01002') }));
    await countAll(server);

    expect(await storedSearch(server, 'zz-first')).toMatchObject({ supportersMatched: 2 });
    expect(await storedSearch(server, 'a00998')).toMatchObject({ supportersMatched: 2 });
    expect(await storedSearch(server, 'a00999')).toMatchObject({
      conditions: [{ dataId: 'Gift' }],
      supportersMatched: 0,
      supportersMatchedUpdate: false,
      supportersMatchedFault: {
        code: 'aboveLimit',
        message: expect.stringContaining('1,000 oldest searches') as unknown,
      },
    });
    expect(await server.data(`${YEAR}/screens/late`)).toMatchObject({
      supportersMatched: 0,
      supportersMatchedFault: { message: expect.stringContaining('is not counted') as unknown },
    });
  });

  itInLongRun('counts the next one as soon as one before it is deleted', async () => {
    const server = testServer(aYear({ ...FIRST, ...many }));
    await countAll(server);
    await server.documents.commit([{ kind: 'delete', path: `${YEAR}/searches/a00000` }]);
    await server.settled();

    expect(await storedSearch(server, 'a00999')).toMatchObject({
      supportersMatched: 2,
      supportersMatchedFault: null,
    });
    expect(await storedSearch(server, 'a01000')).toMatchObject({
      supportersMatchedFault: { code: 'aboveLimit' },
    });
  });

  it('counts so many screens, the oldest', async () => {
    const screens = numbered(YEAR_LIMITS.screens, (n) => [`screens/a${String(n)}`, aScreen()]);
    const server = testServer(aYear({ ...FIRST, ...screens }));
    await countAll(server);

    expect(await server.data(`${YEAR}/screens/zz-thanks`)).toMatchObject({ supportersMatched: 2 });
    expect(await server.data(`${YEAR}/screens/a299`)).toMatchObject({
      supportersMatchedFault: { code: 'aboveLimit' },
    });
    expect(await server.data(YEAR)).toMatchObject({
      screensCombinedSupportersMatched: { '300': { total: 2 } },
    });
  });
});

it('searches that look at more than a year may stop nobody: the others are counted', async () => {
  const server = testServer(
    aYear({
      ...FIRST,
      ...numbered(ATTACK.fields, (n) => [
        `fieldsList/e${String(n)}`,
        aField(`e${String(n)}`, 'number'),
      ]),
      ...numbered(ATTACK.searches, (n) => [`searches/a${String(n)}`, attack(ATTACK.conditions)]),
    }),
  );
  await countAll(server);

  expect(await storedSearch(server, 'zz-first')).toMatchObject({
    supportersMatched: 2,
    supportersMatchedFault: null,
  });
  expect(await server.data(`${YEAR}/screens/zz-thanks`)).toMatchObject({ supportersMatched: 2 });
  expect(await storedSearch(server, 'a998')).toMatchObject({
    supportersMatchedFault: { code: 'tooHeavy' },
  });
  const waiting = (await server.documents.list(`${YEAR}/searches`)).filter(
    ({ data }) => data['supportersMatchedUpdate'] === true || data['supportersMatched'] === -1,
  );
  expect(waiting).toEqual([]);
}, 300_000);

itInLongRun(
  'searches that are asked for again and again keep nobody waiting, and are all counted',
  async () => {
    const heavy = { fields: 400, searches: 12, conditions: 50 };
    const year = aYear({
      ...FIRST,
      ...numbered(heavy.fields, (n) => [
        `fieldsList/e${String(n)}`,
        aField(`e${String(n)}`, 'number'),
      ]),
      ...numbered(heavy.searches, (n) => [`searches/a${String(n)}`, attack(heavy.conditions)]),
    });
    const server = testServer(year);
    const { countingThreads } = server.services;
    const ask = countingThreads.ask.bind(countingThreads);
    const asked: (readonly string[])[] = [];
    jest.spyOn(countingThreads, 'ask').mockImplementation(async (snapshot, question, options) => {
      if (question.kind === 'year') asked.push([...(question.searchIds ?? [])]);
      // Whoever wants to keep the others waiting asks for all of theirs each time something was counted.
      if (asked.length === 3)
        await server.documents.commit([
          { kind: 'set', path: `${YEAR}/searches/light`, data: aSearch(atLeast('Gift', 50)) },
        ]);
      if (asked.length < 40)
        await requestMatching(server.services, SCOPE, {
          everything: false,
          changedIds: Object.keys(year).flatMap(
            (path) => /searches\/(a\d+)$/.exec(path)?.[1] ?? [],
          ),
        });
      return ask(snapshot, question, options);
    });
    await countAll(server);

    expect(await storedSearch(server, 'light')).toMatchObject({ supportersMatched: 1 });
    const first = asked.findIndex((ids) => ids.includes('light'));
    expect(first).toBeGreaterThan(2);
    expect(first).toBeLessThan(6);
    const heavyIds = new Set(asked.slice(0, 26).flat());
    for (let n = 0; n < heavy.searches; n += 1) expect(heavyIds).toContain(`a${String(n)}`);
    expect(await server.data(MATCHING_JOB)).toMatchObject({ state: 'idle' });
  },
);

it.each([1, 2])(
  'a count that is killed so often writes the job’s document rarely: %i',
  async (kills) => {
    const many = Array.from(
      { length: 200 },
      (_, n) => [`searches/m${String(n)}`, aSearch(atLeast('Gift', n))] as const,
    );
    const server = testServer(aYear({ ...FIRST, ...Object.fromEntries(many) }));
    const { countingThreads } = server.services;
    const asking = jest.spyOn(countingThreads, 'ask');
    for (let killed = 0; killed < kills; killed += 1)
      asking.mockImplementationOnce(() => {
        throw new CountingLost('The counting thread died');
      });
    let written = 0;
    server.documents.onWrite(({ path }) => {
      if (path === MATCHING_JOB) written += 1;
    });
    await countAll(server);
    expect(await storedSearch(server, 'm199')).toMatchObject({ supportersMatchedFault: null });
    // One a second is what a document may have; 15 groups, and then as many that stand alone.
    expect(written).toBeLessThan(45);
  },
);

describe('a search that whatever counts it dies of', () => {
  const POISON = 'poison';
  const year = aYear({ ...FIRST, [`searches/${POISON}`]: aSearch(atLeast('Gift', 66)) });

  /** The counting thread dies of every question about the poisonous search. */
  const poisoned = (server: TestServer, dies: () => never): void => {
    const { countingThreads } = server.services;
    const ask = countingThreads.ask.bind(countingThreads);
    jest.spyOn(countingThreads, 'ask').mockImplementation((snapshot, question, options) => {
      const { searches } = question.definitions;
      return searches.some(({ id }) => id === POISON) ? dies() : ask(snapshot, question, options);
    });
  };
  const givenUp = {
    supportersMatched: 0,
    supportersMatchedUpdate: false,
    supportersMatchedFault: {
      code: 'brokeOff',
      message: expect.stringContaining('broke off three times') as unknown,
    },
  };

  it('is given up after three deaths of the thread, and the others are counted', async () => {
    const server = testServer(year);
    poisoned(server, () => {
      throw new CountingLost('The counting thread died');
    });
    await countAll(server);

    expect(await storedSearch(server, 'zz-first')).toMatchObject({ supportersMatched: 2 });
    expect(await server.data(`${YEAR}/screens/zz-thanks`)).toMatchObject({ supportersMatched: 2 });
    expect(await storedSearch(server, POISON)).toMatchObject(givenUp);
    expect(await server.data(MATCHING_JOB)).toMatchObject({ state: 'idle', trying: [] });
  });

  it('is given up after three deaths of the process, and the others are counted', async () => {
    const server = testServer(year);
    server.holdEvents = true;
    await askForAll(server);
    let starts = 0;
    poisoned(server, () => {
      throw new ProcessDied();
    });
    for (;;) {
      starts += 1;
      expect(starts).toBeLessThan(6);
      if (!(await diesAtStart(server))) break;
    }

    expect(starts).toBe(4);
    expect(await storedSearch(server, 'zz-first')).toMatchObject({ supportersMatched: 2 });
    expect(await storedSearch(server, POISON)).toMatchObject(givenUp);
    expect(await server.data(MATCHING_JOB)).toMatchObject({ state: 'idle', trying: [] });
  });

  it('is counted again when it is edited', async () => {
    const server = testServer(year);
    poisoned(server, () => {
      throw new CountingLost('The counting thread died');
    });
    await countAll(server);
    jest.restoreAllMocks();
    await countAll(server);
    expect(await storedSearch(server, POISON)).toMatchObject(givenUp);
    // As an edit comes that asks for nothing itself.
    const { supportersMatchedUpdate: _, ...edited } = aSearch(atLeast('Gift', 6));
    await server.documents.commit([
      { kind: 'merge', path: `${YEAR}/searches/${POISON}`, data: edited },
    ]);
    await server.settled();
    expect(await storedSearch(server, POISON)).toMatchObject({
      supportersMatched: 1,
      supportersMatchedFault: null,
    });
  });
});

class ProcessDied extends Error {}
const DEAD = new ProcessDied();

/** A start of a process that dies without another word to the store. */
async function diesAtStart(server: TestServer): Promise<boolean> {
  let isDead = false;
  const { documents } = server;
  const { countingThreads } = server.services;
  const { resumeAll } = server.restarted({
    documents: {
      ...documents,
      transaction: (work) => (isDead ? Promise.reject(DEAD) : documents.transaction(work)),
      commit: (writes) => (isDead ? Promise.reject(DEAD) : documents.commit(writes)),
    },
    countingThreads: {
      ...countingThreads,
      ask: async (...question) => {
        try {
          return await countingThreads.ask(...question);
        } catch (failure) {
          isDead = failure instanceof ProcessDied;
          throw failure;
        }
      },
    },
  });
  await resumeAll({ exclusive: true }).catch(() => undefined);
  return isDead;
}
