import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FROM_SOURCES } from 'build-preset/node';
import { itInLongRun } from 'shared-kernel/testing';
import type { DocumentChange } from '../../src/documents';
import { startJobServer, type JobServer } from '../jobs/jobServer';
import { countsOf, givers, matching, saveSearches, writeGivers, writeYear, YEAR } from './givers';

const SUPPORTERS = 3_000;

/** Whether a state of the job names searches and screens that wait. */
const hasList = (job: DocumentChange['after']): boolean => {
  const list = job?.fields['changedIds'];
  return list !== undefined && 'arrayValue' in list && list.arrayValue.values.length > 0;
};

describe('the matching job on the store', () => {
  let server: JobServer;
  /** How often the job claimed what waits. */
  let passes: number;
  let onFirstPass: () => void;

  beforeEach(async () => {
    passes = 0;
    onFirstPass = () => undefined;
    server = await startJobServer(undefined, ({ path, before, after }) => {
      if (!path.endsWith('/jobs/matching') || !hasList(before) || hasList(after)) return;
      passes += 1;
      if (passes === 1) onFirstPass();
    });
    await writeYear(server);
    await writeGivers(server, SUPPORTERS);
  });
  afterEach(() => server.close());

  itInLongRun('counts what is saved and what refers to it, and leaves a snapshot', async () => {
    await saveSearches(server, { most: givers(100), wrapped: matching('most') });
    await server.settled();
    expect(await countsOf(server)).toEqual({ most: SUPPORTERS - 100, wrapped: SUPPORTERS - 100 });
    expect(await server.documents.get(`${YEAR}/snapshot/manifest`)).toMatchObject({
      data: { rowCount: SUPPORTERS },
    });
    expect(await server.documents.get(`${YEAR}/jobs/matching`)).toMatchObject({
      data: { state: 'idle', processed: SUPPORTERS, total: SUPPORTERS },
    });
  });

  itInLongRun('follows an edit while it runs by one more pass, which counts it (D18)', async () => {
    const edited = new Promise<void>((resolve, reject) => {
      onFirstPass = () => {
        saveSearches(server, { most: givers(200) })
          .then(() => saveSearches(server, { most: givers(300) }))
          .then(resolve, reject);
      };
    });
    await saveSearches(server, { most: givers(100), wrapped: matching('most') });
    await edited;
    await server.settled();
    expect(await countsOf(server)).toEqual({ most: SUPPORTERS - 300, wrapped: SUPPORTERS - 300 });
    expect(passes).toBe(2);
  });
});

describe('a matching job that is killed in the middle', () => {
  itInLongRun(
    'leaves no count half-written, and the next start counts all (D19)',
    async () => {
      const directory = await mkdtemp(join(tmpdir(), 'killed-job-'));
      const before = await startJobServer(directory);
      await writeYear(before);
      await writeGivers(before, SUPPORTERS);
      await before.close();

      const child = spawn(
        process.execPath,
        [...FROM_SOURCES, join(__dirname, 'killedJob.ts'), directory],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const exited = once(child, 'exit');
      await once(child.stdout, 'data');
      child.kill('SIGKILL');
      expect(await exited).toEqual([null, 'SIGKILL']);

      const after = await startJobServer(directory);
      expect(await countsOf(after)).toEqual({ most: -1, wrapped: -1 });
      await after.handlers.resumeAll({ exclusive: true });
      await after.settled();
      expect(await countsOf(after)).toEqual({ most: SUPPORTERS - 100, wrapped: SUPPORTERS - 100 });
      await after.close();
      await rm(directory, { recursive: true });
    },
    60_000,
  );
});
