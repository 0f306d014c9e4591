import { Worker } from 'node:worker_threads';
import { startCountingThreads } from './startCountingThreads';

jest.mock('node:worker_threads', () => ({
  ...jest.requireActual<object>('node:worker_threads'),
  Worker: jest.fn(() => ({ on: jest.fn(), postMessage: jest.fn(), ref: jest.fn() })),
}));

const DAY = { year: 2026, month: 1, day: 1 };
const NOTHING = {
  ...{ year: { dateFrom: DAY, dateTo: DAY }, today: DAY },
  ...{ fields: [], searches: [], screens: [] },
};

it.each([1, 2, 4])(
  'each of %i counting threads has a heap of its own, so that it dies alone when it outgrows it',
  (threads) => {
    void startCountingThreads(threads).ask(
      { year: 'organisations/grove/years/2026', id: 's1', shardRows: [0] },
      { kind: 'reach', definitions: NOTHING },
      { fetchShard: () => Promise.resolve(null) },
    );
    const [, options] = jest.mocked(Worker).mock.calls.at(-1) ?? [];
    const { maxOldGenerationSizeMb = Infinity } = options?.resourceLimits ?? {};
    expect(maxOldGenerationSizeMb).toBeGreaterThan(512);
    expect(maxOldGenerationSizeMb).toBeLessThanOrEqual(1_536);
  },
);
