import fc from 'fast-check';
import { asId, defaultMapping, type ImportId } from 'shared-kernel/model';
import { IN_LONG_RUN } from 'shared-kernel/testing';
import { aScreen, aSearch, atLeast, aYear } from '../testing/aYear';
import { confirm, importCsv, recordOf } from '../testing/importCsv';
import { testServer, type TestServer } from '../testing/testServer';
import { ADA, announcement, bytesOf, call, chunkRequest } from '../testing/uploadCsv';
import { yearState } from '../testing/yearState';

const YEAR_PARTS = {
  'searches/givers': aSearch(atLeast('Gift', 6)),
  'screens/givers': aScreen('givers'),
};

const cell = fc.constantFrom('', '5', '12', '7.50', 'Leeds', '01/02/2026', '2:P:03/04/2026~a');
const keys = Array.from({ length: 12 }, (_, at) => `s${String(at)}@example.org`);
const row = fc.record({ email: fc.constantFrom(...keys, '', 'nobody'), gift: cell, town: cell });

/** Rows of one key keep their order among each other: the last cell that is not blank wins (D2c). */
function shuffled<Row extends { readonly email: string }>(
  rows: readonly Row[],
  order: readonly number[],
): readonly Row[] {
  const ranks = new Map<string, number>();
  for (const [at, { email }] of rows.entries())
    if (!ranks.has(email)) ranks.set(email, order[at] ?? 0);
  return rows.toSorted((one, other) => (ranks.get(one.email) ?? 0) - (ranks.get(other.email) ?? 0));
}

/** Of several supporters who share a largest or smallest value, any may be the example. */
const withoutTies = (state: object): unknown =>
  JSON.parse(
    JSON.stringify(state, (key, value: unknown) =>
      (key === 'largest' || key === 'smallest') && typeof value === 'object' && value !== null
        ? { ...value, supporterEmail: 'any' }
        : value,
    ),
  );

it('the order of rows of different people makes no difference to the year', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 30 }),
      fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
      async (rows, order) => {
        const states = [];
        for (const lines of [rows, shuffled(rows, order)]) {
          const server = testServer(aYear(YEAR_PARTS));
          const texts = lines.map(({ email, gift, town }) => `${email},${gift},${town}`);
          await importCsv(server, ['Email,Gift,Town', ...texts].join('\n'));
          states.push(withoutTies(await yearState(server)));
        }
        expect(states[1]).toEqual(states[0]);
      },
    ),
    { numRuns: IN_LONG_RUN ? 40 : 15 },
  );
}, 30_000);

it('the order in which chunks arrive makes no difference to the year', async () => {
  const texts = keys.map((email, at) => `${email},${String(at * 3)},Town ${String(at)}`);
  const csv = ['Email,Gift,Town', ...texts].join('\n');
  const whole = testServer(aYear(YEAR_PARTS));
  await importCsv(whole, csv);
  const expected = await yearState(whole);

  for (const order of [
    [2, 0, 1],
    [1, 2, 0],
    [2, 1, 0, 1],
  ]) {
    const server = testServer(aYear(YEAR_PARTS));
    const importId = await sentInOrder(server, bytesOf(csv), order);
    const mapping = defaultMapping((await recordOf(server, importId)).columns ?? []);
    await call(server.handlers, 'checkImport', importId, { mapping });
    await confirm(server, await recordOf(server, importId));
    expect(await yearState(server)).toEqual(expected);
  }
});

/** Sends a file in three pieces; this is the order of their numbers. */
async function sentInOrder(
  { handlers }: TestServer,
  bytes: Uint8Array,
  order: readonly number[],
): Promise<ImportId> {
  const announced = { ...announcement(bytes), chunkCount: 3 };
  const started = await handlers.callables.startImport(announced, ADA);
  const importId = asId<ImportId>((started as { readonly importId: string }).importId);
  const size = Math.ceil(bytes.byteLength / 3);
  for (const chunk of order) {
    const body = bytes.subarray(chunk * size, (chunk + 1) * size);
    const answer = await handlers.chunkUpload(chunkRequest(importId, chunk, body), ADA);
    expect(answer.status).toBe(204);
  }
  await call(handlers, 'finishUpload', importId);
  return importId;
}
