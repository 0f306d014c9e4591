import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { TooManyVerdicts } from 'evaluation';
import { answerInThread } from './answerInThread';
import { createCounter, type Counter } from './counter';
import type { Ask } from './threadMessages';

jest.mock('./counter');

const ASK: Ask = {
  kind: 'ask',
  id: 7,
  snapshot: { year: 'organisations/grove/years/2026', id: 's1' },
  question: {
    kind: 'reach',
    definitions: {
      year: {
        dateFrom: { year: 2025, month: 12, day: 31 },
        dateTo: { year: 2027, month: 1, day: 1 },
      },
      fields: [],
      today: { year: 2026, month: 6, day: 15 },
      searches: [],
      screens: [],
    },
  },
  cancelled: new Int32Array(new SharedArrayBuffer(4)),
};

/** What the thread says when answering fails so. */
async function saidOf(failure: Error): Promise<unknown> {
  const counter: Counter = {
    holds: () => true,
    hold: () => true,
    answer: () => {
      throw failure;
    },
  };
  jest.mocked(createCounter).mockReturnValue(counter);
  const { port1, port2 } = new MessageChannel();
  answerInThread(port2, { heldBytes: 1_000_000 });
  port1.postMessage(ASK);
  const [said] = (await once(port1, 'message')) as readonly unknown[];
  port1.close();
  return said;
}

describe('a question whose answer fails', () => {
  it('is told that it would take too much memory, which is nobody’s bug', async () => {
    expect(await saidOf(new TooManyVerdicts())).toEqual({ kind: 'tooHeavy', id: 7 });
  });

  it('is told of anything else with what it was', async () => {
    expect(await saidOf(new RangeError('a bug'))).toEqual({
      kind: 'failed',
      id: 7,
      message: expect.stringContaining('RangeError: a bug') as unknown,
    });
  });
});
