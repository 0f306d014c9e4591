import { IN_LONG_RUN } from 'shared-kernel/testing';
import { aYear, YEAR } from '../../testing/aYear';
import { importCsv, recordOf } from '../../testing/importCsv';
import { testServer, type TestServer } from '../../testing/testServer';
import { call } from '../../testing/uploadCsv';
import { yearState } from '../../testing/yearState';

const SUPPORTERS = IN_LONG_RUN ? 20_000 : 4_000;
/** Writes of supporters after which the process is killed, each time. */
const KILLED_AFTER = SUPPORTERS * 0.3;

const csvOf = (gift: (n: number) => number): string =>
  [
    'Email,Gift',
    ...Array.from({ length: SUPPORTERS }, (_, n) => `s${String(n)}@example.org,${String(gift(n))}`),
  ].join('\n');

/** A start of the server that is killed after so many writes of supporters; says how many were written. */
async function startAndKill(server: TestServer, killedAfter: number): Promise<number> {
  const controller = new AbortController();
  let written = 0;
  server.documents.onWrite(({ path }) => {
    if (!path.startsWith(`${YEAR}/supporters/`)) return;
    written += 1;
    // A place is noted once a second.
    server.advance(10);
    if (written >= killedAfter) controller.abort();
  });
  const { resumeAll } = server.restarted({ stopping: controller.signal });
  await resumeAll({ exclusive: true });
  return written;
}

it('an undo that is killed again and again goes on where it was, and ends', async () => {
  const server = testServer(aYear());
  await importCsv(
    server,
    csvOf((n) => n),
  );
  const before = await yearState(server);
  const { id } = await importCsv(
    server,
    csvOf((n) => n + 1),
  );

  server.holdEvents = true;
  await call(server.handlers, 'undoImport', id);
  let starts = 0;
  let written = 0;
  while ((await recordOf(server, id)).state !== 'undone') {
    starts += 1;
    expect(starts).toBeLessThan(8);
    written += await startAndKill(server, KILLED_AFTER);
  }
  server.holdEvents = false;

  expect(starts).toBeGreaterThan(2);
  // What was not noted before a kill is written once more.
  expect(written).toBeLessThan(SUPPORTERS + starts * 501);
  expect(await yearState(server)).toEqual(before);
});
