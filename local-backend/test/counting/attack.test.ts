import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FROM_SOURCES } from 'build-preset/node';
import { itInLongRun } from 'shared-kernel/testing';
import { startJobServer, type JobServer } from '../jobs/jobServer';
import { givers, saveSearches, writeGivers, writeYear, YEAR } from './givers';

/** What a member saved who wanted nobody to be counted. */
const ATTACK = { searches: 8_000, conditions: 100, fields: 2_000, heapMb: 2_048 };

async function attack(server: JobServer): Promise<void> {
  await writeYear(server);
  await writeGivers(server, 50);
  await saveSearches(server, { honest: givers(10) });
  await server.documents.bulk(
    Array.from({ length: ATTACK.fields }, (_, n) => ({
      kind: 'set' as const,
      path: `${YEAR}/fieldsList/e${String(n)}`,
      data: { name: `Gift e${String(n)}`, type: 'number' },
    })),
  );
  await server.documents.bulk(searches());
  await server.documents.commit([
    {
      kind: 'merge',
      path: `${YEAR}/searches/honest`,
      data: { supportersMatched: -1, supportersMatchedUpdate: true },
    },
  ]);
}

function* searches() {
  for (let n = 0; n < ATTACK.searches; n += 1)
    yield {
      kind: 'set' as const,
      // Before the honest one by id, behind it by age.
      path: `${YEAR}/searches/a${String(n)}`,
      data: {
        ...givers(0),
        conditions: Array.from({ length: ATTACK.conditions }, (_, index) => ({
          id: `c${String(index)}`,
          dataType: 'field',
          fieldType: 'data',
          dataIdMatch: 'fuzzy',
          dataId: 'e',
          dataEqualsOperator: '>=',
          dataValue: `${String(n)}.${String(index)}`,
        })),
      },
    };
}

function start(directory: string) {
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${String(ATTACK.heapMb)}`,
      ...FROM_SOURCES,
      join(__dirname, 'attackedServer.ts'),
      directory,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
  return { child, exited: once(child, 'exit'), said: () => said };
}

itInLongRun(
  'searches that would end the process end nothing, at the first start or at any other',
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'attacked-'));
    const before = await startJobServer(directory, undefined, { runsJobs: false });
    await attack(before);
    await before.close();

    const killed = start(directory);
    await once(killed.child.stdout, 'data');
    killed.child.kill('SIGKILL');
    expect(await killed.exited).toEqual([null, 'SIGKILL']);

    const again = start(directory);
    expect(await again.exited).toEqual([0, null]);
    expect(again.said()).toContain('honest 40\n');
    process.stdout.write(again.said());
    await rm(directory, { recursive: true });
  },
  1_800_000,
);
