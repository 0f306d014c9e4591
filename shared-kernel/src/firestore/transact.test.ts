import { FirebaseError } from 'firebase/app';
import { runTransaction } from 'firebase/firestore/lite';
import { transact } from './transact';

jest.mock('firebase/firestore/lite', () => ({
  ...jest.requireActual<object>('firebase/firestore/lite'),
  runTransaction: jest.fn(),
}));
jest.mock('../firebase', () => ({
  ...jest.requireActual<object>('../firebase'),
  getDatabase: () => ({}),
  withValidToken: (ask: () => unknown) => ask(),
}));
const run = jest.mocked(runTransaction);

const failing = (code: string) => new FirebaseError(code, 'x');
const work = () => Promise.resolve('done');

describe('a transaction', () => {
  let pausesMs: number[];
  const pause = (durationMs: number) => Promise.resolve(void pausesMs.push(durationMs));
  beforeEach(() => {
    run.mockReset();
    pausesMs = [];
  });

  it.each(['aborted', 'failed-precondition', 'already-exists', 'unavailable'])(
    'that ends as %s is run again after a pause',
    async (code) => {
      run.mockRejectedValueOnce(failing(code)).mockResolvedValueOnce('done');
      expect(await transact(work, pause)).toEqual({ ok: true, value: 'done' });
      expect(pausesMs).toEqual([200]);
    },
  );

  it.each(['unauthenticated', 'permission-denied', 'internal', 'resource-exhausted'])(
    'that ends as %s is told at once, and never repeated by the SDK',
    async (code) => {
      run.mockRejectedValue(failing(code));
      expect(await transact(work, pause)).toMatchObject({
        ok: false,
        error: { code: `data/${code}` },
      });
      expect(pausesMs).toEqual([]);
      expect(run).toHaveBeenCalledTimes(1);
      expect(run.mock.calls[0]?.[2]).toEqual({ maxAttempts: 1 });
    },
  );

  it('that never comes through is told after three seconds', async () => {
    run.mockRejectedValue(failing('aborted'));
    expect(await transact(work, pause)).toMatchObject({ error: { code: 'data/aborted' } });
    expect(pausesMs.reduce((sum, ms) => sum + ms, 0)).toBe(3000);
  });
});
