import fc from 'fast-check';
import { aYear, YEAR } from '../testing/aYear';
import { checkCsv, confirm, importCsv, recordOf } from '../testing/importCsv';
import { testServer, type TestServer } from '../testing/testServer';
import { ADA, call } from '../testing/uploadCsv';

const HEADER = 'Email,Supporter Id,Gift,Joined';
/** Of Eve, who is erased, the second file may have the email or the supporter id alone. */
const FIRST = `${HEADER}\nann@example.org,1,5,\neve@example.org,9,7,1/2/2026\nfay@example.org,4,2,`;

const email = fc.constantFrom(
  ...['ann', 'BOB', 'cem', 'zoë', 'eve', 'fay', 'gus', 'hal'].map((one) => `${one}@example.org`),
  '',
  'nobody',
);
const cell = fc.constantFrom('', '5', '12', 'soon', '1/2/2026');
const row = fc
  .tuple(email, fc.constantFrom('', '1', '2', '9'), cell, cell, fc.constantFrom('', ',', ',more'))
  .map(([one, ...cells]) => `${one},${cells.slice(0, -1).join(',')}${cells.at(-1) ?? ''}`);

/** What a file's check says of it, what is downloaded of it, and who is there once it has gone in. */
async function taken(server: TestServer, csv: string): Promise<object> {
  const { handlers, documents } = server;
  await importCsv(server, FIRST);
  const year = { organisationId: 'grove', yearId: '2026' };
  await handlers.callables.eraseSupporter({ ...year, email: 'eve@example.org' }, ADA);
  const checked = await checkCsv(server, csv);
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
  const rows = fc.array(row, { minLength: 1, maxLength: 14 });
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
