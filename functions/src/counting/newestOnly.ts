import { CallableError } from '../callableError';

type Work<Answer> = (signal: AbortSignal) => Promise<Answer>;

interface Asked {
  readonly requestId: number;
  readonly controller: AbortController;
}

/** Answers the newest question of each asker only: an older one is refused as cancelled, running or not. */
export function newestOnly<Answer>(): (
  asker: string,
  requestId: number,
  work: Work<Answer>,
) => Promise<Answer> {
  const running = new Map<string, Asked>();

  return async (asker, requestId, work) => {
    const other = running.get(asker);
    if (other !== undefined && other.requestId > requestId) throw cancelled();
    other?.controller.abort();
    const asked = { requestId, controller: new AbortController() };
    running.set(asker, asked);
    try {
      return await Promise.race([
        work(asked.controller.signal),
        whenAborted(asked.controller.signal),
      ]);
    } finally {
      if (running.get(asker) === asked) running.delete(asker);
    }
  };
}

export const cancelled = (): CallableError =>
  new CallableError('cancelled', 'A newer question took the place of this one');

/** An error's status would stand in the browser's console whenever somebody types on: it is an answer, and says so. */
export function nullWhenSuperseded(error: unknown): null {
  if (error instanceof CallableError && error.code === 'cancelled') return null;
  throw error;
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(cancelled()), { once: true });
  });
