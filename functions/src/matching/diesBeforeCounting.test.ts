import { aField, aScreen, aSearch, aSupporter, atLeast, aYear, YEAR } from '../testing/aYear';
import { askForAll, MATCHING_JOB } from '../testing/aYearOfGivers';
import { testServer, type TestServer } from '../testing/testServer';

const HEALTHY = 'organisations/grove/years/2027';

const givers = (path: string) => ({
  [`${path}/fieldsList/f1`]: aField('Gift', 'number'),
  [`${path}/supporters/a@example.org`]: aSupporter({ Gift: '5' }),
  [`${path}/searches/givers`]: aSearch(atLeast('Gift', 5)),
  [`${path}/screens/thanks`]: aScreen('givers'),
});
const DOCUMENTS = {
  ...aYear(),
  ...givers(YEAR),
  [HEALTHY]: { ...aYear()[YEAR], name: '2027' },
  ...givers(HEALTHY),
};

const GIVEN_UP = {
  supportersMatched: 0,
  supportersMatchedUpdate: false,
  supportersMatchedFault: {
    code: 'brokeOff',
    message: expect.stringContaining('broke off three times') as unknown,
  },
};
const COUNTED = { supportersMatched: 1, supportersMatchedFault: null };

/** What a process dies of in the year: reading its fields, or its searches whole. */
type DeadlyReading = 'fieldsList' | 'searches';

/** A start of a process that dies as it reads so, without another word to the store. */
async function diesAtStart(server: TestServer, deadly: DeadlyReading): Promise<boolean> {
  const { documents } = server;
  let isDead = false;
  const alive = <T>(work: () => Promise<T>): Promise<T> =>
    isDead ? Promise.reject(new Error('dead')) : work();
  const { resumeAll } = server.restarted({
    documents: {
      ...documents,
      transaction: (work) =>
        alive(() =>
          documents.transaction((transaction) =>
            work({
              ...transaction,
              getAll: (paths) => {
                isDead ||= deadly === 'searches' && (paths[0] ?? '').startsWith(`${YEAR}/searches`);
                return alive(() => transaction.getAll(paths));
              },
            }),
          ),
        ),
      commit: (writes) => alive(() => documents.commit(writes)),
      list: (collection, ...select) => {
        isDead ||= deadly === 'fieldsList' && collection === `${YEAR}/fieldsList`;
        return alive(() => documents.list(collection, ...select));
      },
    },
  });
  await resumeAll({ exclusive: true }).catch(() => undefined);
  return isDead;
}

async function startedUntilAlive(server: TestServer, deadly: DeadlyReading = 'fieldsList') {
  let starts = 1;
  while (await diesAtStart(server, deadly)) {
    starts += 1;
    if (starts > 12) throw new Error('Every start dies');
  }
  return starts;
}

const aDyingYear = (): TestServer => {
  const server = testServer(DOCUMENTS);
  server.holdEvents = true;
  return server;
};

describe('a year that every run dies of before it counts anything', () => {
  it.each(['fieldsList' as const, 'searches' as const])(
    'is given up after three deaths with a sentence on all of it, and other years are counted (%s)',
    async (deadly) => {
      const server = aDyingYear();
      expect(await startedUntilAlive(server, deadly)).toBe(4);

      for (const path of ['searches/givers', 'screens/thanks'])
        expect(await server.data(`${YEAR}/${path}`)).toMatchObject(GIVEN_UP);
      expect(await server.data(`${HEALTHY}/searches/givers`)).toMatchObject(COUNTED);
      expect(await server.data(MATCHING_JOB)).toMatchObject({
        state: 'idle',
        everything: false,
        starts: 0,
      });
      expect(server.logged.join()).toContain('is given up');
      expect(await startedUntilAlive(server, deadly)).toBe(1);
    },
  );

  it('has three runs again once somebody asks, and is counted when they live', async () => {
    const server = aDyingYear();
    await startedUntilAlive(server);
    await askForAll(server);
    expect(await startedUntilAlive(server)).toBe(4);

    await askForAll(server);
    await server.handlers.resumeAll({ exclusive: true });
    expect(await server.data(`${YEAR}/searches/givers`)).toMatchObject(COUNTED);
    expect(await server.data(`${YEAR}/screens/thanks`)).toMatchObject(COUNTED);
  });

  it('has three runs again for what was asked while it was given up', async () => {
    const server = aDyingYear();
    let asks = 0;
    server.documents.onWrite(({ path, before, after }) => {
      const isGivenUp =
        path === MATCHING_JOB && before?.['everything'] === true && !after?.['everything'];
      if (!isGivenUp || after?.['starts'] !== 0 || asks > 0) return;
      asks += 1;
      void askForAll(server);
    });
    expect(await startedUntilAlive(server)).toBeGreaterThan(6);
    expect(asks).toBe(1);
  });

  it('is not given up where runs ended in peace between', async () => {
    const server = aDyingYear();
    for (let times = 0; times < 4; times += 1) {
      await askForAll(server);
      expect(await diesAtStart(server, 'fieldsList')).toBe(true);
      expect(await diesAtStart(server, 'fieldsList')).toBe(true);
      await server.handlers.resumeAll({ exclusive: true });
      expect(await server.data(`${YEAR}/searches/givers`)).toMatchObject(COUNTED);
    }
  });

  it('is not given up because the process ended three times as it was asked to', async () => {
    const server = aDyingYear();
    for (let times = 0; times < 5; times += 1) {
      const stopping = new AbortController();
      const { documents } = server;
      const { resumeAll } = server.restarted({
        stopping: stopping.signal,
        documents: {
          ...documents,
          list: (collection, ...select) => {
            if (collection === `${YEAR}/fieldsList`) stopping.abort();
            return documents.list(collection, ...select);
          },
        },
      });
      await resumeAll({ exclusive: true });
    }
    await server.handlers.resumeAll({ exclusive: true });
    expect(await server.data(`${YEAR}/searches/givers`)).toMatchObject(COUNTED);
  });

  it('of more than are written at a time is given up whole', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 420 }, (_, n) => [
        `${YEAR}/searches/s${String(n)}`,
        aSearch(atLeast('Gift', 5)),
      ]),
    );
    const server = testServer({ ...DOCUMENTS, ...many });
    server.holdEvents = true;
    await startedUntilAlive(server);
    const waiting = (await server.documents.list(`${YEAR}/searches`)).filter(
      ({ data }) => data['supportersMatchedUpdate'] === true || data['supportersMatched'] === -1,
    );
    expect(waiting).toEqual([]);
  });
});
