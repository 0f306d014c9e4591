import fc from 'fast-check';
import { defaultMapping } from 'shared-kernel/model';
import { chunkPath, rejectedPath } from '../store/paths';
import { aYear, SCOPE, YEAR } from '../testing/aYear';
import { checkCsv, confirm, importCsv, recordOf } from '../testing/importCsv';
import { testServer, type TestServer } from '../testing/testServer';
import { ADA, call, uploadCsv } from '../testing/uploadCsv';
import { MAX_CHUNK_BYTES } from './limits';

const HEADER = 'Email,Supporter Id,Gift,Joined';
/** Of Eve, who is erased, the second file may have the email or the supporter id alone. */
const FIRST = `${HEADER}\nann@example.org,1,5,\neve@example.org,9,7,1/2/2026\nfay@example.org,4,2,`;

const email = fc.constantFrom(
  ...['ann', 'BOB', 'cem', 'zoë', 'eve', 'fay', 'ann', 'cem'].map((one) => `${one}@example.org`),
  '',
  'nobody',
);
const cell = fc.constantFrom('', '5', '12', 'soon', '1/2/2026');
const row = fc
  .tuple(
    email,
    fc.constantFrom('', '1', '2', '9'),
    cell,
    cell,
    fc.constantFrom('', '', ',', ',more'),
  )
  .map(([one, ...cells]) => `${one},${cells.slice(0, -1).join(',')}${cells.at(-1) ?? ''}`);

/** What a file's check says of it, what is downloaded of it, and who is there once it has gone in. */
async function taken(server: TestServer, csv: string): Promise<object> {
  const { handlers, documents } = server;
  await importCsv(server, FIRST);
  const year = { organisationId: 'grove', yearId: '2026' };
  await handlers.callables.eraseSupporter({ ...year, email: 'eve@example.org' }, ADA);
  const checked = await checkCsv(server, csv, (column) =>
    column.name === 'Gift' ? { ...column, type: 'number' } : column,
  );
  const { check, counts, rejectedRows, unreadable, failure } = checked;
  const kept = await call(handlers, 'downloadRejectedRows', checked.id, { kept: 'rejected' });
  if (check !== null) await confirm(server, checked);
  const { id: _, supportersRevision: __, ...said } = check ?? { id: '', supportersRevision: '' };
  return {
    ...{ said, counts, rejectedRows, unreadable, failure, kept },
    state: (await recordOf(server, checked.id)).state,
    supporters: (await documents.list(`${YEAR}/supporters`)).map(({ id, data }) => [id, data]),
  };
}

it('a file that is read shard by shard is checked and taken in as one that is read as a whole', async () => {
  const rows = fc.array(row, { minLength: 5, maxLength: 20, size: 'max' });
  await fc.assert(
    fc.asyncProperty(rows, fc.constantFrom(1, 3, 6), async (lines, supportersOfShard) => {
      const csv = [HEADER, ...lines].join('\n');
      const whole = await taken(testServer(aYear()), csv);
      const inShards = await taken(testServer(aYear(), { supportersOfShard }), csv);
      expect(inShards).toEqual(whole);
    }),
    { numRuns: 40 },
  );
});

it('values that cannot be read are told of nobody who was erased, nor of rows that did not go in', async () => {
  const lines = [
    'ann@example.org,1,soon,',
    'eve@example.org,,soon,',
    'gus@example.org,9,soon,',
    'ann@example.org,9,soon,1/2/2026,more',
    'ann@example.org,1,soon,1/2/2026,more',
  ];
  for (const supportersOfShard of [Infinity, 2]) {
    const server = testServer(aYear(), { supportersOfShard });
    expect(await taken(server, [HEADER, ...lines].join('\n'))).toMatchObject({
      unreadable: [{ name: 'Gift', rows: 1, values: [{ line: 2, value: 'soon' }] }],
      rejectedRows: [{ line: 6, reason: 'tooManyCells' }],
    });
  }
});

it('rejected rows are told in file order, those that are too large among them', async () => {
  const large = 'x'.repeat(900_001);
  const lines = ['ann', 'bob', 'cem', 'dan'].flatMap((name) => [
    `${name}@example.org,,${large},`,
    'nobody,,,',
  ]);
  const server = testServer(aYear(), { supportersOfShard: 2 });
  const { rejectedRows } = await checkCsv(server, [HEADER, ...lines].join('\n'));
  expect(rejectedRows.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
});

it('rejected rows are stored while the file is read', async () => {
  const server = testServer(aYear());
  const rowBytes = 30_000;
  const lines = Array.from(
    { length: (9 * MAX_CHUNK_BYTES) / rowBytes },
    () => `nobody,,${'x'.repeat(rowBytes)},`,
  );
  const importId = await uploadCsv(server.handlers, [HEADER, ...lines].join('\n'));
  const mapping = defaultMapping((await recordOf(server, importId)).columns ?? []);
  const { documents } = server;
  const partsMeanwhile: number[] = [];
  const { getAll } = documents;
  jest.spyOn(documents, 'getAll').mockImplementation(async (paths) => {
    if (paths.includes(chunkPath(SCOPE, importId, 8)))
      partsMeanwhile.push((await documents.list(rejectedPath(SCOPE, importId))).length);
    return getAll(paths);
  });
  await call(server.handlers, 'checkImport', importId, { mapping });
  await recordOf(server, importId);
  expect(partsMeanwhile).toEqual([expect.any(Number)]);
  expect(partsMeanwhile[0]).toBeGreaterThan(0);
});
