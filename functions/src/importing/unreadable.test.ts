import { aYear, SCOPE, YEAR } from '../testing/aYear';
import { checkCsv, confirm, importCsv, recordOf } from '../testing/importCsv';
import { testServer, type TestServer } from '../testing/testServer';
import { call } from '../testing/uploadCsv';
import { readCsv } from './rejectedCsv';

const NUMBERS = Array.from(
  { length: 60 },
  (_, at) => `s${String(at)}@example.org,${String(at)},1/2/2026`,
);
/** 61 rows that go in, of which one has no number and one no day; and one that does not go in. */
const CSV = [
  'Email,Gift,Joined',
  ...NUMBERS,
  'ann@example.org,=N/A,soon',
  'nobody,never read,nor this',
].join('\n');

const csvOf = async (server: TestServer, id: string): Promise<unknown> => {
  const answer = await call(server.handlers, 'downloadRejectedRows', id, { kept: 'unreadable' });
  return (answer as { readonly csv: string }).csv;
};

describe('values that cannot be read', () => {
  it('are named by the check with line and value, and are counted when they are in', async () => {
    const server = testServer(aYear());
    const checked = await checkCsv(server, CSV);
    const gift = { name: 'Gift', expected: 'number', isText: false, rows: 1, isShown: true };
    expect(checked.unreadable).toEqual([
      { ...gift, values: [{ line: 62, value: '=N/A' }] },
      { ...gift, name: 'Joined', expected: 'date', values: [{ line: 62, value: 'soon' }] },
    ]);
    expect(await csvOf(server, checked.id)).toBe(
      '\uFEFFLine,Field,Value,Expected\r\n62,Gift,\'=N/A,"a number, such as 12.50"\r\n' +
        '62,Joined,soon,"a day, such as 31/12/2026"\r\n',
    );

    await confirm(server, checked);
    const done = await recordOf(server, checked.id);
    expect(done).toMatchObject({ state: 'done', rejectedRows: [{ line: 63 }] });
    expect(done.unreadable).toEqual([
      { ...gift, isShown: false, values: [] },
      { ...gift, name: 'Joined', expected: 'date', isShown: false, values: [] },
    ]);
    expect(await csvOf(server, checked.id)).toContain('62,Joined,soon');

    await importCsv(server, 'Email\nann@example.org');
    expect((await recordOf(server, checked.id)).unreadable).toEqual([]);
    expect(await csvOf(server, checked.id)).toBe('');
  });

  it('are what kept a field from being more than text, and what a type by hand makes of it', async () => {
    const server = testServer(aYear());
    const rows = NUMBERS.slice(0, 18);
    const csv = ['Email,Gift,Joined', ...rows, 'x@example.org,many,3/2/2026', 'y@example.org,few,'];
    const asText = await checkCsv(server, csv.join('\n'));
    expect(asText.unreadable).toMatchObject([
      {
        name: 'Gift',
        expected: 'number',
        isText: true,
        rows: 2,
        values: [{ line: 20 }, { line: 21 }],
      },
    ]);
    const set = await checkCsv(server, `${csv.join('\n')}\n`, (column) =>
      column.name === 'Gift' ? { ...column, type: 'date' } : column,
    );
    expect(set.unreadable).toMatchObject([
      { name: 'Gift', expected: 'date', isText: false, rows: 20, values: { length: 10 } },
    ]);
    const text = await checkCsv(server, `${csv.join('\n')}\n\n`, (column) =>
      column.name === 'Gift' ? { ...column, type: 'string' } : column,
    );
    expect(text.unreadable).toEqual([]);
  });

  it('show nothing of a sensitive field, and no address', async () => {
    const server = testServer(aYear());
    await importCsv(server, CSV);
    await server.handlers.callables.describeField(
      {
        ...SCOPE,
        ...{ fieldName: 'Gift', expectedRevision: 0 },
        description: { description: '', owner: '', source: '', retention: '', sensitive: true },
      },
      { uid: 'ada', token: { email: 'ada@example.org' } },
    );
    const csv = CSV.replace('soon', 'ask bob@example.org').replace('=N/A', 'secret');
    const { id, unreadable } = await checkCsv(server, csv);
    expect(unreadable).toMatchObject([
      { name: 'Gift', rows: 1, isShown: false, values: [] },
      { name: 'Joined', isShown: true, values: [{ line: 62, value: 'An email address' }] },
    ]);
    expect(await csvOf(server, id)).not.toContain('secret');
    expect(JSON.stringify(await server.documents.get(`${YEAR}/imports/${id}`))).not.toContain(
      'secret',
    );
  });

  it('go with the file of an import that is cancelled', async () => {
    const server = testServer(aYear());
    const { id } = await checkCsv(server, CSV);
    expect(await readCsv(server.documents, { scope: SCOPE, importId: id }, 'unreadable')).not.toBe(
      '',
    );
    await call(server.handlers, 'cancelImport', id);
    expect(await recordOf(server, id)).toMatchObject({ state: 'cancelled', unreadable: [] });
    expect(
      (await readCsv(server.documents, { scope: SCOPE, importId: id }, 'unreadable')).csv,
    ).toBe('');
  });
});
