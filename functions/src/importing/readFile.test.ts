import { allSupporters } from 'evaluation';
import { defaultMapping } from 'shared-kernel/model';
import { chunkPath } from '../store/paths';
import { readSuppressions } from '../suppressions/readSuppressions';
import { aYear, SCOPE } from '../testing/aYear';
import { checkCsv, confirm, recordOf } from '../testing/importCsv';
import { testServer } from '../testing/testServer';
import { uploadCsv } from '../testing/uploadCsv';
import type { ImportRun } from './importRun';
import { readImport } from './importWork';
import { readFile } from './readFile';

const CSV = [
  'Email,Gift',
  ...Array.from({ length: 8 }, (_, at) => `s${String(at)}@example.org,${String(at)}`),
  'nobody,1',
].join('\n');

/** The same file, uploaded and mapped, in shards of so many; `rows` in place of what the inspection noted. */
async function reading(supportersOfShard: number, rows?: number) {
  const server = testServer(aYear(), { supportersOfShard });
  const { services, documents } = server;
  const importId = await uploadCsv(server.handlers, CSV);
  const mapping = defaultMapping((await recordOf(server, importId)).columns ?? []);
  const address = { scope: SCOPE, importId };
  const stored = await readImport(documents, address);
  if (stored === null) throw new Error('There is no such import');
  const nothing = () => Promise.resolve();
  const run = {
    ...{ services, address, progress: { begin: nothing, advance: nothing, goOn: nothing } },
    stored: {
      record: { ...stored.record, mapping },
      work: { ...stored.work, rows: rows ?? stored.work.rows },
    },
  } as unknown as ImportRun;
  const inMemory: number[] = [];
  const file = await readFile(run, await readSuppressions(services, SCOPE.organisationId), {
    onShard: ({ builder }) => inMemory.push(builder.finish().rowCount),
  });
  if (!file.ok) throw new Error(file.error.message);
  return { file: file.value, inMemory };
}

it('a file of more rows than a shard has supporters is never in memory as a whole', async () => {
  const { file, inMemory } = await reading(5);
  expect(inMemory).toEqual([expect.any(Number), expect.any(Number)]);
  expect(Math.max(...inMemory)).toBeLessThan(8);
  expect(() => file.read()).toThrow('Not all of the file has been read');
  const shards = await Promise.all([0, 1, 0, 1].map((index) => file.at(index, 2)));
  const emails = shards.map(({ builder }) =>
    allSupporters(builder.finish()).map(({ email }) => email),
  );
  expect(emails.map(({ length }) => length)).toEqual([...inMemory, ...inMemory]);
  expect(emails.slice(0, 2).flat().toSorted()).toEqual(
    Array.from({ length: 8 }, (_, at) => `s${String(at)}@example.org`),
  );
  expect(file.read().counts).toMatchObject({ rows: 9, supporters: 8, rejectedInvalidEmail: 1 });
});

it('such a file is read once more for each shard where it is written, and for its columns', async () => {
  const server = testServer(aYear(), { supportersOfShard: 5 });
  const checked = await checkCsv(server, CSV);
  const readings = jest.spyOn(server.documents, 'getAll');
  await confirm(server, checked);
  expect(await recordOf(server, checked.id)).toMatchObject({ state: 'done' });
  const firstChunk = chunkPath(SCOPE, checked.id, 0);
  expect(readings.mock.calls.filter(([paths]) => paths.includes(firstChunk))).toHaveLength(3);
});

it.each([
  ['of as few rows as a shard has supporters', 9, undefined],
  ['whose rows an earlier release did not note', 5, 0],
])('a file %s is read once', async (_, supportersOfShard, rows) => {
  const { file, inMemory } = await reading(supportersOfShard, rows);
  expect(inMemory).toEqual([8]);
  expect(file.read().counts.rows).toBe(9);
  expect((await file.at(0, 1)).builder.finish().rowCount).toBe(8);
});
