import { failed, readShowAnswer, succeeded } from 'shared-kernel/model';
import type { FinishedShow, Result } from 'shared-kernel/model';

import type { ClosingCode } from '../closing/closings';

/** Whoever waits longer is told so. */
const PATIENCE_MS = 15_000;

/**
 * Asks for what a personal link shows. Nothing goes along that could tell who asks: no cookies, no referrer, and the
 * token in the path of an address that only the server sees.
 */
export async function fetchShow(
  origin: string,
  token: string,
): Promise<Result<FinishedShow, ClosingCode>> {
  // The browser itself would write to the console what cannot succeed.
  if (!navigator.onLine) return failed('offline');
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), PATIENCE_MS);
  try {
    const response = await fetch(`${origin}/api/embed/screens/${encodeURIComponent(token)}`, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: aborter.signal,
    });
    const answer = readShowAnswer(await response.json());
    if (answer === null) return failed('unreadable');
    return 'code' in answer ? failed(answer.code) : succeeded(answer);
  } catch (cause) {
    return failed(cause instanceof SyntaxError ? 'unreadable' : 'unreachable');
  } finally {
    clearTimeout(timer);
  }
}
