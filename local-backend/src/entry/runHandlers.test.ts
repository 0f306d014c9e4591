import type { DocumentChange as HandledChange } from 'functions/handlers';
import type { CommittedChange } from '../documents';
import { runHandlers } from './runHandlers';

const NEVER_MS = 3_600_000;

const CHANGE: CommittedChange = {
  path: 'organisations/grove/years/2026/searches/givers',
  before: null,
  after: null,
  commitTime: '2026-06-01T00:00:00.000Z',
  author: 'milo',
};

/** Handlers of which the first calls fail. */
function setUp(failures: number, pausesMs: readonly number[]) {
  const handled: HandledChange[] = [];
  const logged: string[] = [];
  const told: ((change: CommittedChange) => void)[] = [];
  const runner = runHandlers(
    {
      onChange: (listener) => {
        told.push(listener);
        return () => undefined;
      },
    },
    {
      noteChange: () => undefined,
      documentChanged: (change) => {
        handled.push(change);
        return handled.length > failures
          ? Promise.resolve()
          : Promise.reject(new Error('Too much contention'));
      },
    },
    new AbortController(),
    (message) => logged.push(message),
    pausesMs,
  );
  const change = (): void => {
    for (const tell of told) tell(CHANGE);
  };
  return { runner, handled, logged, change };
}

it('hands a change over again until it is handled, as the same event', async () => {
  const { runner, handled, logged, change } = setUp(2, [0, 0, 0]);
  change();
  await runner.settled();
  expect(handled).toHaveLength(3);
  expect(new Set(handled.map(({ eventId }) => eventId)).size).toBe(1);
  expect(logged).toEqual([]);
});

it('says which change it has given up', async () => {
  const { runner, handled, logged, change } = setUp(9, [0, 0]);
  change();
  await runner.settled();
  expect(handled).toHaveLength(3);
  expect(logged).toEqual([
    `Handling the change of ${CHANGE.path} failed: Error: Too much contention`,
  ]);
});

it('hands nothing over again once it is stopped', async () => {
  const { runner, handled, logged, change } = setUp(1, [NEVER_MS]);
  change();
  await runner.stop();
  await runner.settled();
  expect(handled).toHaveLength(1);
  expect(logged).toEqual([]);
});
