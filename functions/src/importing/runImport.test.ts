import { supporterReader } from 'evaluation';
import type { ImportRecord } from 'shared-kernel/model';
import { storedShards } from '../snapshot/storedShards';
import { snapshotState } from '../snapshot/snapshotState';
import { aScreen, aSearch, atLeast, aYear, SCOPE, YEAR } from '../testing/aYear';
import { testServer, type TestServer } from '../testing/testServer';
import { checkCsv, importCsv, recordOf } from '../testing/importCsv';
import { yearState } from '../testing/yearState';
import { fieldDocumentId } from '../fields/fieldDocumentId';

const CSV = [
  'Supporter ID,Email,First Name,Gift',
  '1,ANN@example.org ,Ann,5',
  '2,bob@example.org,,50',
  '3,,Nobody,1',
  '4,not an email,Nobody,1',
  '1,ann@example.org,Annie,',
].join('\n');

const fieldEntry = (server: TestServer, name: string): Promise<unknown> =>
  server.data(`${YEAR}/fieldsList/${fieldDocumentId(name)}`);

describe('an import', () => {
  it('writes supporters by email, merged, without their keys and blank cells (D2c)', async () => {
    const server = testServer(aYear());
    await importCsv(server, CSV);

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

  it('is told before it of columns with the names of calculated fields (D309)', async () => {
    const total = { name: 'Gift', calculation: { kind: 'yearsSince', field: 'Joined' } };
    const server = testServer(aYear({ 'calculatedFields/total': total }));
    const { id } = await checkCsv(server, CSV);
    expect((await recordOf(server, id)).check?.fieldsCalculated).toEqual(['Gift']);
    expect(await server.data(`${YEAR}/calculatedFields/total`)).toEqual(total);
  });

  it('keeps a record of what went in and what did not', async () => {
    const server = testServer(aYear());

    expect(await importCsv(server, CSV)).toMatchObject({
      state: 'done',
      step: '',
      failure: '',
      processed: 2,
      total: 2,
      startedBy: 'ada@example.org',
      finishedAt: server.services.now(),
      outcome: { newSupporters: 2, changed: 0, unchanged: 0, removed: 0 },
      undoable: true,
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
    await importCsv(server, CSV);

    expect(await server.data(YEAR)).toMatchObject({ supportersData: { total: 2 } });
    expect(await fieldEntry(server, 'Gift')).toMatchObject({
      name: 'Gift',
      type: 'number',
      inferredType: 'number',
      distinct: 2,
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
    await importCsv(server, CSV);
    const record = await importCsv(
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
    await importCsv(server, CSV);

    expect(await server.data(`${YEAR}/searches/givers`)).toMatchObject({ supportersMatched: 1 });
    expect(await server.data(`${YEAR}/screens/hello`)).toMatchObject({ supportersMatched: 2 });
    expect(await server.data(YEAR)).toMatchObject({
      screensCombinedSupportersMatched: { '1': { total: 2 } },
    });
  });

  it.each([
    ['rows', 'Email,Gift\n', { rows: 0 }, /no rows/],
    ['a valid row', 'Email,Gift\nnobody,5', { rows: 1 }, /Every row is rejected/],
  ])(
    'of a file without %s fails and changes nothing, whatever was chosen (D2d)',
    async (_, csv, counts, failure) => {
      const server = testServer(aYear());
      const { id } = await importCsv(server, CSV);
      const before = await yearState(server);

      expect(await importCsv(server, csv, 'remove')).toMatchObject({
        state: 'failed',
        counts,
        failure: expect.stringMatching(failure) as unknown,
        outcome: null,
      });
      expect(await yearState(server)).toEqual(before);
      expect(await server.data(`${YEAR}/imports/${id}`)).toMatchObject({ undoable: true });
    },
  );

  it('of a file that cannot be read fails with a sentence, and the next one may come', async () => {
    const server = testServer(aYear());

    expect(await importCsv(server, '')).toMatchObject({
      state: 'failed',
      failure: 'The file is empty.',
    });
    expect(await importCsv(server, CSV)).toMatchObject({ state: 'done' });
  });

  it('that is done leaves no chunk behind, and a short record: its columns and its check are gone', async () => {
    const server = testServer(aYear());
    const { id } = await importCsv(server, CSV);

    expect(await server.documents.count(`${YEAR}/imports/${id}/chunks`)).toBe(0);
    const ended = { state: 'done', columns: null, earlier: null, mapping: null, check: null };
    expect(await server.data(`${YEAR}/imports/${id}`)).toMatchObject(ended);
    expect(await recordOf(server, id)).toMatchObject(ended);
  });

  it('keeps its rejected rows until the next one is done', async () => {
    const server = testServer(aYear());
    const rejected = async ({ id }: ImportRecord) => [
      (await recordOf(server, id)).rejectedRows.length,
      await server.documents.count(`${YEAR}/imports/${id}/rejected`),
    ];
    const first = await importCsv(server, CSV);
    await importCsv(server, 'Email,Gift\nnobody,5');
    expect(await rejected(first)).toEqual([2, 1]);
    const same = await importCsv(server, CSV);
    expect(await rejected(first)).toEqual([0, 0]);
    expect(await rejected(same)).toEqual([2, 1]);
  });

  it('of the same file again changes nothing, and leaves the one before undoable', async () => {
    const server = testServer(aYear());
    const first = await importCsv(server, CSV);
    const before = await server.data(YEAR);
    server.advance(1_000);

    expect(await importCsv(server, CSV)).toMatchObject({
      state: 'done',
      outcome: { newSupporters: 0, changed: 0, unchanged: 2, removed: 0 },
      undoable: false,
    });
    expect(await server.data(YEAR)).toBe(before);
    expect(await server.data(`${YEAR}/imports/${first.id}`)).toMatchObject({ undoable: true });
  });

  it('removes those who are not in the file where a person chose so (D2d)', async () => {
    const server = testServer(aYear());
    await importCsv(server, CSV);

    expect(await importCsv(server, 'Email,Gift\nbob@example.org,50', 'remove')).toMatchObject({
      outcome: { newSupporters: 0, changed: 0, unchanged: 1, removed: 1 },
    });
    expect(await server.documents.get(`${YEAR}/supporters/ann@example.org`)).toBeNull();
    expect(await server.data(YEAR)).toMatchObject({ supportersData: { total: 1 } });
    expect(await fieldEntry(server, 'First Name')).toMatchObject({ type: 'unknown', count: 0 });
  });

  it('leaves a snapshot of the whole year, with the revision that the year bears (D16)', async () => {
    const server = testServer(aYear());
    await importCsv(server, CSV);
    await importCsv(server, 'Email,City\ncid@example.org,Leeds');

    const { fitting, revision } = await snapshotState(server.documents, SCOPE);
    expect(fitting).toMatchObject({ rowCount: 3, revision });
    expect(revision).not.toBe('');
    const snapshot = await (await storedShards(server.services.documents, SCOPE))?.at(0);
    expect(snapshot && supporterReader(snapshot)(0)).toEqual({
      email: 'cid@example.org',
      supporterId: '',
      fields: { City: 'Leeds' },
    });
  });
});
