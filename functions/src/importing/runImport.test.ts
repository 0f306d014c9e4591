import { aScreen, aSearch, atLeast, aYear, YEAR } from '../testing/aYear';
import { testServer, type TestServer } from '../testing/testServer';
import { uploadCsv } from '../testing/uploadCsv';
import { fieldDocumentId } from './fieldDocumentId';

const CSV = [
  'Supporter ID,Email,First Name,Gift',
  '1,ANN@example.org ,Ann,5',
  '2,bob@example.org,,50',
  '3,,Nobody,1',
  '4,not an e-mail,Nobody,1',
  '1,ann@example.org,Annie,',
].join('\n');

async function imported(
  server: TestServer,
  csv: string,
): Promise<Readonly<Record<string, unknown>>> {
  const importId = await uploadCsv(server.handlers, csv);
  await server.settled();
  return server.data(`${YEAR}/imports/${importId}`);
}

const fieldEntry = (server: TestServer, name: string): Promise<unknown> =>
  server.data(`${YEAR}/fieldsList/${fieldDocumentId(name)}`);

describe('an import', () => {
  it('writes supporters by e-mail, merged, without their keys and blank cells (D2c)', async () => {
    const server = testServer(aYear());
    await imported(server, CSV);

    expect(await server.documents.count(`${YEAR}/supporters`)).toBe(2);
    expect(await server.data(`${YEAR}/supporters/ann@example.org`)).toEqual({
      supporterId: '1',
      fields: { 'First Name': 'Annie', Gift: '5' },
    });
    expect(await server.data(`${YEAR}/supporters/bob@example.org`)).toEqual({
      supporterId: '2',
      fields: { Gift: '50' },
    });
  });

  it('keeps a record of what went in and what did not', async () => {
    const server = testServer(aYear());

    expect(await imported(server, CSV)).toMatchObject({
      state: 'done',
      step: '',
      failure: '',
      processed: 2,
      total: 2,
      startedBy: 'ada@example.org',
      finishedAt: server.services.now(),
      counts: {
        rows: 5,
        rejectedNoEmail: 1,
        rejectedInvalidEmail: 1,
        mergedRows: 1,
        supporters: 2,
      },
      rejectedRows: [
        { line: 4, reason: 'noEmail' },
        { line: 5, reason: 'invalidEmail' },
      ],
    });
  });

  it('profiles the fields and leaves the total on the year', async () => {
    const server = testServer(aYear());
    await imported(server, CSV);

    expect(await server.data(YEAR)).toMatchObject({ supportersData: { total: 2 } });
    expect(await fieldEntry(server, 'Gift')).toEqual({
      name: 'Gift',
      type: 'number',
      count: 2,
      exampleValues: {
        random: expect.arrayContaining([
          { value: '5', supporterEmail: 'ann@example.org' },
          { value: '50', supporterEmail: 'bob@example.org' },
        ]) as unknown,
        largest: { value: '50', supporterEmail: 'bob@example.org' },
        smallest: { value: '5', supporterEmail: 'ann@example.org' },
      },
      spread: { '5': 1, '50': 1 },
    });
  });

  it('replaces what its columns hold, removes what is blank, and keeps the rest (D2d)', async () => {
    const server = testServer(aYear());
    await imported(server, CSV);
    const record = await imported(
      server,
      'Email,Gift,City\nbob@example.org,,Leeds\ncid@example.org,7,',
    );

    expect(record).toMatchObject({ state: 'done', counts: { supporters: 2 } });
    expect(await server.data(`${YEAR}/supporters/bob@example.org`)).toEqual({
      supporterId: '2',
      fields: { City: 'Leeds' },
    });
    expect(await server.data(`${YEAR}/supporters/ann@example.org`)).toMatchObject({
      fields: { 'First Name': 'Annie', Gift: '5' },
    });
    expect(await server.data(YEAR)).toMatchObject({ supportersData: { total: 3 } });
    expect(await fieldEntry(server, 'Gift')).toMatchObject({
      count: 2,
      spread: { '5': 1, '7': 1 },
    });
    expect(await fieldEntry(server, 'First Name')).toMatchObject({ count: 1 });
  });

  it('asks for every count of the year again', async () => {
    const server = testServer(
      aYear({
        'searches/givers': {
          ...aSearch(atLeast('Gift', 6)),
          supportersMatched: 0,
          supportersMatchedUpdate: false,
        },
        'screens/hello': { ...aScreen(), supportersMatched: 0, supportersMatchedUpdate: false },
      }),
    );
    await imported(server, CSV);

    expect(await server.data(`${YEAR}/searches/givers`)).toMatchObject({ supportersMatched: 1 });
    expect(await server.data(`${YEAR}/screens/hello`)).toMatchObject({ supportersMatched: 2 });
    expect(await server.data(YEAR)).toMatchObject({
      screensCombinedSupportersMatched: { '1': { total: 2 } },
    });
  });

  it('of a file without rows changes nothing', async () => {
    const server = testServer(aYear());
    await imported(server, CSV);
    const before = await server.data(YEAR);
    const record = await imported(server, 'Email,First Name\n');

    expect(record).toMatchObject({ state: 'done', counts: { rows: 0, supporters: 0 } });
    expect(await server.data(YEAR)).toBe(before);
    expect(await server.documents.count(`${YEAR}/supporters`)).toBe(2);
  });

  it('of a file that cannot be read fails with a sentence, and the next one may come', async () => {
    const server = testServer(aYear());

    expect(await imported(server, 'Name,City\nAnn,Leeds')).toMatchObject({
      state: 'failed',
      failure: 'The file has no e-mail column.',
    });
    expect(await imported(server, CSV)).toMatchObject({ state: 'done' });
  });

  it('leaves no chunk behind', async () => {
    const server = testServer(aYear());
    const importId = await uploadCsv(server.handlers, CSV);
    await server.settled();

    expect(await server.documents.count(`${YEAR}/imports/${importId}/chunks`)).toBe(0);
  });

  it('that breaks off says so, and lets the next one in', async () => {
    const server = testServer(aYear());
    jest.spyOn(server.documents, 'bulk').mockRejectedValueOnce(new Error('disk full'));

    const record = await imported(server, CSV);
    expect(record).toMatchObject({ state: 'failed' });
    expect(record['failure']).toContain('import the file again');
    expect(server.logged.join()).toContain('disk full');
    expect(await server.data(YEAR)).toMatchObject({ supportersData: { total: 0 } });
    expect(await imported(server, CSV)).toMatchObject({ state: 'done' });
  });

  it('that died is taken up by the next start, with the same result (D19)', async () => {
    const whole = testServer(aYear());
    await imported(whole, CSV);

    const server = testServer(aYear());
    server.holdEvents = true;
    const importId = await uploadCsv(server.handlers, CSV);
    await server.documents.commit([
      {
        kind: 'merge',
        path: `${YEAR}/jobs/import`,
        data: { owner: 'dead', leaseUntil: server.services.now() },
      },
      {
        kind: 'set',
        path: `${YEAR}/supporters/ann@example.org`,
        data: { supporterId: '1', fields: { 'First Name': 'Annie', Gift: '5' } },
      },
    ]);
    server.holdEvents = false;
    server.advance(1);
    await server.handlers.resumeAll({ exclusive: false });
    await server.settled();

    expect(await server.data(`${YEAR}/imports/${importId}`)).toMatchObject({ state: 'done' });
    for (const collection of ['supporters', 'fieldsList'])
      expect(await server.documents.list(`${YEAR}/${collection}`)).toEqual(
        await whole.documents.list(`${YEAR}/${collection}`),
      );
  });
});
