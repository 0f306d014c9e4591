import { aScreen, aSearch, atLeast, aYear, searchAtLeast, YEAR } from '../testing/aYear';
import { askForAll, GIVERS, MATCHING_JOB, save } from '../testing/aYearOfGivers';
import { testServer } from '../testing/testServer';

describe('matching', () => {
  it('counts a search that a client asks for, and clears the flag', async () => {
    const server = testServer(aYear(GIVERS));
    await save(server, 'searches/givers', aSearch(atLeast('Gift', 5)));
    await server.settled();

    expect(await server.data(`${YEAR}/searches/givers`)).toMatchObject({
      supportersMatched: 2,
      supportersMatchedSpread: null,
      supportersMatchedUpdate: false,
      supportersMatchedAt: server.services.now(),
    });
    const { supportersMatchedEmails } = await server.data(`${YEAR}/searches/givers`);
    expect(supportersMatchedEmails).toHaveLength(2);
  });

  it('shows that it is working, how far it is, and then that it is done', async () => {
    const server = testServer(aYear(GIVERS));
    const counts: unknown[] = [];
    const progress: unknown[] = [];
    server.documents.onWrite(({ path, after }) => {
      if (path.endsWith('searches/givers')) counts.push(after?.['supportersMatched']);
      if (path === MATCHING_JOB)
        progress.push([after?.['state'], after?.['processed'], after?.['total']]);
    });
    await save(server, 'searches/givers', aSearch(atLeast('Gift', 5)));
    await server.settled();

    expect(counts).toEqual([undefined, -1, 2]);
    expect(progress).toContainEqual(['working', 0, 3]);
    expect(progress.at(-1)).toEqual(expect.arrayContaining(['idle']));
  });

  it('counts what refers to a changed search, however far, and leaves the rest alone (D18)', async () => {
    const server = testServer(
      aYear({
        ...GIVERS,
        'searches/givers': aSearch(atLeast('Gift', 5)),
        'searches/wrapped': aSearch(searchAtLeast('givers', 1)),
        'searches/apart': aSearch(atLeast('Gift', 50)),
        'screens/thanks': aScreen('wrapped'),
      }),
    );
    await askForAll(server);
    await server.settled();
    const apart = await server.data(`${YEAR}/searches/apart`);
    server.advance(60_000);

    await save(server, 'searches/givers', aSearch(atLeast('Gift', 50)));
    await server.settled();

    expect(await server.data(`${YEAR}/searches/wrapped`)).toMatchObject({ supportersMatched: 1 });
    expect(await server.data(`${YEAR}/screens/thanks`)).toMatchObject({ supportersMatched: 1 });
    expect(await server.data(`${YEAR}/searches/apart`)).toBe(apart);
  });

  it('counts what referred to a search that is deleted', async () => {
    const server = testServer(
      aYear({
        ...GIVERS,
        'searches/givers': aSearch(atLeast('Gift', 5)),
        'searches/wrapped': aSearch(searchAtLeast('givers', 1)),
      }),
    );
    await askForAll(server);
    await server.settled();
    await server.documents.commit([{ kind: 'delete', path: `${YEAR}/searches/givers` }]);
    await server.settled();

    expect(await server.data(`${YEAR}/searches/wrapped`)).toMatchObject({ supportersMatched: 0 });
  });

  it('writes how many supporters match how many screens', async () => {
    const server = testServer(
      aYear({
        ...GIVERS,
        'searches/givers': aSearch(atLeast('Gift', 5)),
        'screens/hello': aScreen(),
        'screens/thanks': aScreen('givers'),
      }),
    );
    await askForAll(server);
    await server.settled();

    expect(await server.data(YEAR)).toMatchObject({
      screensCombinedSupportersMatched: {
        '1': { total: 1, supporterEmails: ['c@example.org'] },
        '2': { total: 2 },
      },
    });

    await server.documents.commit([{ kind: 'delete', path: `${YEAR}/screens/hello` }]);
    await server.settled();
    expect((await server.data(YEAR))['screensCombinedSupportersMatched']).toEqual({
      '1': expect.objectContaining({ total: 2 }) as unknown,
    });
  });

  it('goes on past a search that is broken or cannot be read (D8)', async () => {
    const server = testServer(
      aYear({
        ...GIVERS,
        'searches/broken': { ...aSearch(atLeast('Gift', 5)), match: 'some' },
        'searches/unreadable': { name: 'Unreadable', conditions: 7, supportersMatchedUpdate: true },
        'searches/givers': aSearch(atLeast('Gift', 5)),
      }),
    );
    await askForAll(server);
    await server.settled();

    const counted = { supportersMatchedUpdate: false };
    expect(await server.data(`${YEAR}/searches/broken`)).toMatchObject({
      ...counted,
      supportersMatched: 0,
    });
    expect(await server.data(`${YEAR}/searches/unreadable`)).toMatchObject({
      ...counted,
      supportersMatched: 0,
    });
    expect(await server.data(`${YEAR}/searches/givers`)).toMatchObject({
      ...counted,
      supportersMatched: 2,
    });
    expect(server.logged).toContainEqual(
      expect.stringContaining('Search does not have a valid match type'),
    );
    const faultOf = async (id: string): Promise<unknown> =>
      (await server.data(`${YEAR}/searches/${id}`))['supportersMatchedFault'];
    expect(await faultOf('broken')).toEqual({
      code: 'invalidMatch',
      message: 'Search does not have a valid match type',
    });
    expect(await faultOf('unreadable')).toMatchObject({ code: 'unreadable' });
    expect(await faultOf('givers')).toBeNull();
  });

  it('follows edits made while it runs by exactly one more run, and loses none (D18)', async () => {
    const server = testServer(aYear(GIVERS));
    let edits = 0;
    server.documents.onWrite(({ path, after }) => {
      const isFirstPass = path.endsWith('searches/givers') && after?.['supportersMatched'] === -1;
      if (!isFirstPass || edits > 0) return;
      edits = 2;
      void save(server, 'searches/givers', aSearch(atLeast('Gift', 20)));
      void save(server, 'searches/givers', aSearch(atLeast('Gift', 50)));
    });
    const passes = jest.spyOn(server.services.countingThreads, 'ask');
    await save(server, 'searches/givers', aSearch(atLeast('Gift', 5)));
    await server.settled();

    expect(edits).toBe(2);
    expect(passes).toHaveBeenCalledTimes(2);
    expect(await server.data(`${YEAR}/searches/givers`)).toMatchObject({
      supportersMatched: 1,
      supportersMatchedUpdate: false,
    });
    expect(await server.data(MATCHING_JOB)).toMatchObject({ state: 'idle', queued: false });
  });

  it('is not started by its own writes, by a name, an order or a design', async () => {
    const server = testServer(aYear({ ...GIVERS, 'screens/hello': aScreen() }));
    await askForAll(server);
    await server.settled();
    const passes = jest.spyOn(server.services.countingThreads, 'ask');
    await save(server, 'screens/hello', { name: 'Renamed', order: 2, content: { items: [] } });
    await server.settled();

    expect(passes).not.toHaveBeenCalled();
  });

  it('counts what asks and nothing else, and combines screens only where one changed', async () => {
    const server = testServer(
      aYear({
        ...GIVERS,
        'searches/givers': aSearch(atLeast('Gift', 5)),
        'searches/apart': aSearch(atLeast('Gift', 50)),
        'screens/hello': aScreen(),
      }),
    );
    await askForAll(server);
    await server.settled();
    const asked = jest.spyOn(server.services.countingThreads, 'ask');
    const combined = (await server.data(YEAR))['screensCombinedSupportersMatched'];
    await save(server, 'searches/apart', aSearch(atLeast('Gift', 20)));
    await server.settled();

    expect(asked.mock.calls.map(([, question]) => question)).toMatchObject([
      { kind: 'year', searchIds: new Set(['apart']), screenIds: new Set() },
    ]);
    expect((await server.data(YEAR))['screensCombinedSupportersMatched']).toBe(combined);
  });

  it('reads the supporters once, and from then on their snapshot (D16)', async () => {
    const server = testServer(aYear(GIVERS));
    const pages = jest.spyOn(server.documents, 'pages');
    await save(server, 'searches/givers', aSearch(atLeast('Gift', 5)));
    await server.settled();
    await save(server, 'searches/givers', aSearch(atLeast('Gift', 50)));
    await server.settled();

    expect(pages).toHaveBeenCalledTimes(1);
    expect(await server.data(`${YEAR}/searches/givers`)).toMatchObject({ supportersMatched: 1 });
  });

  it('clears away the ids of matches that older data holds, which no client may see', async () => {
    const server = testServer(aYear(GIVERS));
    await save(server, 'searches/givers', {
      ...aSearch(atLeast('Gift', 5)),
      supportersMatchedIds: ['1'],
      supportersMatchedIdsCompressed: 'H4s',
    });
    await server.settled();

    const stored = await server.data(`${YEAR}/searches/givers`);
    expect(stored).toMatchObject({ supportersMatched: 2 });
    expect(Object.keys(stored).filter((key) => key.startsWith('supportersMatchedIds'))).toEqual([]);
  });
});
